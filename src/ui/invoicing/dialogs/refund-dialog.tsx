import { useState } from 'react'
import type { Invoice, ListedInvoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { refundableOf, refundForm } from '@/domain/payment/rules'
import { failureFrom } from '@/domain/record/failure'
import { formatDate } from '@/domain/time/calendar'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { paidWith } from '../paid-with'
import { AmountDialog } from './amount-dialog'
import type { InvoiceDialogsProps } from './dialog-props'
import { refundHint, spentSummary } from './refund-words'

type Props = InvoiceDialogsProps & {
  invoice: ListedInvoice
  source: Loadable<Invoice>
}

const creditIn = (remaining: Cents, { credit_left }: Invoice): Cents => Math.min(remaining, credit_left) as Cents

const typed = (amount: Cents): string => dollarsFromCents(amount).toFixed(2)

/** Loads the invoice's payments first when only the list row is available. */
export const RefundDialog = ({ source, ...props }: Props) => {
  const [opened, setOpened] = useState<Invoice>()
  if (opened === undefined && source.state === 'ready') setOpened(source.value)
  if (opened) return <RefundForm {...props} from={opened} />
  const { invoice, actions } = props
  return (
    <Dialog
      open
      title="Refund"
      description={`${invoice.invoice_number}, ${invoice.client_name}`}
      size="sm"
      onClose={actions.stopAsking}
    >
      <Loaded
        of={source}
        loading={<SkeletonLines count={4} label="Loading payments…" />}
        failed={({ failure, retry }) => (
          <Banner kind="error" detail={failure.message} onRetry={retry}>
            Failed to load payments. Please try again.
          </Banner>
        )}
      >
        {() => null}
      </Loaded>
    </Dialog>
  )
}

type FormProps = Pick<Props, 'actions' | 'commands'> & { from: Invoice }

/** Full or partial: a card payment is refunded to the card, any other only recorded. */
const RefundForm = ({ from, actions, commands }: FormProps) => {
  const remainingOf = refundableOf(from)
  // With nothing refundable, lists all payments to show where the money went.
  const refundablePayments = from.payment_history.filter((payment) => remainingOf(payment) > 0)
  const payments = refundablePayments.length > 0 ? refundablePayments : from.payment_history
  const [chosen, setChosen] = useState(payments.at(-1)?.id)
  const payment = payments.find(({ id }) => id === chosen)
  const remaining = payment ? remainingOf(payment) : (0 as Cents)
  const credit = creditIn(remaining, from)
  // Credit first, because refunding it leaves the amount due unchanged.
  const begun = (most: Cents) => typed(creditIn(most, from) || most)
  const check = checkSchema(refundForm(remaining, from.currency))
  const form = useForm({
    initial: { amount: begun(remaining), reason: '' },
    check,
    async save(refund) {
      if (!payment) return failureFrom({ transport: 'Choose a payment first.' })
      const refundRequest = { ...refund, invoice_payment_id: payment.id, payment_id: payment.payment_id }
      return actions.save({
        what: 'refund',
        records: [from],
        command: () => commands.refund(from, refundRequest),
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
      submitRefusal={remaining === 0 ? spentSummary(from) : null}
      amountHint={refundHint(remaining, credit, from.currency)}
      reasonHint={
        payment?.payment_id == null
          ? 'Give the money back yourself; this records it.'
          : `The money goes back to ${paidWith(payment)}. This can’t be undone.`
      }
      question={{ title: 'Discard this refund?', object: from.invoice_number }}
      onClose={actions.stopAsking}
    >
      <SelectField
        label="Payment"
        value={String(chosen)}
        options={payments.map((each) => ({
          value: String(each.id),
          // A phone truncates the end, so the remaining amount comes before the method.
          label: `${formatDate(each.payment_date)}: ${amountIn(remainingOf(each), from.currency)}, ${paidWith(each)}`,
        }))}
        onChange={({ currentTarget }) => {
          const next = payments.find(({ id }) => String(id) === currentTarget.value)
          if (!next) return
          setChosen(next.id)
          form.edit({ amount: begun(remainingOf(next)) })
        }}
      />
    </AmountDialog>
  )
}
