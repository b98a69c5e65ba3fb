import { useMemo, useState } from 'react'
import { amountIn } from '@/domain/amount-in'
import type { Invoice } from '@/domain/invoice/invoice'
import { creditable, creditFormSchema } from '@/domain/invoice/payment-form'
import { dollarsFromCents } from '@/domain/money'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & { invoice: Invoice }

/** Writes a credit note: less is due, and what is more than that is the client's credit. */
export const CreditDialog = ({ invoice, actions, commands }: Props) => {
  const [from] = useState(invoice)
  const most = creditable(from)
  const check = useMemo(() => checkSchema(creditFormSchema(most)), [most])
  const form = useForm({
    initial: { amount: dollarsFromCents(from.amount_due > 0 ? from.amount_due : most).toFixed(2), reason: '' },
    check,
    async save(credit) {
      return actions.save({
        what: 'credit',
        records: [from],
        command: () => commands.credit(from, credit),
        done: () => `credited with ${amountIn(credit.amount, from.currency)}`,
      })
    },
  })
  const { text } = form
  return (
    <FormDialog
      form={form}
      title="Credit Note"
      description={`${from.invoice_number}, ${from.client_name}`}
      size="sm"
      submitLabel="Write credit note"
      busyLabel="Saving..."
      failureText="Failed to write the credit note. Please try again."
      onClose={actions.stopAsking}
    >
      <FormGrid>
        <Span of={6}>
          <TextField
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            hint={`${amountIn(from.amount_due, from.currency)} is due. What is more becomes the client’s credit.`}
            {...text('amount')}
          />
        </Span>
        <Span of={6}>
          <TextAreaField label="Reason" rows={2} {...text('reason')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}
