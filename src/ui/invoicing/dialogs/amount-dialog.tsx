import type { ReactNode } from 'react'
import type { Invoice } from '@/domain/invoice/invoice'
import type { creditFormSchema } from '@/domain/invoice/payment-form'
import type { refundForm } from '@/domain/payment/rules'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog, type FormDialogProps } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'

type Props = Pick<
  FormDialogProps,
  'title' | 'question' | 'submitLabel' | 'submitRefusal' | 'busyLabel' | 'failureText' | 'onClose'
> & {
  invoice: Pick<Invoice, 'invoice_number' | 'client_name'>
  form: FormOf<ReturnType<typeof refundForm | typeof creditFormSchema>>
  amountHint: string
  reasonHint?: string
  children?: ReactNode
}

export const AmountDialog = ({ invoice, form, amountHint, reasonHint, children, ...words }: Props) => (
  <FormDialog {...words} form={form} description={`${invoice.invoice_number}, ${invoice.client_name}`} size="sm">
    <FormGrid>
      {children && <Span of={6}>{children}</Span>}
      <Span of={6}>
        <TextField label="Amount" inputMode="decimal" autoComplete="off" hint={amountHint} {...form.text('amount')} />
      </Span>
      <Span of={6}>
        <TextAreaField label="Reason" rows={2} {...(reasonHint ? { hint: reasonHint } : {})} {...form.text('reason')} />
      </Span>
    </FormGrid>
  </FormDialog>
)
