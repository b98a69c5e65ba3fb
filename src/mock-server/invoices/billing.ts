import type { Client } from '@/domain/client/client'
import type { ClientLink } from '@/domain/client-page/client-link'
import { type InvoiceCommand, judgeInvoice, remindedRefusal } from '@/domain/invoice/commands'
import type { CreditApplication, CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import {
  applyFields,
  creditable,
  creditFields,
  paymentFields,
  repeatRefusal,
  voidFields,
} from '@/domain/invoice/payment-form'
import { methodLabel, methodPhrase } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import type { FactActor } from '@/domain/record/fact'
import { dayAt } from '@/domain/time/calendar'
import { linkBy, linkFor } from '../client-page/links'
import { CLIENT_DELETED, type NoticeResult, noteOf } from '../communications/notices'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { checkVerdict, Refusal, readBy } from '../core/write/refusal'
import { computedInvoiceIn } from './computed-invoice'
import { chargesFollowing } from './decisions'
import { creditFor, invoiceStateOf, sumOfCredit } from './listed'
import { sentInvoice, sentReceipt, sentReminder } from './notices'
import { creditFacts, creditNoteFacts, invoiceFacts, invoicePaymentFacts } from './tables'

/** Throws Refusal 403, 409. */
export const judge = ({ actor }: Requester, command: InvoiceCommand, row: InvoiceRow, store: Store): void => {
  checkVerdict(judgeInvoice(actor, command, invoiceStateOf(row, store)))
}

/** Every message links to the client's page, which stays valid as long as it is needed. A deleted client gets neither. */
const withLink = (
  requester: Requester,
  { client_id }: InvoiceRow,
  store: Store,
  send: (link: ClientLink) => NoticeResult,
): { notice: NoticeResult; facts: Decided[] } => {
  if (!store.find('clients', client_id)) return { notice: CLIENT_DELETED, facts: [] }
  const { link, facts } = linkFor(requester, client_id, store)
  const notice = send(link)
  return { notice, facts: [...notice.facts, ...facts] }
}

const marked = (row: InvoiceRow, notice: NoticeResult, type: string, actor: FactActor, store: Store): Decided =>
  invoiceFacts.changed(row, type, {
    actor,
    note: noteOf(notice, { sent: 'Sent', unsent: 'Marked as sent' }),
    patch: { status: 'sent', sent_at: isoNow(store), not_sent_because: '' },
  })

/** Sends a draft without a person's action, with the link to the client's page. `of` is the responsible actor. */
export const sentTo = (
  { id }: Pick<Client, 'id'>,
  row: InvoiceRow,
  type: string,
  of: { by: FactActor; user_id: number },
  store: Store,
): Decided[] => {
  const { link, facts } = linkBy({ ...of, businessId: row.business_id }, id, store)
  const notice = sentInvoice(row, { actor: null, link }, store)
  return [marked(row, notice, type, of.by, store), ...notice.facts, ...facts]
}

/** Sends a draft with the link to the client's page; one that can't be emailed is marked as sent. Throws Refusal 403, 409. */
export const sent = (requester: Requester, row: InvoiceRow, store: Store): Decided[] => {
  judge(requester, 'send', row, store)
  const { actor } = requester
  const { notice, facts } = withLink(requester, row, store, (link) => sentInvoice(row, { actor, link }, store))
  return [marked(row, notice, 'invoice.sent', byUser(actor), store), ...facts]
}

/** Reminds the client, at most once a day; the link to their page stays valid. Throws Refusal 403, 409. */
export const reminded = (requester: Requester, row: InvoiceRow, store: Store): Decided[] => {
  judge(requester, 'remind', row, store)
  const { actor } = requester
  const { time_zone } = actor
  const last = row.reminded_at === null ? null : dayAt(Date.parse(row.reminded_at), time_zone)
  const today = store.today(time_zone)
  const refusal = remindedRefusal(last, today)
  if (refusal !== null) throw new Refusal(409, refusal)
  const { notice, facts } = withLink(requester, row, store, (link) => sentReminder(row, { actor, link }, today, store))
  return [
    invoiceFacts.changed(row, 'invoice.reminded', {
      actor: byUser(actor),
      note: noteOf(notice, { sent: 'Reminder sent', unsent: 'Reminder recorded' }),
      patch: { reminded_at: isoNow(store) },
    }),
    ...facts,
  ]
}

export type SentPayment = {
  amount: number
  payment_method: string
  payment_date: string
  transaction_id: string
  notes: string
  again?: boolean | null | undefined
  /** Emails one to the client. */
  receipt?: boolean | null | undefined
}

/** Records a payment made elsewhere (INV-04, INV-06). A likely duplicate must be confirmed. Throws Refusal 403, 409, 422. */
export const paid = (
  requester: Requester,
  row: InvoiceRow,
  { again, receipt, ...payment }: SentPayment,
  store: Store,
): Decided[] => {
  judge(requester, 'pay', row, store)
  const { actor } = requester
  const draft = readBy(
    paymentFields(computedInvoiceIn(row, store).amount_due, row.currency, store.today(actor.time_zone)),
    payment,
  )
  const repeat = repeatRefusal(draft, store.naming('invoice_payments', 'invoice_id', row.id), store.now())
  if (repeat !== null && !again) throw new Refusal(409, repeat)
  const record: InvoicePayment = {
    ...draft,
    id: store.nextId('invoice_payments'),
    business_id: row.business_id,
    invoice_id: row.id,
    processed_by: actor.user_id,
    created_at: isoNow(store),
  }
  const words = `${amountIn(draft.amount, row.currency)} paid, ${methodLabel(draft.payment_method)}`
  const recorded = (note: string) =>
    invoicePaymentFacts.created(record, 'invoice_payment.recorded', { actor: byUser(actor), note })
  if (!receipt) return [recorded(words)]
  const { amount, payment_method } = draft
  const { notice, facts } = withLink(requester, row, store, (link) =>
    sentReceipt(row, { actor, link }, { amount, method: methodPhrase(payment_method) }, store),
  )
  return [recorded(noteOf(notice, { sent: `${words}. Receipt sent`, unsent: words })), ...facts]
}

const FIRST_CREDIT = 1_001

/** Throws Refusal 403, 409, 422. */
export const credited = (
  requester: Requester,
  row: InvoiceRow,
  input: { amount: number; reason: string },
  store: Store,
): Decided[] => {
  judge(requester, 'credit', row, store)
  const { actor, businessId } = requester
  const { amount, reason } = readBy(creditFields(creditable(computedInvoiceIn(row, store)), row.currency), input)
  const note: CreditNote = {
    id: store.nextId('credit_notes'),
    business_id: businessId,
    invoice_id: row.id,
    credit_number: `CN-${store.nextNumber('credit_notes', businessId, FIRST_CREDIT)}`,
    credit_date: store.today(actor.time_zone),
    amount,
    reason,
    created_by: actor.user_id,
    created_at: isoNow(store),
  }
  return [
    creditNoteFacts.created(note, 'credit_note.written', {
      actor: byUser(actor),
      note: `${note.credit_number}: ${amountIn(amount, row.currency)} credited`,
    }),
  ]
}

/** Applies credit of the client's other invoices, oldest first. Throws Refusal 403, 409, 422. */
export const applied = (requester: Requester, row: InvoiceRow, input: { amount: number }, store: Store): Decided[] => {
  judge(requester, 'apply', row, store)
  const { actor, businessId } = requester
  const credit = creditFor(row, store)
  const available = sumOfCredit(credit)
  if (available === 0) throw new Refusal(409, 'This client has no credit to apply.')
  const due = computedInvoiceIn(row, store).amount_due
  let open: number = readBy(applyFields({ available, due }, row.currency), input).amount
  return credit.flatMap(({ row: from, remaining }) => {
    const amount = Math.min(open, remaining) as Cents
    open -= amount
    if (amount === 0) return []
    const application: CreditApplication = {
      id: store.nextId('credit_applications'),
      business_id: businessId,
      invoice_id: row.id,
      from_invoice_id: from.id,
      amount,
      applied_date: store.today(actor.time_zone),
      created_by: actor.user_id,
      created_at: isoNow(store),
    }
    return creditFacts.created(application, 'credit.applied', {
      actor: byUser(actor),
      note: `${amountIn(amount, row.currency)} of ${from.invoice_number}’s credit applied`,
    })
  })
}

/** Voids an invoice, so that its work can be billed again. Throws Refusal 403, 409, 422. */
export const voided = (requester: Requester, row: InvoiceRow, input: { reason: string }, store: Store): Decided[] => {
  judge(requester, 'void', row, store)
  const { reason } = readBy(voidFields, input)
  const patch = { status: 'cancelled', void_reason: reason, voided_at: isoNow(store) } as const
  const by = byUser(requester.actor)
  return [
    invoiceFacts.changed(row, 'invoice.voided', { actor: by, note: `Voided: ${reason}`, patch }),
    ...chargesFollowing(row, { ...row, ...patch }, by, store),
  ]
}
