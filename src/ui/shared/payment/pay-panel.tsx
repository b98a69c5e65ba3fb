import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Currency } from '@/domain/account/vocabulary'
import { isFormFailure } from '@/domain/card/form-failure'
import { amountIn } from '@/domain/money/amount-in'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { mostToPay, paymentAmountForm } from '@/domain/payment/rules'
import type { Failure } from '@/domain/record/failure'
import { cardName } from '@/domain/subscription/billing'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { CardFormPlace, type DrawCardForm } from './card-form-place'
import { PAY_WORDS, type PayWords } from './pay-words'

export type CompletedPayment = { amount: Cents; card_brand: string; card_last4: string; transaction_id: string }

export type PayPanelProps = {
  invoiceNumber: string
  /** The amount due, which is also the maximum. */
  due: Cents
  currency: Currency
  drawForm: Loadable<DrawCardForm>
  /**
   * The form is being filled in, the card charged, the holder asked to confirm, the confirmation checked; the outcome is unknown; or the
   * payment succeeded.
   */
  step: 'entering' | 'paying' | 'asking' | 'confirming' | 'unsure' | 'paid'
  /** The current or last amount; null before the first try. */
  paying: Cents | null
  failure: Failure | null
  payment: CompletedPayment | null
  afterwards: ReactNode
  onPay: (amount: Cents) => void
  onConfirm: () => void
  onRefuse: () => void
  onCheck: () => void
  /** Clears the earlier error. */
  onEdit: () => void
  words?: PayWords
}

/**
 * Pays an invoice by card (PAY-01) with an amount and the provider's own form, whose values never reach this app. The form stays mounted
 * through a confirmation and after a failure, so that nothing has to be typed twice. Used by the office and the client's page.
 */
export const PayPanel = (props: PayPanelProps) => {
  const { step, payment, currency, afterwards } = props
  if (step === 'paid' && payment)
    return (
      <chakra.div display="grid" gap="4">
        <Banner kind="success" detail={paymentText(payment, currency)}>
          Payment successful!
        </Banner>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
          {afterwards}
        </chakra.div>
      </chakra.div>
    )
  return <PayForm {...props} />
}

const paymentText = (
  { amount, card_brand, card_last4, transaction_id }: CompletedPayment,
  currency: Currency,
): string =>
  `${amountIn(amount, currency)} paid with ${cardName({ brand: card_brand, last4: card_last4 })}. Transaction ${transaction_id}.`

const PayForm = (props: PayPanelProps) => {
  const { invoiceNumber, due, currency, drawForm, step, paying, failure, onPay, onConfirm, onRefuse, onCheck, onEdit } =
    props
  const { words = PAY_WORDS } = props
  const [ready, setReady] = useState(false)
  const check = useMemo(() => {
    const most = amountIn(mostToPay(due), currency, words.locale)
    return checkSchema(paymentAmountForm(due, currency), (issue) => words.sayAmount(issue, most))
  }, [due, currency, words])
  const busy = step !== 'entering'
  const initial = useMemo(() => ({ amount: inField(due, words.locale) }), [due, words.locale])
  const form = useForm({
    initial,
    check,
    busy,
    failure: failure && isFormFailure(failure) ? null : failure,
    onSubmit: ({ amount }) => ready && onPay(amount),
  })
  const begun = busy ? paying : null
  const keepAmount = useEffectEvent((amount: Cents) => form.adopt({ amount: inField(amount, words.locale) }))
  // A payment interrupted by a reload loads only after the form shows.
  useEffect(() => {
    if (begun !== null) keepAmount(begun)
  }, [begun])
  // Errors shown in the form or at the amount aren't repeated.
  const amount = form.text('amount')
  const isAmount = failure !== null && form.errors.amount === failure.message
  const message = failure && words.say(failure, currency)
  const shown = isAmount || (failure && isFormFailure(failure)) ? null : message
  return (
    <>
      <form
        noValidate
        onSubmit={form.submit}
        onInput={() => failure && !busy && onEdit()}
        style={{ display: 'grid', gap: '0.75rem' }}
      >
        {step === 'unsure' ? (
          <Banner kind="warning" detail={message} actions={<Check label={words.check} onCheck={onCheck} />}>
            {words.unsure}
          </Banner>
        ) : (
          shown !== null && <Banner kind="error">{shown}</Banner>
        )}
        <TextField
          label={words.amount(currency)}
          inputMode="decimal"
          autoComplete="off"
          hint={words.hint(amountIn(due, currency, words.locale))}
          {...amount}
          error={isAmount && message !== null ? message : amount.error}
        />
        <CardFormPlace drawForm={drawForm} onReady={setReady} />
        <Button type="submit" disabled={!ready} loading={busy} loadingLabel={words.paying}>
          {words.pay}
        </Button>
        <chakra.p textStyle="small" color="fg.muted">
          {words.note}
        </chakra.p>
      </form>
      <ConfirmDialog
        open={step === 'asking' || step === 'confirming'}
        title={words.confirmTitle}
        object={words.confirmText}
        confirmLabel={words.confirm}
        cancelLabel={words.refuse}
        destructive={false}
        busy={step === 'confirming'}
        busyLabel={words.paying}
        onConfirm={onConfirm}
        onCancel={() => step === 'asking' && onRefuse()}
      >
        {paying !== null && words.confirmOf(amountIn(paying, currency, words.locale), invoiceNumber)}
      </ConfirmDialog>
    </>
  )
}

/** An amount for input: no currency symbol, decimals as in the locale. */
const inField = (amount: Cents, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(dollarsFromCents(amount))

const Check = ({ label, onCheck }: { label: string; onCheck: () => void }) => (
  <Button size="sm" variant="outline" onClick={onCheck}>
    {label}
  </Button>
)
