import { fullName } from '@/domain/account/user'
import type { ClientLink } from '@/domain/client-page/client-link'
import type { PageApproval, PageQuestion } from '@/domain/client-page/page'
import { MOST_A_DAY, UNANSWERED } from '@/domain/client-page/question'
import { choiceRefusal, presetChoice } from '@/domain/estimate/choice'
import { computedStatusOf, computedStatusRefusal } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { questionSubject } from '@/domain/messaging/notices/answer-notice'
import type { FactActor } from '@/domain/record/fact'
import { writtenOnPage } from '../communications/page-lines'
import { byClient, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { idFrom, invalid, Refusal } from '../core/write/refusal'
import { listed } from '../estimates/listed'
import { ESTIMATE_DECLINED, ESTIMATE_SIGNED, ESTIMATE_VIEWED, estimateFacts } from '../estimates/tables'
import { INVOICE_VIEWED, invoiceFacts } from '../invoices/tables'
import { linkChanged } from './links'
import { sentEstimates, sentInvoices } from './page-view'
import { questionAbout } from './question-about'
import { QUESTION_ASKED, questionFacts } from './tables'

const DAY = 24 * 3_600_000
/** In ms; a visit within this time of the last one counts as the same. */
const SAME_VISIT = 3_600_000

const nameOf = ({ client_id }: ClientLink, store: Store): string => {
  const client = store.find('clients', client_id)
  return client ? fullName(client) : 'The client'
}

const inNameOf = (link: ClientLink, store: Store): FactActor => byClient(nameOf(link, store))

/** Throws Refusal 404. */
const estimateOf = ({ client_id }: ClientLink, id: number, store: Store): EstimateRow => {
  const row = sentEstimates(client_id, store).find((each) => each.id === id)
  if (!row) throw new Refusal(404, 'Estimate not found')
  return row
}

/** Throws Refusal 404. */
const invoiceOf = ({ client_id }: ClientLink, id: number, store: Store) => {
  const row = sentInvoices(client_id, store).find((each) => each.id === id)
  if (!row) throw new Refusal(404, 'Invoice not found')
  return row
}

const checkWritable = (stream: string, store: Store): void => {
  if (store.isReadOnly(stream)) throw new Refusal(409, 'This can’t be changed now. Contact the business.')
}

/** Marks the opened document as viewed, once. Throws Refusal 404. */
export const seen = (
  link: ClientLink,
  { estimate, invoice }: { estimate: number | null; invoice: number | null },
  store: Store,
): Decided[] => {
  const actor = inNameOf(link, store)
  const facts: Decided[] = []
  if (estimate !== null) {
    const row = estimateOf(link, estimate, store)
    if (computedStatusOf(listed(row, store)) === 'sent' && !store.isReadOnly(`estimate/${row.id}`))
      facts.push(
        estimateFacts.changed(row, ESTIMATE_VIEWED, {
          actor,
          note: 'Viewed by the client',
          patch: { status: 'viewed' },
        }),
      )
  }
  if (invoice !== null) {
    const row = invoiceOf(link, invoice, store)
    if (row.status === 'sent' && !store.isReadOnly(`invoice/${row.id}`))
      facts.push(
        invoiceFacts.changed(row, INVOICE_VIEWED, { actor, note: 'Viewed by the client', patch: { status: 'viewed' } }),
      )
  }
  if (link.last_seen_at === null || store.now() - link.last_seen_at >= SAME_VISIT)
    facts.push(
      linkChanged(link, 'client_link.seen', {
        actor,
        note: 'Opened their page',
        patch: { last_seen_at: store.now() },
      }),
    )
  return facts
}

const estimateIn = (link: ClientLink, text: string, step: 'approve' | 'reject', store: Store): EstimateRow => {
  const row = estimateOf(link, idFrom(text, 'Estimate'), store)
  checkWritable(`estimate/${row.id}`, store)
  const refusal = computedStatusRefusal(step, listed(row, store))
  if (refusal !== null) throw new Refusal(409, refusal)
  return row
}

/** Throws Refusal 404, 409. */
export const signed = (link: ClientLink, id: string, approval: PageApproval, store: Store): Decided[] => {
  const { answered_by, signature } = approval
  const row = estimateIn(link, id, 'approve', store)
  const choice = approval.choice ?? presetChoice(row)
  const refusal = choiceRefusal(row, choice)
  if (refusal !== null) throw invalid('choice', refusal)
  const how = signature.kind === 'drawn' ? 'signed by hand' : 'signed by typing the name'
  return [
    estimateFacts.changed(row, ESTIMATE_SIGNED, {
      actor: inNameOf(link, store),
      note: `Approved by ${answered_by} on the client page, ${how}`,
      patch: {
        ...{ answered_by, signature, choice, answered_via: 'client_page', answered_at: isoNow(store) },
        ...{ rejection_reason: '', status: 'approved' },
      },
    }),
  ]
}

/** Throws Refusal 404, 409. */
export const declined = (
  link: ClientLink,
  id: string,
  { rejection_reason }: { rejection_reason: string },
  store: Store,
): Decided[] => [
  estimateFacts.changed(estimateIn(link, id, 'reject', store), ESTIMATE_DECLINED, {
    actor: inNameOf(link, store),
    note: `Rejected on the client page: ${rejection_reason}`,
    patch: {
      ...{ answered_by: nameOf(link, store), answered_via: 'client_page', answered_at: isoNow(store) },
      ...{ rejection_reason, status: 'rejected', signature: null, choice: null },
    },
  }),
]

/** Throws Refusal 404, 429. */
export const questionCreated = (
  link: ClientLink,
  { estimate, invoice, text }: PageQuestion,
  store: Store,
): Decided[] => {
  if (estimate !== null) estimateOf(link, estimate, store)
  if (invoice !== null) invoiceOf(link, invoice, store)
  const since = store.now() - DAY
  const today = store.naming('client_questions', 'client_id', link.client_id).filter(({ asked_at }) => asked_at > since)
  if (today.length >= MOST_A_DAY) throw new Refusal(429, 'That is a lot of questions for one day. Call the business.')
  const row = {
    ...UNANSWERED,
    id: store.nextId('client_questions'),
    business_id: link.business_id,
    client_id: link.client_id,
    estimate_id: estimate,
    invoice_id: invoice,
    text,
    asked_at: store.now(),
  }
  const note = `Asked: ${text}`
  const actor = inNameOf(link, store)
  const client = store.find('clients', link.client_id)
  const about = { table: 'client_questions', id: row.id }
  const subject = questionSubject(questionAbout(row, store))
  return [
    questionFacts.created(row, QUESTION_ASKED, { actor, note }),
    ...(client ? writtenOnPage(client, { actor, subject, body: text, about }, store) : []),
  ]
}
