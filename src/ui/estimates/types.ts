import type { ReactNode } from 'react'
import type { Currency } from '@/domain/account/vocabulary'
import type { ListedClient } from '@/domain/client/filter'
import type { DocumentHead } from '@/domain/documents/customer-document'
import type { Approval, Rejection } from '@/domain/estimate/answer'
import type { EstimateCommand } from '@/domain/estimate/commands'
import type { Estimate } from '@/domain/estimate/estimate'
import type { EstimateFilter } from '@/domain/estimate/filter'
import type { EstimateDraft, EstimateForm } from '@/domain/estimate/form'
import type { EstimateTemplate } from '@/domain/estimate/template'
import type { JobSlot } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Failure } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day, TimeOfDay } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { ListAddress, ListParams } from '@/ui/kit/records/list/use-record-list'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** What can be done with an estimate, on its card and on its page. */
export type EstimateAction = EstimateCommand | 'bill' | 'edit' | 'print' | 'duplicate' | 'remove'

/** The columns of the list; the address and the saved views name them. */
export const ESTIMATE_COLUMNS = ['title', 'number', 'client', 'status', 'made', 'valid', 'total'] as const
export type EstimateColumn = (typeof ESTIMATE_COLUMNS)[number]

export const DETAIL_TABS = ['details', 'history'] as const

export type EstimatesPlace = ListParams<EstimateFilter, EstimateColumn>

type EstimateRef = { id: number }

/** What the screens can ask for. Each settles when the back end has answered. */
export type EstimateCommands = {
  create(draft: EstimateDraft): Promise<Outcome>
  /** Makes a new estimate that has the files of this one; the outcome has its id. */
  copy(estimate: EstimateRef, draft: EstimateDraft): Promise<Outcome>
  edit(estimate: EstimateRef, edit: Edit<EstimateDraft, Estimate>): Promise<Outcome>
  remove(estimate: EstimateRef): Promise<Outcome>
  send(estimate: Estimate): Promise<Outcome>
  resend(estimate: Estimate): Promise<Outcome>
  approve(estimate: Estimate, approval: Approval): Promise<Outcome>
  reject(estimate: Estimate, rejection: Rejection): Promise<Outcome>
  /** The outcome has the id of the new version. */
  revise(estimate: Estimate): Promise<Outcome>
  convert(estimate: Estimate, slot: JobSlot): Promise<Outcome>
  /** Keeps the names of files that are on their way, so that the next visit knows what a closed page left; call what it resolves to once they are there. */
  uploading(estimate: EstimateRef, names: readonly string[]): Promise<() => void>
  /** Sends a file, which the estimate has once it is added by its id. */
  sendAttachment(estimate: EstimateRef, file: File): Promise<{ ok: true; id: string } | { ok: false; failure: Failure }>
  addAttachments(estimate: EstimateRef, ids: readonly string[]): Promise<Outcome>
  removeAttachment(estimate: EstimateRef, attachment: string): Promise<Outcome>
  /** The content of a file of an estimate. */
  attachment(estimate: number, attachment: string): Promise<Blob>
  /** Makes an invoice of what is left of it; the outcome has its id. */
  bill(estimate: EstimateRef): Promise<Outcome>
  /** Tries again what an estimate's life could not do. */
  retry(estimate: Estimate): Promise<Outcome>
  /** Dismisses what has failed. */
  dismiss(estimate: Estimate): void
  /** Copies the address of the client's page, at this estimate. */
  copyLink(estimate: Estimate): Promise<void>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** What every screen of estimates knows of its surroundings. */
export type EstimateContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: EstimateCommands
  /** The activity of each estimate. */
  activity: Activity<EstimateCommand>
  /** Whether this person has a page of clients to be led to, and one of jobs. */
  sees: { clients: boolean; jobs: boolean }
  /** Opens the editor. */
  onEdit: (id: number) => void
  /** Leads to an invoice. */
  onInvoice: (id: number) => void
  /** Leads to the estimate as its client gets it. */
  onPrint: (id: number) => void
  /** Shows an estimate's details. */
  onOpen: (id: number) => void
}

export type EstimatesScreenProps = EstimateContext &
  ListAddress<EstimateFilter, EstimateColumn> & {
    estimates: Loadable<readonly Estimate[]>
    onCreate: () => void
  }

export type EstimateDetailsProps = EstimateContext &
  RecordPageProps<Estimate> & {
    own: RecordActivity<EstimateCommand>
    /** The other versions, where the list holds them. */
    estimates: readonly Estimate[]
    /** The way to the client's page at this estimate. */
    clientPage: (client: number, estimate: number) => ReactNode
  }

export type EstimateFormProps = Pick<EstimateContext, 'actor' | 'today' | 'commands' | 'onOpen'> & {
  subject: FormSubject<Estimate>
  empty: EstimateForm
  /** Of new documents of the business. */
  currency: Currency
  /** What documents begin with; null where it could not be loaded. */
  head: DocumentHead | null
  clients: Loadable<readonly ListedClient[]>
  /** What lines are made from; null for those who don't see the catalog. */
  templates: Loadable<readonly EstimateTemplate[]> | null
  /** The number that a line that is added now gets at least. */
  now: () => number
  draft: RecordDraft<EstimateForm, Estimate> | null
  onDraft: (draft: RecordDraft<EstimateForm, Estimate> | null) => void
  onClose: () => void
}

/** When a job begins unless someone says otherwise. */
export const FIRST_HOUR: TimeOfDay = '08:00'
