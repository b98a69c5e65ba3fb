import type { Application } from '@/domain/chemical/application'
import type { OwnedPropertyForm, PropertyDraft } from '@/domain/client/form'
import type { ListedProperty, PropertyFilter } from '@/domain/client/listed-property'
import type { Property } from '@/domain/client/property'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { ClientOption } from '@/ui/shared/pickers/match-clients'

export type PropertyAction = 'create_job' | 'edit' | 'export' | 'remove'

/** Each resolves when the back end has answered. */
export type PropertyCommands = {
  create(clientId: number, draft: PropertyDraft): Promise<Outcome>
  edit(property: Pick<Property, 'id'>, edit: Edit<PropertyDraft, Property>): Promise<Outcome>
  remove(property: Pick<Property, 'id'>): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

/** In display order (PROP-01). The address is always visible; other columns can be hidden. */
export const PROPERTY_COLUMNS = ['address', 'name', 'client', 'type', 'lawn', 'schedule', 'next'] as const
export type PropertyColumn = (typeof PROPERTY_COLUMNS)[number]

export type PropertiesPlace = ListParams<PropertyFilter, PropertyColumn>

export type PropertiesContext = {
  actor: Actor
  today: Day
  commands: PropertyCommands
  onEdit: (propertyId: number) => void
  onCreateJob: (property: Pick<Property, 'id' | 'client_id'>) => void
}

export type PropertiesScreenProps = PropertiesContext &
  ListAddress<PropertyFilter, PropertyColumn> & {
    properties: Loadable<readonly ListedProperty[]>
    clients: readonly ClientOption[]
    /** All jobs, for confirmations; may load only after `onAsking`. */
    jobs: Loadable<readonly Job[]>
    /** Equipment locations visible to this user; a deletion mentions the equipment. */
    equipment: Loadable<readonly EquipmentPlace[]>
    onAsking: () => void
    /** Unreadable clients, whose properties are missing from the list. */
    damagedClients: readonly DamagedRecord[]
    onOpen: (propertyId: number) => void
    onAdd: () => void
  }

export const DETAIL_TABS = ['details', 'history'] as const

export type PropertyDetailsProps = PropertiesContext &
  RecordPageProps<ListedProperty> & {
    properties: readonly ListedProperty[]
    /** Chemicals applied here; empty until loaded. */
    applications: readonly Application[]
    seesChemicals: boolean
    /** The client's jobs; the details filter them by property. */
    jobs: Loadable<readonly Job[]>
    /** Equipment locations visible to this user; a deletion mentions the equipment. */
    equipment: Loadable<readonly EquipmentPlace[]>
  }

export type PropertyFormProps = Pick<PropertiesContext, 'actor' | 'commands'> & {
  property: FormSubject<ListedProperty>
  clients: Loadable<readonly ClientOption[]>
  /** Creates a client from the entered name and selects it; null when the user may not. */
  onAddClient: ((typed: string, choose: (client: ClientOption) => void) => void) | null
  clientId: number | null
  /** Unsaved input from before a reload; the caller stores it. */
  draft: RecordDraft<OwnedPropertyForm, ListedProperty> | null
  onDraft: (draft: RecordDraft<OwnedPropertyForm, ListedProperty> | null) => void
  onShow: (propertyId: number) => void
  onClose: () => void
}
