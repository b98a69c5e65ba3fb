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

export type EstimateAction = EstimateCommand | 'bill' | 'edit' | 'print' | 'duplicate' | 'remove'

/** Column ids; URLs and saved views contain them. */
export const ESTIMATE_COLUMNS = ['title', 'number', 'client', 'status', 'made', 'valid', 'total'] as const
export type EstimateColumn = (typeof ESTIMATE_COLUMNS)[number]

export const DETAIL_TABS = ['details', 'history'] as const

export type EstimatesPlace = ListParams<EstimateFilter, EstimateColumn>

type EstimateRef = { id: number }

export type EstimateCommands = {
  create(draft: EstimateDraft): Promise<Outcome>
  /** Copies the estimate with its files; the outcome has the new id. */
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
  /** Stores the names of files being uploaded, so that the next visit can report interrupted ones. Call the result when done. */
  uploading(estimate: EstimateRef, names: readonly string[]): Promise<() => void>
  /** Uploads a file; the estimate has it once it is added by id. */
  sendAttachment(estimate: EstimateRef, file: File): Promise<{ ok: true; id: string } | { ok: false; failure: Failure }>
  addAttachments(estimate: EstimateRef, ids: readonly string[]): Promise<Outcome>
  removeAttachment(estimate: EstimateRef, attachment: string): Promise<Outcome>
  attachment(estimate: number, attachment: string): Promise<Blob>
  /** Invoices the remaining amount; the outcome has the invoice id. */
  bill(estimate: EstimateRef): Promise<Outcome>
  retry(estimate: Estimate): Promise<Outcome>
  dismiss(estimate: Estimate): void
  /** Copies the client page URL for this estimate. */
  copyLink(estimate: Estimate): Promise<void>
  undo(positions: number[]): Promise<Outcome>
}

export type EstimateContext = {
  actor: Actor
  today: Day
  commands: EstimateCommands
  activity: Activity<EstimateCommand>
  sees: { clients: boolean; jobs: boolean }
  onEdit: (id: number) => void
  onInvoice: (id: number) => void
  onPrint: (id: number) => void
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
    estimates: readonly Estimate[]
    clientPage: (client: number, estimate: number) => ReactNode
  }

export type EstimateFormProps = Pick<EstimateContext, 'actor' | 'today' | 'commands' | 'onOpen'> & {
  subject: FormSubject<Estimate>
  empty: EstimateForm
  currency: Currency
  /** Letterhead; null when it could not be loaded. */
  head: DocumentHead | null
  clients: Loadable<readonly ListedClient[]>
  /** Catalog templates of lines; null for people without catalog access. */
  templates: Loadable<readonly EstimateTemplate[]> | null
  /** Lower bound for the id of a new line. */
  now: () => number
  draft: RecordDraft<EstimateForm, Estimate> | null
  onDraft: (draft: RecordDraft<EstimateForm, Estimate> | null) => void
  onClose: () => void
}

export const FIRST_HOUR: TimeOfDay = '08:00'
