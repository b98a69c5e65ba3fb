import { chakra } from '@chakra-ui/react'
import type { Invoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { payoutNumber } from '@/domain/payout/payout'
import { payoutStatusLabel } from '@/domain/payout/vocabulary'
import { dayAt, formatDate } from '@/domain/time/calendar'
import type { Address } from '@/ui/kit/actions/address'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { paidWith } from '../paid-with'

/**
 * Payments, refunds, credits, payouts and applied credit, grouped by kind in the invoice's order; refunds follow the order of their
 * payments (INV-10). Payouts don't change the amount due.
 */
export const InvoicePayments = ({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) => {
  const { payment_history, credit_notes, payouts, moved_credit, currency, total_amount, amount_due } = invoice
  if (payment_history.length + credit_notes.length + payouts.length + moved_credit.length === 0)
    return <EmptyState kind="nothing-yet" title="Nothing paid yet" hint="Payments and credit notes are listed here." />
  return (
    <chakra.div display="grid" gap="3">
      <p>{`${amountIn(amount_due, currency)} of ${amountIn(total_amount, currency)} is due.`}</p>
      <chakra.ul listStyleType="none" aria-label="Payments">
        {payment_history.map((payment) => (
          <Entry
            key={`payment ${payment.id}`}
            amount={amountIn(payment.amount, currency)}
            title={paidWith(payment)}
            details={[
              formatDate(payment.payment_date),
              payment.transaction_id &&
                `${payment.payment_id === null ? 'Reference' : 'Transaction'} ${payment.transaction_id}`,
              payment.processed_by_name &&
                `${payment.payment_id === null ? 'recorded' : 'paid'} by ${payment.processed_by_name}`,
            ]}
            notes={payment.notes}
            paper={{ label: 'Receipt', to: `/dashboard/invoicing/${invoice.id}/receipt/${payment.id}` }}
          />
        ))}
        {payment_history.flatMap((payment) =>
          payment.refunds.map((refund) => (
            <Entry
              key={`refund ${refund.id}`}
              amount={`-${amountIn(refund.amount, currency)}`}
              title={payment.payment_id === null ? 'Given back' : `Refunded to ${paidWith(payment)}`}
              details={[
                formatDate(refund.refund_date),
                refund.transaction_id && `Transaction ${refund.transaction_id}`,
              ]}
              notes={refund.reason}
            />
          )),
        )}
        {credit_notes.map((credit) => (
          <Entry
            key={`credit ${credit.id}`}
            amount={amountIn(credit.amount, currency)}
            title={`Credit note ${credit.credit_number}`}
            details={[formatDate(credit.credit_date)]}
            notes={credit.reason}
            paper={{ label: 'Credit note', to: `/dashboard/invoicing/${invoice.id}/credit/${credit.id}` }}
          />
        ))}
        {payouts.map((payout) => (
          <Entry
            key={`payout ${payout.id}`}
            amount={`-${amountIn(payout.amount, currency)}`}
            title={`Payout ${payoutNumber(payout)}`}
            details={[formatDate(dayAt(Date.parse(payout.initiated_at), timeZone)), payoutStatusLabel(payout.status)]}
            notes=""
          />
        ))}
        {moved_credit.map((moved) => (
          <Entry
            key={`moved ${moved.id}`}
            amount={amountIn(moved.amount, currency)}
            title={`Credit ${moved.amount > 0 ? 'of' : 'applied to'} ${moved.invoice_number}`}
            details={[formatDate(moved.applied_date)]}
            notes=""
          />
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted">
        To take back a payment or a credit note, undo it in History. Refund a card payment instead, and cancel a payout
        on the Payouts page.
      </chakra.p>
    </chakra.div>
  )
}

type EntryProps = {
  amount: string
  title: string
  details: readonly string[]
  notes: string
  paper?: { label: string; to: Address }
}

const Entry = ({ amount, title, details, notes, paper }: EntryProps) => (
  <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" py="2" borderBottomWidth="1px">
    <chakra.span minW="0" overflowWrap="anywhere">
      {title}
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {details.filter(Boolean).join(' · ')}
      </chakra.span>
      {notes && (
        <chakra.span display="block" textStyle="small" whiteSpace="pre-line">
          {notes}
        </chakra.span>
      )}
      {paper && <TextLink to={paper.to}>{paper.label}</TextLink>}
    </chakra.span>
    <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
      {amount}
    </chakra.span>
  </chakra.li>
)
