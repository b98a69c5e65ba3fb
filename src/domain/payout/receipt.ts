import { amountIn } from '../amount-in'
import { type Day, dayAt, formatDate } from '../calendar'
import { type CustomerDocument, type DocumentHead, placeLines } from '../documents/customer-document'
import { TAKES } from './fee'
import { type ListedPayout, payoutNumber } from './payout'
import { payoutStatusLabel, reasonLabel } from './vocabulary'

const dayText = (moment: string | null, timeZone: string): string => {
  if (moment === null) return ''
  const day: Day = dayAt(Date.parse(moment), timeZone)
  return formatDate(day)
}

/** What a payout's receipt says of how it stands, below the amounts. */
const standing = ({ status, failure_reason, cancel_reason }: ListedPayout): { title: string; text: string }[] => {
  if (status === 'failed') return [{ title: 'Failure reason', text: failure_reason }]
  if (status === 'cancelled') return [{ title: 'Why it was cancelled', text: cancel_reason }]
  return status === 'completed' ? [] : [{ title: 'When it arrives', text: `Payouts take ${TAKES}.` }]
}

/** The receipt of a payout, for its client (POUT-07, X-64). */
export const payoutReceipt = (payout: ListedPayout, head: DocumentHead, timeZone: string): CustomerDocument => {
  const amount = amountIn(payout.amount, payout.currency)
  return {
    kind: 'Payout receipt',
    number: payoutNumber(payout),
    business: { name: head.business_name, lines: placeLines(head), logo: head.logo },
    parties: [
      {
        label: payout.status === 'completed' ? 'Paid to' : 'To',
        lines: [payout.client_name, payout.account].filter(Boolean),
      },
    ],
    facts: [
      { label: 'Status', value: payoutStatusLabel(payout.status) },
      { label: 'Initiated', value: dayText(payout.initiated_at, timeZone) },
      { label: 'Completed', value: dayText(payout.completed_at, timeZone) },
      { label: 'Transaction ID', value: payout.transaction_id },
      { label: 'Invoice', value: payout.invoice_number },
      { label: 'Job', value: payout.job_number },
    ].filter(({ value }) => value !== ''),
    title: '',
    description: '',
    lines: [
      {
        name: reasonLabel(payout.reason),
        description: payout.description,
        quantity: '1',
        unit_price: amount,
        total: amount,
      },
    ],
    totals: [
      { label: 'Amount', value: amount },
      { label: 'Processing fee (2%)', value: `-${amountIn(payout.processing_fee, payout.currency)}` },
      { label: `Net amount (${payout.currency})`, value: amountIn(payout.net_amount, payout.currency) },
    ],
    sections: standing(payout),
    paper: head.paper,
  }
}
