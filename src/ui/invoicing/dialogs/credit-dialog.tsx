import { useMemo, useState } from 'react'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { creditable, creditFormSchema } from '@/domain/invoice/payment-form'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { AmountDialog } from './amount-dialog'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & { invoice: ListedInvoice }

/** Reduces the amount due; any excess becomes the client's credit. */
export const CreditDialog = ({ invoice, actions, commands }: Props) => {
  const [from] = useState(invoice)
  const most = creditable(from)
  const check = useMemo(() => checkSchema(creditFormSchema(most, from.currency)), [most, from])
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
  return (
    <AmountDialog
      invoice={from}
      form={form}
      title="Credit Note"
      submitLabel="Write credit note"
      busyLabel="Saving..."
      failureText="Failed to write the credit note. Please try again."
      amountHint={hintOf(from)}
      question={{ title: 'Discard this credit note?', object: from.invoice_number }}
      onClose={actions.stopAsking}
    />
  )
}

const hintOf = (invoice: ListedInvoice): string => {
  const most = creditable(invoice)
  const due = `${amountIn(invoice.amount_due, invoice.currency)} is due`
  return most > invoice.amount_due
    ? `${due}. Anything above that, up to ${amountIn(most, invoice.currency)} in total, becomes the client’s credit.`
    : `${due}. You can’t credit more than that.`
}
