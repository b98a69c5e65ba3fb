import type { ListedInvoice } from '@/domain/invoice/invoice'
import { voidFields } from '@/domain/invoice/payment-form'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import type { InvoiceDialogsProps } from './dialog-props'

type Props = InvoiceDialogsProps & { invoice: ListedInvoice }

const check = checkSchema(voidFields)

export const VoidDialog = ({ invoice, actions, commands }: Props) => {
  const formDraft = useDraft({ form: 'invoice_void', part: `of-${invoice.id}`, shape: voidFields })
  const form = useForm({
    ...formDraft,
    durable: true,
    initial: { reason: '' },
    check,
    async save({ reason }) {
      return actions.save({
        what: 'void',
        records: [invoice],
        command: () => commands.void(invoice, reason),
      })
    },
  })
  return (
    <FormDialog
      form={form}
      title="Void this invoice?"
      description={`${invoice.invoice_number}, ${invoice.client_name}. It stays in the list, and its number is not given again. The work on it can be billed again.`}
      size="sm"
      submitLabel="Void invoice"
      busyLabel="Voiding..."
      destructive
      failureText="Failed to void invoice. Please try again."
      question={{ title: 'Discard this reason?', object: invoice.invoice_number }}
      onClose={actions.stopAsking}
    >
      <TextAreaField label="Reason" rows={2} {...form.text('reason')} />
    </FormDialog>
  )
}
