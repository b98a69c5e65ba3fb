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

/** What can be asked of a property in its list. */
export type PropertyAction = 'create_job' | 'edit' | 'export' | 'remove'

/** What the properties screens can ask for. Each settles when the back end has answered. */
export type PropertyCommands = {
  /** Adds a property to a client. */
  create(clientId: number, draft: PropertyDraft): Promise<Outcome>
  edit(property: Pick<Property, 'id'>, edit: Edit<PropertyDraft, Property>): Promise<Outcome>
  remove(property: Pick<Property, 'id'>): Promise<Outcome>
  /** Takes back facts of a property's history. */
  undo(positions: number[]): Promise<Outcome>
}

/** The table's columns in their order (PROP-01). The address always shows; the others can be hidden. */
export const PROPERTY_COLUMNS = ['address', 'name', 'client', 'type', 'lawn', 'schedule', 'next'] as const
export type PropertyColumn = (typeof PROPERTY_COLUMNS)[number]

/** What the address of the page says about the list. */
export type PropertiesPlace = ListParams<PropertyFilter, PropertyColumn>

/** What every properties screen knows of its surroundings. */
export type PropertiesContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: PropertyCommands
  /** Opens the form of a property (`?edit=9`). */
  onEdit: (propertyId: number) => void
  /** Opens the form for a job at a property. */
  onCreateJob: (property: Pick<Property, 'id' | 'client_id'>) => void
}

export type PropertiesScreenProps = PropertiesContext &
  ListAddress<PropertyFilter, PropertyColumn> & {
    /** All properties; the screen narrows them by `place` itself. */
    properties: Loadable<readonly ListedProperty[]>
    clients: readonly ClientOption[]
    /** All jobs of the business, which questions are about; they need not be loaded before `onAsking`. */
    jobs: Loadable<readonly Job[]>
    /** The locations of equipment, as far as this person sees any; a deletion says what becomes of it. */
    equipment: Loadable<readonly EquipmentPlace[]>
    /** A question has been opened. */
    onAsking: () => void
    /** Clients that can't be read, whose properties the list therefore lacks. */
    damagedClients: readonly DamagedRecord[]
    /** Shows the property's details (`?property=9`). */
    onOpen: (propertyId: number) => void
    /** Opens the form of a new property (`?create=true`). */
    onAdd: () => void
  }

export const DETAIL_TABS = ['details', 'history'] as const

export type PropertyDetailsProps = PropertiesContext &
  RecordPageProps<ListedProperty> & {
    /** All properties, as far as they are loaded. */
    properties: readonly ListedProperty[]
    /** Chemicals that were applied here; empty until they are loaded. */
    applications: readonly Application[]
    /** Whether this person has a page of chemicals to be led to. */
    seesChemicals: boolean
    /** The jobs of the property's client; the details find those that are at the property. */
    jobs: Loadable<readonly Job[]>
    /** The locations of equipment, as far as this person sees any; a deletion says what becomes of it. */
    equipment: Loadable<readonly EquipmentPlace[]>
  }

export type PropertyFormProps = Pick<PropertiesContext, 'actor' | 'commands'> & {
  /** The property to edit; null for a new one. */
  property: FormSubject<ListedProperty>
  clients: Loadable<readonly ClientOption[]>
  /** Adds a client out of what was typed, whose the property then is; null where this person may not. */
  onAddClient: ((typed: string, choose: (client: ClientOption) => void) => void) | null
  /** The client of a new property, where that is known. */
  clientId: number | null
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<OwnedPropertyForm, ListedProperty> | null
  onDraft: (draft: RecordDraft<OwnedPropertyForm, ListedProperty> | null) => void
  /** Shows a property that was added. */
  onShow: (propertyId: number) => void
  onClose: () => void
}
