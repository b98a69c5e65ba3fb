import type { PageInvoice } from '@/domain/client-page/page'
import { latestFirst } from './latest-first'
import { List, Row } from './rows'
import type { PartProps } from './types'

type Props = Pick<PartProps, 'speech' | 'onOpen'> & { title: string; invoices: readonly PageInvoice[] }

export const Payments = ({ title, invoices, speech, onOpen }: Props) => {
  const { words, amount, day, writing } = speech
  const payments = latestFirst(
    invoices,
    (invoice) => invoice.payments,
    (payment) => payment.payment_date,
  )
  if (payments.length === 0) return null
  return (
    <List title={title} empty={words.nothingYet}>
      {payments.map(({ part: payment, invoice }) => (
        <Row
          key={payment.id}
          title={words.receiptFor(invoice.invoice_number)}
          detail={`${day(payment.payment_date)} · ${writing.method(payment.payment_method)}`}
          notes={payment.refunds.map((refund) => ({
            id: refund.id,
            text: words.refunded(amount(refund.amount, invoice.currency), day(refund.refund_date)),
          }))}
          amount={amount(payment.amount, invoice.currency)}
          onOpen={() => onOpen({ invoice: invoice.id, receipt: payment.id })}
        />
      ))}
    </List>
  )
}
