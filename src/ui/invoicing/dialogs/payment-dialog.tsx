import { useMemo, useState } from 'react'
import { openRefusal } from '@/domain/invoice/commands'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { isRepeat, paymentForm, paymentFormSchema } from '@/domain/invoice/payment-form'
import { methodLabel, PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { Button } from '@/ui/kit/actions/button'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField, TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & {
  invoice: ListedInvoice
  /** The current invoice: it may have been paid or voided elsewhere while the dialog is open. */
  now: ListedInvoice
}

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: methodLabel(value) }))

/**
 * Record Payment (INV-04, INV-05): amount, method and date. A probable duplicate needs confirmation. A receipt is offered for a payment of
 * today.
 */
export const PaymentDialog = ({ invoice, now, actions, commands, today }: Props) => {
  // Keeps the amount due from when the dialog opened; the back end validates the current one.
  const [from] = useState(invoice)
  const check = useMemo(() => checkSchema(paymentFormSchema(from.amount_due, from.currency, today)), [from, today])
  const [isMeant, setMeant] = useState(false)
  // A retry after midnight must be the same request.
  const [openedOn] = useState(today)
  const [receiptChoice, setReceiptChoice] = useState<boolean | null>(null)
  const { client_email, client_name } = from
  const sendsReceipt = (day: string) => client_email !== '' && (receiptChoice ?? day === openedOn)
  const form = useForm({
    initial: paymentForm(from, today),
    check,
    onEdit: () => setMeant(false),
    async save(payment) {
      const failure = await actions.save({
        what: 'pay',
        records: [from],
        command: () => commands.pay(from, { ...payment, again: isMeant, receipt: sendsReceipt(payment.payment_date) }),
        done: () => `payment of ${amountIn(payment.amount, from.currency)} recorded`,
      })
      if (failure) setMeant(isRepeat(failure.message))
      return failure
    },
  })
  const { text, choice } = form
  const closed = openRefusal(now)
  return (
    <FormDialog
      form={form}
      title="Record Payment"
      description={`${from.invoice_number}, ${from.client_name}: ${closed ?? `${amountIn(now.amount_due, from.currency)} due`}`}
      size="md"
      submitLabel={isMeant ? 'Record it again' : 'Record Payment'}
      busyLabel="Recording..."
      {...(isMeant || closed !== null ? {} : { failureText: 'Failed to record payment. Please try again.' })}
      failureActions={() =>
        isMeant && (
          <Button size="sm" variant="outline" onClick={actions.stopAsking}>
            It is the same one
          </Button>
        )
      }
      question={{ title: 'Discard this payment?', object: from.invoice_number }}
      onClose={actions.stopAsking}
    >
      <FormGrid>
        <Span of={3}>
          <TextField label="Amount" inputMode="decimal" autoComplete="off" {...text('amount')} />
        </Span>
        <Span of={3}>
          <SelectField label="Payment Method" options={METHODS} {...choice('payment_method', PAYMENT_METHODS)} />
        </Span>
        <Span of={3}>
          <DateField label="Payment Date" {...text('payment_date')} />
        </Span>
        <Span of={3}>
          <TextField
            label="Reference"
            optional
            autoComplete="off"
            hint="A check number, or what the bank calls it."
            {...text('transaction_id')}
          />
        </Span>
        <Span of={6}>
          <TextAreaField label="Notes" optional rows={2} {...text('notes')} />
        </Span>
        <Span of={6}>
          <CheckboxField
            label="Email a receipt"
            hint={client_email === '' ? `${client_name} has no email address.` : `It goes to ${client_email}.`}
            disabled={client_email === ''}
            checked={sendsReceipt(form.form.payment_date)}
            onChange={({ currentTarget: { checked } }) => setReceiptChoice(checked)}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
