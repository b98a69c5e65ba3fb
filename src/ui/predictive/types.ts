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

/** The tabs of the page (PRED-01). */
export const PREDICTIVE_VIEWS = ['overview', 'alerts', 'recommendations', 'equipment'] as const
export type PredictiveView = (typeof PREDICTIVE_VIEWS)[number]

/** What can be asked of equipment. */
export type EquipmentAction = 'view' | 'accept' | 'schedule' | 'serviced' | 'fault' | 'edit' | 'remove'

type UnitRef = Pick<Equipment, 'id'>

/** What the screens can ask for. Each settles when the back end has answered. */
export type EquipmentCommands = {
  add(draft: EquipmentDraft): Promise<Outcome>
  edit(unit: UnitRef, edit: Edit<EquipmentDraft, Equipment>): Promise<Outcome>
  remove(unit: UnitRef): Promise<Outcome>
  /** Says that it was serviced. */
  serviced(unit: UnitRef, service: Pick<EquipmentService, 'done_on' | 'notes'>): Promise<Outcome>
  /** Says what went wrong. */
  reported(unit: UnitRef, fault: Pick<EquipmentFault, 'occurred_on' | 'description'>): Promise<Outcome>
  /** Makes the job that is recommended. */
  accept(unit: UnitRef): Promise<Outcome>
  monitor(monitoring: Monitoring): Promise<Outcome>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The table's columns in their order (PRED-05). The name always shows; the others can be hidden. */
export const EQUIPMENT_COLUMNS = ['name', 'type', 'client', 'health', 'last', 'next', 'plan'] as const
export type EquipmentColumn = (typeof EQUIPMENT_COLUMNS)[number]

/** What the address of the page says about the list. */
export type EquipmentPlace = ListParams<EquipmentFilter, EquipmentColumn>

/** What can be recorded about equipment: that it was serviced, or what went wrong. */
export type EntryKind = 'serviced' | 'fault'

/** What every screen of the page knows of its surroundings. */
export type PredictiveContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: EquipmentCommands
  /** Opens the form of equipment (`?edit=7`). */
  onEdit: (id: number) => void
  /** Opens the form of a service or a fault (`?fault=7`). */
  onEntry: (what: EntryKind, id: number) => void
  /** Opens the form of a job for it. */
  onSchedule: (id: number) => void
}

/** All that is known of the equipment of the business. */
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
    /** Shows a unit's details (`?equipment=7`), on another tab than the first where one is named. */
    onOpen: (id: number, tab?: 'details' | 'history') => void
    /** Opens the form of a new unit (`?create=true`). */
    onAdd: () => void
    /** Opens Setup Smart Monitoring (`?monitoring=true`). */
    onMonitor: () => void
  }

export const DETAIL_TABS = ['details', 'history'] as const

export type EquipmentDetailsProps = PredictiveContext &
  RecordPageProps<Equipment> & {
    /** What is predicted and recommended of it; null where nothing is. */
    alert: PredictiveAlert | null
    recommendation: Recommendation | null
    /** Whether this person has pages of clients and properties to be led to. */
    seesClients: boolean
  }

/** A form that records a service or a fault; the caller keeps what is typed. */
export type EntryFormProps<Form> = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  subject: Exclude<FormSubject<Equipment>, null>
  draft: RecordDraft<Form, Equipment> | null
  onDraft: (draft: RecordDraft<Form, Equipment> | null) => void
  onClose: () => void
}

export type MonitoringFormProps = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  facts: PredictiveFacts
  /** What was typed before a reload; the caller keeps it. */
  draft: FormDraft<MonitoringForm> | null
  onDraft: (draft: FormDraft<MonitoringForm> | null) => void
  onClose: () => void
}

export type EquipmentFormProps = Pick<PredictiveContext, 'actor' | 'today' | 'commands'> & {
  /** The equipment to edit; null for a new one. */
  unit: FormSubject<Equipment>
  properties: readonly ListedProperty[]
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<EquipmentForm, Equipment> | null
  onDraft: (draft: RecordDraft<EquipmentForm, Equipment> | null) => void
  /** Shows equipment that was added. */
  onShow: (id: number) => void
  onClose: () => void
}
