import { useState } from 'react'
import { amountIn } from '@/domain/amount-in'
import { formatDate } from '@/domain/calendar'
import { failureFrom } from '@/domain/failure'
import type { Invoice, RecordedPayment } from '@/domain/invoice/invoice'
import { type Cents, dollarsFromCents } from '@/domain/money'
import { refundable, refundForm } from '@/domain/payment/rules'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { SelectField } from '@/ui/kit/select-field'
import { paidWith } from '../paid-with'
import { AmountDialog } from './amount-dialog'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & { invoice: Invoice }

const leftOf = (payment: RecordedPayment): Cents => refundable(payment, payment.refunds)
const typed = (amount: Cents): string => dollarsFromCents(amount).toFixed(2)

/** Refunds a payment, all of it or some: a card's money goes back to the card, any other is recorded as given back. */
export const RefundDialog = ({ invoice, actions, commands }: Props) => {
  const [from] = useState(invoice)
  const payments = from.payment_history.filter((payment) => leftOf(payment) > 0)
  const [chosen, setChosen] = useState(payments.at(-1)?.id)
  const payment = payments.find(({ id }) => id === chosen)
  const left = payment ? leftOf(payment) : (0 as Cents)
  const check = checkSchema(refundForm(left, from.currency))
  const form = useForm({
    initial: { amount: typed(left), reason: '' },
    check,
    async save(refund) {
      if (!payment) return failureFrom({ transport: 'Choose a payment first.' })
      const asked = { ...refund, invoice_payment_id: payment.id, payment_id: payment.payment_id }
      return actions.save({
        what: 'refund',
        records: [from],
        command: () => commands.refund(from, asked),
        done: () => `${amountIn(refund.amount, from.currency)} refunded`,
      })
    },
  })
  return (
    <AmountDialog
      invoice={from}
      form={form}
      title="Refund"
      submitLabel="Refund"
      busyLabel="Refunding..."
      failureText="Failed to refund. Please try again."
      amountHint={`${amountIn(left, from.currency)} can be refunded. It becomes due again, unless you write a credit note.`}
      reasonHint={
        payment?.payment_id == null
          ? 'Give the money back yourself; this records it.'
          : `The money goes back to ${paidWith(payment)}. This can’t be undone.`
      }
      onClose={actions.stopAsking}
    >
      <SelectField
        label="Payment"
        value={String(chosen)}
        options={payments.map((each) => ({
          value: String(each.id),
          label: `${formatDate(each.payment_date)}, ${paidWith(each)}: ${amountIn(leftOf(each), from.currency)}`,
        }))}
        onChange={({ currentTarget }) => {
          const next = payments.find(({ id }) => String(id) === currentTarget.value)
          if (!next) return
          setChosen(next.id)
          form.edit({ amount: typed(leftOf(next)) })
        }}
      />
    </AmountDialog>
  )
}
