import { useMemo, useState } from 'react'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { paymentAmountForm } from '@/domain/payment/rules'
import { Button } from '@/ui/kit/actions/button'
import { copyText } from '@/ui/kit/actions/copy-text'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { MessageNotice } from '@/ui/kit/records/actions/run-on-many'
import type { InvoiceCommands } from '../types'

type Props = { invoice: ListedInvoice; commands: Pick<InvoiceCommands, 'request'>; onClose: () => void }

/** Send payment request (PAY-04, PAY-05): the client gets a payment link, which is also shown to be passed on. */
export const PaymentRequestDialog = ({ invoice, commands, onClose }: Props) => {
  const [from] = useState(invoice)
  const [answer, setAnswer] = useState<{ link: string; notice: MessageNotice | undefined } | null>(null)
  const shape = useMemo(() => paymentAmountForm(from.amount_due, from.currency), [from])
  const check = useMemo(() => checkSchema(shape), [shape])
  const formDraft = useDraft({ form: 'payment_request', part: `of-${from.id}`, shape })
  const form = useForm({
    ...formDraft,
    initial: { amount: dollarsFromCents(from.amount_due).toFixed(2) },
    check,
    async save({ amount }) {
      const outcome = await commands.request(from, amount)
      if (!outcome.ok) return outcome.failure
      setAnswer({ link: outcome.answer, notice: outcome.notice })
      return null
    },
  })
  if (answer !== null) return <LinkDialog {...answer} email={from.client_email} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      title="Send payment request"
      description={`${from.invoice_number}, ${from.client_name}`}
      size="sm"
      submitLabel="Send payment request"
      busyLabel="Sending..."
      question={{ title: 'Discard this payment request?', object: from.invoice_number }}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        hint={`${amountIn(from.amount_due, from.currency)} is due.${from.client_email && ` The request goes to ${from.client_email}.`}`}
        {...form.text('amount')}
      />
    </FormDialog>
  )
}

type LinkDialogProps = { link: string; notice: MessageNotice | undefined; email: string; onClose: () => void }

const LinkDialog = ({ link, notice, email, onClose }: LinkDialogProps) => {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const copy = async () => setCopied((await copyText(link)) ? 'yes' : 'failed')
  return (
    <Dialog
      open
      onClose={onClose}
      title={notice?.isSent === false ? 'Payment link ready' : 'Payment request sent'}
      description={
        notice?.isSent === false
          ? `${notice.text} Hand the link on yourself.`
          : `It goes to ${email}. You can hand the link on yourself too.`
      }
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy()}>{copied === 'yes' ? 'Copied' : 'Copy link'}</Button>
        </>
      }
    >
      <TextField
        label="Link for the client"
        readOnly
        value={link}
        hint={copied === 'failed' ? 'It could not be copied. Select it and copy it yourself.' : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={() => undefined}
      />
    </Dialog>
  )
}
