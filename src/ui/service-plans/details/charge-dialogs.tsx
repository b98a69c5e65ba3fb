import { useMemo } from 'react'
import { methodLabel, PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { chargePaymentFields, emptyChargePayment, waiveFields } from '@/domain/service-plan/charge-form'
import { chargeNumber, type ReadCharge } from '@/domain/service-plan/plan'
import { formatDate } from '@/domain/time/calendar'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ServicePlanCommands } from '../types'

type Props = {
  charge: ReadCharge
  today: string
  commands: ServicePlanCommands
  onDone: (outcome: Extract<Outcome, { ok: true }>, done: string) => Promise<void>
  onClose: () => void
}

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: methodLabel(value) }))

const amountOf = ({ amount, currency }: ReadCharge): string => amountIn(amount, currency)
const nameOf = (charge: ReadCharge): string =>
  `${chargeNumber(charge)}: ${amountOf(charge)}, due ${formatDate(charge.due_date)}`

export const PayChargeDialog = ({ charge, today, commands, onDone, onClose }: Props) => {
  const check = useMemo(() => checkSchema(chargePaymentFields(today)), [today])
  const form = useForm({
    initial: emptyChargePayment(today),
    check,
    async save(payment) {
      const outcome = await commands.settleCharge(charge, payment)
      if (!outcome.ok) return outcome.failure
      await onDone(outcome, `${amountOf(charge)} marked as paid`)
      return onClose
    },
  })
  return (
    <FormDialog
      form={form}
      title="Mark as paid"
      description={nameOf(charge)}
      size="sm"
      submitLabel="Mark as paid"
      busyLabel="Saving…"
      failureText="Failed to save the payment. Please try again."
      question={null}
      onClose={onClose}
    >
      <FormGrid>
        <Span of={3}>
          <SelectField label="Payment method" options={METHODS} {...form.choice('payment_method', PAYMENT_METHODS)} />
        </Span>
        <Span of={3}>
          <DateField label="Payment date" {...form.text('paid_on')} />
        </Span>
      </FormGrid>
    </FormDialog>
  )
}

const checkWaive = checkSchema(waiveFields)

export const WaiveChargeDialog = ({ charge, commands, onDone, onClose }: Props) => {
  const formDraft = useDraft({ form: 'charge_waiver', part: `of-${charge.id}`, shape: waiveFields })
  const form = useForm({
    ...formDraft,
    initial: { reason: '' },
    check: checkWaive,
    async save({ reason }) {
      const outcome = await commands.waiveCharge(charge, reason)
      if (!outcome.ok) return outcome.failure
      await onDone(outcome, `${amountOf(charge)} waived`)
      return onClose
    },
  })
  return (
    <FormDialog
      form={form}
      title="Waive this charge?"
      description={`${nameOf(charge)}. The client owes it no more; their statement shows both.`}
      size="sm"
      submitLabel="Waive charge"
      busyLabel="Waiving…"
      destructive
      failureText="Failed to waive the charge. Please try again."
      question={{ title: 'Discard this reason?', object: chargeNumber(charge) }}
      onClose={onClose}
    >
      <TextAreaField label="Reason" rows={2} {...form.text('reason')} />
    </FormDialog>
  )
}
