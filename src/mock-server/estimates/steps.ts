import type { EstimateAnswer, EstimateSlot } from '@/contract/graphql/generated/resolvers'
import { wireJobDraft } from '@/contract/job'
import { approvalSchema, channelText, rejectionSchema } from '@/domain/estimate/answer'
import { choiceRefusal, presetChoice } from '@/domain/estimate/choice'
import { convertRefusal, type EstimateCommand, judgeEstimate, sendRefusal } from '@/domain/estimate/commands'
import { versionOf } from '@/domain/estimate/copy'
import type { Estimate, EstimateRow } from '@/domain/estimate/estimate'
import { jobOf } from '@/domain/estimate/job'
import { documentNumber } from '@/domain/estimate/number'
import { dollarsFromCents } from '@/domain/money/money'
import { linkFor } from '../client-page/links'
import { noteOf } from '../communications/notices'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { checkVerdict, invalid, Refusal, readBy } from '../core/write/refusal'
import { created } from '../jobs/decisions'
import { depositInvoiced } from './billing'
import { freshDraft } from './drafts'
import { listed } from './listed'
import { sentEstimate } from './notice'
import { CONVERTED, estimateFacts, REVISED } from './tables'

/** Throws Refusal 403, 409. */
const judged = ({ actor }: Requester, command: EstimateCommand, row: EstimateRow, store: Store): Estimate => {
  const estimate = listed(row, store)
  checkVerdict(judgeEstimate(actor, command, estimate))
  return estimate
}

/**
 * Emails the estimate with the link to the client's page; when it can't be emailed, it is marked as sent all the same, and its history says
 * why. Throws Refusal 403, 409.
 */
export const sent = (requester: Requester, row: EstimateRow, again: boolean, store: Store): Decided[] => {
  const estimate = judged(requester, again ? 'resend' : 'send', row, store)
  const refusal = sendRefusal(estimate, store.today(requester.actor.time_zone))
  if (refusal !== null) throw new Refusal(409, refusal)
  const { link, facts: linkFacts } = linkFor(requester, row.client_id, store)
  const notice = sentEstimate(requester, estimate, { link, again }, store)
  const note = noteOf(notice, {
    sent: again ? 'Sent again' : 'Sent',
    unsent: again ? 'Marked as sent again' : 'Marked as sent',
  })
  return [
    estimateFacts.changed(row, again ? 'estimate.resent' : 'estimate.sent', {
      actor: byUser(requester.actor),
      note,
      patch: { sent_at: isoNow(store), ...(again ? {} : { status: 'sent' }) },
    }),
    ...notice.facts,
    ...linkFacts,
  ]
}

/** Throws Refusal 422. */
const approvalOf = (row: EstimateRow, { choice, ...answer }: Omit<EstimateAnswer, 'approved'>) => {
  const approval = readBy(approvalSchema, { ...answer, choice: choice ? { package_id: null, ...choice } : null })
  const selection = approval.choice ?? presetChoice(row)
  const refusal = choiceRefusal(row, selection)
  if (refusal !== null) throw invalid('choice', refusal)
  return { ...approval, choice: selection }
}

/** The client's answer as recorded by staff. Throws Refusal 403, 409, 422. */
export const answered = (
  requester: Requester,
  row: EstimateRow,
  { approved, ...answer }: EstimateAnswer,
  store: Store,
): Decided[] => {
  judged(requester, approved ? 'approve' : 'reject', row, store)
  const answerPatch = approved
    ? { ...approvalOf(row, answer), rejection_reason: '' }
    : { ...readBy(rejectionSchema, answer), choice: null }
  const by = `by ${answerPatch.answered_by}, ${channelText(answerPatch.answered_via).toLowerCase()}`
  return [
    estimateFacts.changed(row, approved ? 'estimate.approved' : 'estimate.rejected', {
      actor: byUser(requester.actor),
      note: approved ? `Approved ${by}` : `Rejected ${by}: ${answerPatch.rejection_reason}`,
      patch: { ...answerPatch, answered_at: isoNow(store), status: approved ? 'approved' : 'rejected' },
    }),
  ]
}

/** Creates a draft with the same number, valid from today; the previous version stays unchanged. Throws Refusal 403, 409. */
export const revised = (requester: Requester, row: EstimateRow, store: Store): Decided[] => {
  const [invoice] = judged(requester, 'revise', row, store).invoices
  if (invoice) throw new Refusal(409, `${invoice.invoice_number} bills this estimate. Void it first.`)
  const next: EstimateRow = {
    ...versionOf(row, store.today(requester.actor.time_zone)),
    ...freshDraft(requester, store),
  }
  const note = `Made from ${documentNumber(row)}`
  return [estimateFacts.created(next, REVISED, { actor: byUser(requester.actor), note })]
}

/** Creates the job and the deposit invoice of an approved estimate in one undo group. Throws Refusal 403, 409, 422. */
export const converted = (requester: Requester, row: EstimateRow, slot: EstimateSlot, store: Store): Decided[] => {
  const { actor, businessId } = requester
  const estimate = judged(requester, 'convert', row, store)
  const refusal = convertRefusal(estimate)
  if (refusal !== null) throw new Refusal(409, refusal)
  const { estimated_cost, ...draft } = jobOf(estimate, slot)
  const body = readBy(wireJobDraft, { ...draft, estimated_cost: dollarsFromCents(estimated_cost) })
  const job = created(actor, businessId, body, store, { estimate_id: row.id })
  const [change] = job.changes
  const number = change?.after?.job_number
  const note = `${typeof number === 'string' ? number : 'A job'} was made of it`
  const patch = { job_id: change?.id ?? null }
  const deposit = depositInvoiced(requester, row, store).map(({ startsPart: _, ...fact }) => fact)
  return [job, estimateFacts.changed(row, CONVERTED, { actor: byUser(actor), note, patch }), ...deposit]
}
