import type { ReactNode } from 'react'
import type { ClientFilter, ListedClient } from '@/domain/client/filter'
import type { ClientDraft, ClientForm } from '@/domain/client/form'
import type { InterruptedImport } from '@/domain/client/import/interrupted-import'
import type { ClientToImport } from '@/domain/client/import/plan'
import type { MergePart } from '@/domain/client/merge'
import type { ClientStatus } from '@/domain/client/vocabulary'
import type { EquipmentPlace } from '@/domain/equipment/equipment'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Edit } from '@/domain/record/merge-edits'
import type { StandaloneCharge } from '@/domain/service-plan/plan'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress } from '@/ui/kit/records/list/use-record-list'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** A failed import includes its key, because it may have succeeded anyway. */
export type ImportOutcome = Outcome & { key?: string | undefined }

export type ClientCommands = {
  create(draft: ClientDraft): Promise<Outcome>
  edit(client: Pick<ListedClient, 'id'>, edit: Edit<ClientDraft, ListedClient>): Promise<Outcome>
  setStatus(client: ListedClient, status: ClientStatus): Promise<Outcome>
  remove(client: ListedClient): Promise<Outcome>
  importClients(clients: readonly ClientToImport[]): Promise<ImportOutcome>
  undoImport(key: string): Promise<Outcome>
  merge(merge: Merge): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

/** `keep` survives, `merge` is removed, `takes` are the values taken from it. */
export type Merge = { keep: number; merge: number; takes: readonly MergePart[] }

export type ClientAction = 'create_job' | 'edit' | 'set_status' | 'merge' | 'merge_with' | 'export' | 'remove'

export const CLIENT_COLUMNS = [
  'name',
  'status',
  'type',
  'phone',
  'email',
  'properties',
  'balance',
  'client_since',
] as const
export type ClientColumn = (typeof CLIENT_COLUMNS)[number]

/** Plan limit and number of clients. */
export type PlanRoom = { used: number; limit: number; plan: string }

export type ClientsContext = {
  actor: Actor
  today: Day
  commands: ClientCommands
  onEdit: (id: number) => void
  onCreateJob: (clientId: number) => void
}

export type ClientsScreenProps = ClientsContext &
  ListAddress<ClientFilter, ClientColumn> & {
    clients: Loadable<readonly ListedClient[]>
    damaged: readonly DamagedRecord[]
    onOpen: (id: number, tab?: ClientTab) => void
    onCreate: () => void
    /** Open with `?import=true`. */
    importing: boolean
    onImporting: (open: boolean) => void
    /** An unfinished import, persisted across reloads. */
    import: {
      interruptedImport: InterruptedImport | null
      onInterruptedImport: (interruptedImport: InterruptedImport | null) => void
    }
    /** All jobs of the business for confirmation dialogs; loaded after `onAsking`. */
    jobs: Loadable<readonly Job[]>
    equipment: Loadable<readonly EquipmentPlace[]>
    onAsking: () => void
    /** Null while unknown and when unlimited. */
    room: PlanRoom | null
    /** True with a first client and no job yet. */
    leadsToFirstJob: boolean
  }

export const CLIENT_TABS = ['details', 'jobs', 'messages', 'history'] as const
export type ClientTab = (typeof CLIENT_TABS)[number]

export type ClientDetailsProps = ClientsContext &
  RecordPageProps<ListedClient, 'details' | 'jobs' | 'messages'> & {
    as: 'drawer' | 'page'
    id: number
    jobs: Loadable<readonly Job[]>
    /** Null while loading and for people without access. */
    invoices: readonly ListedInvoice[] | null
    /** Unpaid plan charges on no sent invoice; null as above. */
    charges: readonly StandaloneCharge[] | null
    clients: Loadable<readonly ListedClient[]>
    /** All jobs of the business for confirmation dialogs; loaded after `onAsking`. */
    allJobs: Loadable<readonly Job[]>
    equipment: Loadable<readonly EquipmentPlace[]>
    clientPage: ReactNode
    /** Null for people who may not see messages. */
    messages: ReactNode
    onAsking: () => void
    onOpen: (id: number) => void
  }

export type ClientDialogProps = {
  actor: Actor
  client: FormSubject<ListedClient>
  /** The search text that led to creating the client. */
  typed?: string
  clients: readonly ListedClient[]
  /** Loaded jobs: a property with open ones can't be removed. */
  jobs: readonly Job[]
  /** Null while unknown and when unlimited. */
  room: PlanRoom | null
  commands: Pick<ClientCommands, 'create' | 'edit'>
  draft: RecordDraft<ClientForm, ListedClient> | null
  onDraft: (draft: RecordDraft<ClientForm, ListedClient> | null) => void
  onOpen: (id: number) => void
  onClose: () => void
}
