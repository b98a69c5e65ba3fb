import { useMemo, useState } from 'react'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { applicable, applyFormSchema } from '@/domain/invoice/payment-form'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & { invoice: ListedInvoice }

export const ApplyCreditDialog = ({ invoice, actions, commands }: Props) => {
  const [from] = useState(invoice)
  const credit = useMemo(() => ({ available: from.credit_available, due: from.amount_due }), [from])
  const check = useMemo(() => checkSchema(applyFormSchema(credit, from.currency)), [credit, from])
  const form = useForm({
    initial: { amount: dollarsFromCents(applicable(credit)).toFixed(2) },
    check,
    async save({ amount }) {
      return actions.save({
        what: 'apply',
        records: [from],
        command: () => commands.apply(from, amount),
        done: () => `settled with ${amountIn(amount, from.currency)} of credit`,
      })
    },
  })
  return (
    <FormDialog
      form={form}
      title="Apply Credit"
      description={`${from.invoice_number}, ${from.client_name}`}
      size="sm"
      submitLabel="Apply credit"
      busyLabel="Applying..."
      failureText="Failed to apply the credit. Please try again."
      question={{ title: 'Discard this amount?', object: from.invoice_number }}
      onClose={actions.stopAsking}
    >
      <FormGrid>
        <Span of={6}>
          <TextField
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            hint={`${amountIn(credit.available, from.currency)} of credit, ${amountIn(credit.due, from.currency)} is due. The oldest credit is used first.`}
            {...form.text('amount')}
          />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
