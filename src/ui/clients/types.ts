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

/** How an import ended; with the key that it was sent under where it failed, since it may have been done even so. */
export type ImportOutcome = Outcome & { key?: string | undefined }

/** What the clients screens can ask for. Each settles when the back end has answered. */
export type ClientCommands = {
  create(draft: ClientDraft): Promise<Outcome>
  edit(client: Pick<ListedClient, 'id'>, edit: Edit<ClientDraft, ListedClient>): Promise<Outcome>
  setStatus(client: ListedClient, status: ClientStatus): Promise<Outcome>
  remove(client: ListedClient): Promise<Outcome>
  /** Adds clients out of a file, all or none. */
  importClients(clients: readonly ClientToImport[]): Promise<ImportOutcome>
  /** Takes back the import that was sent under this key. */
  undoImport(key: string): Promise<Outcome>
  /** Makes two clients one. */
  merge(merge: Merge): Promise<Outcome>
  /** Takes back facts of a client's history. */
  undo(positions: number[]): Promise<Outcome>
}

/** Which of two clients stays, and what it takes from the other one. */
export type Merge = { keep: number; merge: number; takes: readonly MergePart[] }

/** What can be asked of a client in a list. */
export type ClientAction = 'create_job' | 'edit' | 'set_status' | 'merge' | 'merge_with' | 'export' | 'remove'

/** The table's columns in their order. The name always shows; the others can be hidden. */
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

/** How many clients the plan allows, and how many there are. */
export type PlanRoom = { used: number; limit: number; plan: string }

/** What every clients screen knows of its surroundings. */
export type ClientsContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: ClientCommands
  /** Opens the form of a client (CLI-02). */
  onEdit: (id: number) => void
  /** Opens the form for a job of a client. */
  onCreateJob: (clientId: number) => void
}

export type ClientsScreenProps = ClientsContext &
  ListAddress<ClientFilter, ClientColumn> & {
    /** All clients; the screen narrows them by `place` itself. */
    clients: Loadable<readonly ListedClient[]>
    /** Clients that can't be read, which the list therefore lacks. */
    damaged: readonly DamagedRecord[]
    /** Shows the client's details (`?client=5`). */
    onOpen: (id: number, tab?: ClientTab) => void
    /** Opens the form for a new client. */
    onCreate: () => void
    /** The Import dialog, open by `?import=true`. */
    importing: boolean
    onImporting: (open: boolean) => void
    /** An import that was begun and not ended, which is remembered over a reload. */
    import: {
      interruptedImport: InterruptedImport | null
      onInterruptedImport: (interruptedImport: InterruptedImport | null) => void
    }
    /** All jobs of the business, which questions are about; they need not be loaded before `onAsking`. */
    jobs: Loadable<readonly Job[]>
    /** The locations of equipment, as far as this person sees any. */
    equipment: Loadable<readonly EquipmentPlace[]>
    /** A question has been opened. */
    onAsking: () => void
    /** Null while no limit is known, and where there is none. */
    room: PlanRoom | null
    /** Whether the first client is there and no job yet. */
    leadsToFirstJob: boolean
  }

export const CLIENT_TABS = ['details', 'jobs', 'history'] as const
export type ClientTab = (typeof CLIENT_TABS)[number]

export type ClientDetailsProps = ClientsContext &
  RecordPageProps<ListedClient, 'details' | 'jobs'> & {
    as: 'drawer' | 'page'
    id: number
    /** The jobs of the client. */
    jobs: Loadable<readonly Job[]>
    /** Their invoices; null for those who see none, and until they are known. */
    invoices: readonly ListedInvoice[] | null
    /** Charges of their plans that they owe and no sent invoice asks for; null likewise. */
    charges: readonly StandaloneCharge[] | null
    /** All clients: one of them may be the same person. */
    clients: Loadable<readonly ListedClient[]>
    /** All jobs of the business, which questions are about; they need not be loaded before `onAsking`. */
    allJobs: Loadable<readonly Job[]>
    /** The locations of equipment, as far as this person sees any. */
    equipment: Loadable<readonly EquipmentPlace[]>
    /** The link to the client's own page, and what they asked there. */
    clientPage: ReactNode
    /** A question has been opened. */
    onAsking: () => void
    /** Shows another client in its place. */
    onOpen: (id: number) => void
  }

export type ClientDialogProps = {
  actor: Actor
  /** The client that is edited; null for a new one. */
  client: FormSubject<ListedClient>
  /** What a new client was searched by. */
  typed?: string
  /** All clients, as far as they are loaded: one of them may be the same person. */
  clients: readonly ListedClient[]
  /** The jobs of the business, as far as they are loaded: a property with open ones stays. */
  jobs: readonly Job[]
  /** Null while no limit is known, and where there is none. */
  room: PlanRoom | null
  commands: Pick<ClientCommands, 'create' | 'edit'>
  /** What was typed before a reload; the caller keeps it. */
  draft: RecordDraft<ClientForm, ListedClient> | null
  onDraft: (draft: RecordDraft<ClientForm, ListedClient> | null) => void
  /** Shows a client that was added. */
  onOpen: (id: number) => void
  onClose: () => void
}
