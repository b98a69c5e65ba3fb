import type { ListedProperty } from '@/domain/client/listed-property'
import type { PredictiveAlert } from '@/domain/equipment/alerts'
import type { Equipment, EquipmentDraft, EquipmentFault, EquipmentService } from '@/domain/equipment/equipment'
import type { EquipmentFilter } from '@/domain/equipment/filter'
import type { EquipmentForm } from '@/domain/equipment/form'
import type { Monitoring, MonitoringForm } from '@/domain/equipment/monitoring'
import type { Recommendation } from '@/domain/equipment/recommendations'
import type { Actor } from '@/domain/permissions/actor'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** PRED-01 */
export const PREDICTIVE_VIEWS = ['overview', 'alerts', 'recommendations', 'equipment'] as const
export type PredictiveView = (typeof PREDICTIVE_VIEWS)[number]

export type EquipmentAction = 'view' | 'accept' | 'schedule' | 'serviced' | 'fault' | 'edit' | 'remove'

type UnitRef = Pick<Equipment, 'id'>

/** Each promise settles when the back end has answered. */
export type EquipmentCommands = {
  add(draft: EquipmentDraft): Promise<Outcome>
  edit(unit: UnitRef, edit: Edit<EquipmentDraft, Equipment>): Promise<Outcome>
  remove(unit: UnitRef): Promise<Outcome>
  serviced(unit: UnitRef, service: Pick<EquipmentService, 'done_on' | 'notes'>): Promise<Outcome>
  reported(unit: UnitRef, fault: Pick<EquipmentFault, 'occurred_on' | 'description'>): Promise<Outcome>
  accept(unit: UnitRef): Promise<Outcome>
  monitor(monitoring: Monitoring): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

/** In display order (PRED-05). The name is always visible; the others can be hidden. */
export const EQUIPMENT_COLUMNS = ['name', 'type', 'client', 'health', 'last', 'next', 'plan'] as const
export type EquipmentColumn = (typeof EQUIPMENT_COLUMNS)[number]

export type EquipmentPlace = ListParams<EquipmentFilter, EquipmentColumn>

export type EntryKind = 'serviced' | 'fault'

export type PredictiveContext = {
  actor: Actor
  /** In the business's time zone. */
  today: Day
  commands: EquipmentCommands
  onEdit: (id: number) => void
  onEntry: (what: EntryKind, id: number) => void
  onSchedule: (id: number) => void
}

export type PredictiveFacts = {
  equipment: readonly Equipment[]
  alerts: readonly PredictiveAlert[]
  recommendations: readonly Recommendation[]
  monitoring: Monitoring
}

export type PredictiveScreenProps = PredictiveContext &
  ListAddress<EquipmentFilter, EquipmentColumn> & {
    facts: Loadable<PredictiveFacts>
    view: PredictiveView
    onView: (view: PredictiveView) => void
    onOpen: (id: number, tab?: 'details' | 'history') => void
    onAdd: () => void
    onMonitor: () => void
  }

export const DETAIL_TABS = ['details', 'history'] as const

export type EquipmentDetailsProps = PredictiveContext &
  RecordPageProps<Equipment> & {
    alert: PredictiveAlert | null
    recommendation: Recommendation | null
    seesClients: boolean
  }

export type EntryFormProps<Form> = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  subject: Exclude<FormSubject<Equipment>, null>
  draft: RecordDraft<Form, Equipment> | null
  onDraft: (draft: RecordDraft<Form, Equipment> | null) => void
  onClose: () => void
}

export type MonitoringFormProps = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  facts: PredictiveFacts
  draft: FormDraft<MonitoringForm> | null
  onDraft: (draft: FormDraft<MonitoringForm> | null) => void
  onClose: () => void
}

export type EquipmentFormProps = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  /** Null for new equipment. */
  unit: FormSubject<Equipment>
  properties: readonly ListedProperty[]
  draft: RecordDraft<EquipmentForm, Equipment> | null
  onDraft: (draft: RecordDraft<EquipmentForm, Equipment> | null) => void
  onShow: (id: number) => void
  onClose: () => void
}
