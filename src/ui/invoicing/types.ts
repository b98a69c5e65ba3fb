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

/** What can be asked of an invoice in its list. */
export type InvoiceAction = InvoiceCommand | 'charge' | 'request' | 'edit' | 'print'

/** The columns of the list; the address and the saved views name them. */
export const INVOICE_COLUMNS = ['number', 'client', 'date', 'due_date', 'status', 'total', 'due'] as const
export type InvoiceColumn = (typeof INVOICE_COLUMNS)[number]

export const INVOICE_TABS = ['details', 'payments', 'history'] as const

/** Finished work that is on no invoice yet, and what a new invoice begins with. */
export type BillableWork = {
  jobs: readonly BillableJob[]
  charges: readonly BillableCharge[]
  estimates: readonly BillableEstimate[]
  /** Thousandths of a percent. */
  tax_rate: number
  currency: Currency
}

/** Which work is billed: one invoice each, or one together for a client. */
export type WorkToBill = {
  jobs: readonly number[]
  charges: readonly number[]
  estimates: readonly number[]
  together: boolean
}

type InvoiceRef = { id: number }

/** What is given back: of which entry of the payment history, and the payment by card where it was one. */
export type RefundRequest = RefundDraft & { invoice_payment_id: number; payment_id: number | null }

/** What the screens can ask for. Each settles when the back end has answered. */
export type InvoiceCommands = {
  create(draft: InvoiceDraft): Promise<Outcome>
  edit(invoice: InvoiceRef, edit: Edit<InvoiceDraft, Invoice>): Promise<Outcome>
  /** Makes drafts of finished work, and answers their ids. */
  bill(work: WorkToBill): Promise<Answered<number[]>>
  send(invoice: ListedInvoice): Promise<Outcome>
  /** Asks the client to pay, and answers the link for them. */
  request(invoice: ListedInvoice, amount: Cents): Promise<Answered<string>>
  remind(invoice: ListedInvoice): Promise<Outcome>
  pay(invoice: ListedInvoice, payment: RecordPaymentRequest): Promise<Outcome>
  refund(invoice: ListedInvoice, refund: RefundRequest): Promise<Outcome>
  credit(invoice: ListedInvoice, credit: CreditDraft): Promise<Outcome>
  /** Settles it with credit of the client's other invoices. */
  apply(invoice: ListedInvoice, amount: Cents): Promise<Outcome>
  void(invoice: ListedInvoice, reason: string): Promise<Outcome>
  /** Tries again what an invoice's life could not do. */
  retry(invoice: ListedInvoice): Promise<Outcome>
  /** Dismisses what has failed. */
  dismiss(invoice: ListedInvoice): void
  /** Copies the address of the client's page, at this invoice. */
  copyLink(invoice: ListedInvoice): Promise<void>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** What every screen of invoices knows of its surroundings. */
export type InvoiceContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: InvoiceCommands
  /** The activity of each invoice. */
  activity: Activity<InvoiceCommand>
  /** Whether this person has a page of clients to be led to. */
  seesClients: boolean
  onEdit: (id: number) => void
  /** Opens Pay Invoice. */
  onCharge: (id: number) => void
  /** Opens the payment request. */
  onRequest: (id: number) => void
  /** Draws what needs all that is known of an invoice, which a list does not have: it is loaded for it. */
  withWhole: (id: number, draw: (invoice: Loadable<Invoice>) => ReactNode) => ReactNode
  /** Shows an invoice on a page of its own, as it is on paper. */
  onPage: (id: number) => void
}

/** What exports the journal. */
export type JournalDialogProps = {
  today: Day
  /** The books of these days. @throws Failure */
  onJournal: (from: Day, to: Day) => Promise<readonly JournalLine[]>
  onClose: () => void
}

export type InvoicingScreenProps = InvoiceContext &
  ListAddress<InvoiceFilter, InvoiceColumn> & {
    invoices: Loadable<readonly ListedInvoice[]>
    runs: Omit<InvoiceRunsProps, 'today'>
    /** Charges of plans that no sent invoice asks for. */
    charges: Loadable<readonly StandaloneCharge[]>
    onOpen: (id: number) => void
    onAdd: () => void
    /** Opens the choice of finished work to bill. */
    onBill: () => void
    /** Opens the choice of the days of which the journal is exported. */
    onJournal: () => void
  }

export type InvoiceDetailsProps = InvoiceContext &
  RecordPageProps<Invoice, 'details' | 'payments'> & {
    own: RecordActivity<InvoiceCommand>
    /** The way to the client's page at this invoice. */
    clientPage: (client: number, invoice: number) => ReactNode
  }

export type InvoiceFormProps = Pick<InvoiceContext, 'actor' | 'today' | 'commands'> & {
  /** The draft to edit; null for a new one. */
  subject: FormSubject<Invoice>
  empty: InvoiceForm
  currency: Currency
  clients: Loadable<readonly ListedClient[]>
  draft: RecordDraft<InvoiceForm, Invoice> | null
  onDraft: (draft: RecordDraft<InvoiceForm, Invoice> | null) => void
  onMade: (id: number) => void
  onClose: () => void
}

/** What is ticked in Bill Work; null is what was chosen ahead. */
export type WorkChoice = { keys: string[] | null; together: boolean }

export type BillWorkProps = Pick<InvoiceContext, 'actor' | 'commands'> & {
  work: Loadable<BillableWork>
  /** The job that is chosen ahead, and the client whose work alone is offered. */
  chosen: { job: number | undefined; client: number | undefined }
  draft: FormDraft<WorkChoice> | null
  onDraft: (draft: FormDraft<WorkChoice> | null) => void
  onMade: (ids: readonly number[]) => void
  onClose: () => void
}
