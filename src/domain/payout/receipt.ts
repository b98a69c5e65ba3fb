import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { columnsIn, type Writing } from '../documents/writing'
import type { Cents } from '../money/money'
import { dayAt } from '../time/calendar'
import { FEE_RATE } from './fee'
import { type ListedPayout, payoutNumber } from './payout'

const dayText = (moment: string | null, timeZone: string, { day }: Writing): string =>
  moment === null ? '' : day(dayAt(Date.parse(moment), timeZone))

const statusSection = (
  { status, failure_reason, cancel_reason }: ListedPayout,
  { words }: Writing,
): { title: string; text: string }[] => {
  if (status === 'failed') return [{ title: words['Failure reason'], text: failure_reason }]
  if (status === 'cancelled') return [{ title: words['Why it was cancelled'], text: cancel_reason }]
  if (status === 'completed') return []
  return [{ title: words['When it arrives'], text: words['Payouts take 1-3 business days.'] }]
}

/** The payout receipt in the client's language (POUT-07, X-27, X-64). Text from the bank and the business is not translated. */
export const payoutReceipt = (
  payout: ListedPayout,
  head: DocumentHead,
  timeZone: string,
  writing: Writing,
): CustomerDocument => {
  const { words } = writing
  const money = (cents: Cents) => writing.amount(cents, payout.currency)
  const amount = money(payout.amount)
  return {
    kind: words['Payout receipt'],
    number: payoutNumber(payout),
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [
      {
        label: payout.status === 'completed' ? words['Paid to'] : words.To,
        lines: [payout.client_name, payout.account].filter(Boolean),
      },
    ],
    facts: [
      { label: words.Status, value: writing.payoutStatus(payout.status) },
      { label: words.Initiated, value: dayText(payout.initiated_at, timeZone, writing) },
      { label: words.Completed, value: dayText(payout.completed_at, timeZone, writing) },
      { label: words['Transaction ID'], value: payout.transaction_id },
      { label: words.Invoice, value: payout.invoice_number },
      { label: words.Job, value: payout.job_number },
    ].filter(({ value }) => value !== ''),
    title: '',
    description: '',
    lines: [
      {
        name: writing.payoutReason(payout.reason),
        description: payout.description,
        quantity: '1',
        unit_price: amount,
        total: amount,
      },
    ],
    totals: [
      { label: words.Amount, value: amount },
      { label: `${words['Processing fee']} (${writing.rate(FEE_RATE)})`, value: `-${money(payout.processing_fee)}` },
      { label: `${words['Net amount']} (${payout.currency})`, value: money(payout.net_amount) },
    ],
    sections: statusSection(payout, writing),
    paper: head.paper,
    columns: columnsIn(words),
    words,
  }
}
