import type { ReactNode } from 'react'
import type { Currency } from '@/domain/account/vocabulary'
import type { JournalLine } from '@/domain/books/journal'
import type { ListedClient } from '@/domain/client/filter'
import type { BillableCharge, BillableEstimate, BillableJob } from '@/domain/invoice/billable'
import type { InvoiceCommand } from '@/domain/invoice/commands'
import type { InvoiceFilter } from '@/domain/invoice/filter'
import type { Invoice, ListedInvoice } from '@/domain/invoice/invoice'
import type { InvoiceDraft, InvoiceForm } from '@/domain/invoice/invoice-form'
import type { CreditDraft, RecordPaymentRequest } from '@/domain/invoice/payment-form'
import type { Cents } from '@/domain/money/money'
import type { RefundDraft } from '@/domain/payment/rules'
import type { Actor } from '@/domain/permissions/actor'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Edit } from '@/domain/record/merge-edits'
import type { StandaloneCharge } from '@/domain/service-plan/plan'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Answered, Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { ListAddress } from '@/ui/kit/records/list/use-record-list'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { InvoiceRunsProps } from '@/ui/shared/invoice-runs'

export type InvoiceAction = InvoiceCommand | 'charge' | 'request' | 'edit' | 'print'

export const INVOICE_COLUMNS = ['number', 'client', 'date', 'due_date', 'status', 'total', 'due'] as const
export type InvoiceColumn = (typeof INVOICE_COLUMNS)[number]

export const INVOICE_TABS = ['details', 'payments', 'history'] as const

/** Uninvoiced finished work, and defaults of a new invoice. */
export type BillableWork = {
  jobs: readonly BillableJob[]
  charges: readonly BillableCharge[]
  estimates: readonly BillableEstimate[]
  /** Thousandths of a percent. */
  tax_rate: number
  currency: Currency
}

/** One invoice per piece, or one per client. */
export type WorkToBill = {
  jobs: readonly number[]
  charges: readonly number[]
  estimates: readonly number[]
  together: boolean
}

type InvoiceRef = { id: number }

/** Refers to the payment history entry, and to the card payment if there was one. */
export type RefundRequest = RefundDraft & { invoice_payment_id: number; payment_id: number | null }

/** Commands of the screens. Each settles when the back end has answered. */
export type InvoiceCommands = {
  create(draft: InvoiceDraft): Promise<Outcome>
  edit(invoice: InvoiceRef, edit: Edit<InvoiceDraft, Invoice>): Promise<Outcome>
  /** Returns the ids of the created drafts. */
  bill(work: WorkToBill): Promise<Answered<number[]>>
  send(invoice: ListedInvoice): Promise<Outcome>
  /** Returns the payment link for the client. */
  request(invoice: ListedInvoice, amount: Cents): Promise<Answered<string>>
  remind(invoice: ListedInvoice): Promise<Outcome>
  pay(invoice: ListedInvoice, payment: RecordPaymentRequest): Promise<Outcome>
  refund(invoice: ListedInvoice, refund: RefundRequest): Promise<Outcome>
  credit(invoice: ListedInvoice, credit: CreditDraft): Promise<Outcome>
  apply(invoice: ListedInvoice, amount: Cents): Promise<Outcome>
  void(invoice: ListedInvoice, reason: string): Promise<Outcome>
  retry(invoice: ListedInvoice): Promise<Outcome>
  dismiss(invoice: ListedInvoice): void
  copyLink(invoice: ListedInvoice): Promise<void>
  /** Undoes facts by position. */
  undo(positions: number[]): Promise<Outcome>
}

export type InvoiceContext = {
  actor: Actor
  today: Day
  commands: InvoiceCommands
  activity: Activity<InvoiceCommand>
  seesClients: boolean
  onEdit: (id: number) => void
  onCharge: (id: number) => void
  onRequest: (id: number) => void
  /** Loads the complete invoice, which the list lacks, for the given render function. */
  withWhole: (id: number, draw: (invoice: Loadable<Invoice>) => ReactNode) => ReactNode
  onPage: (id: number) => void
}

export type JournalDialogProps = {
  today: Day
  /** Throws Failure. */
  onJournal: (from: Day, to: Day) => Promise<readonly JournalLine[]>
  onClose: () => void
}

export type InvoicingScreenProps = InvoiceContext &
  ListAddress<InvoiceFilter, InvoiceColumn> & {
    invoices: Loadable<readonly ListedInvoice[]>
    runs: Omit<InvoiceRunsProps, 'today'>
    /** Plan charges that no sent invoice bills. */
    charges: Loadable<readonly StandaloneCharge[]>
    onOpen: (id: number) => void
    onAdd: () => void
    onBill: () => void
    onJournal: () => void
  }

export type InvoiceDetailsProps = InvoiceContext &
  RecordPageProps<Invoice, 'details' | 'payments'> & {
    own: RecordActivity<InvoiceCommand>
    clientPage: (client: number, invoice: number) => ReactNode
  }

export type InvoiceFormProps = Pick<InvoiceContext, 'actor' | 'today' | 'commands'> & {
  subject: FormSubject<Invoice>
  empty: InvoiceForm
  currency: Currency
  clients: Loadable<readonly ListedClient[]>
  draft: RecordDraft<InvoiceForm, Invoice> | null
  onDraft: (draft: RecordDraft<InvoiceForm, Invoice> | null) => void
  onMade: (id: number) => void
  onClose: () => void
}

/** Selection in Bill Work; null keeps the preselection. */
export type WorkChoice = { keys: string[] | null; together: boolean }

export type BillWorkProps = Pick<InvoiceContext, 'actor' | 'commands'> & {
  work: Loadable<BillableWork>
  /** Preselected job, and the only client offered. */
  chosen: { job: number | undefined; client: number | undefined }
  draft: FormDraft<WorkChoice> | null
  onDraft: (draft: FormDraft<WorkChoice> | null) => void
  onMade: (ids: readonly number[]) => void
  onClose: () => void
}
