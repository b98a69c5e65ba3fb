import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Language } from '@/domain/account/vocabulary'
import type { PageInvoice } from '@/domain/client-page/page'
import { toFailure } from '@/domain/record/failure'
import { useFlow, useFlowSelector } from '@/events/flow/react'
import { stepOf } from '@/machines/invoice-payment/selectors'
import { PAY_WORDS_IN } from '@/ui/client-page/pay-words'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PayPanel } from '@/ui/shared/payment/pay-panel'
import type { RouterContext } from '../-session/context'

const page = getRouteApi('/c/$token')

type Payments = Awaited<ReturnType<RouterContext['clientPayments']>>
type Props = { invoice: PageInvoice; language: Language }

/** Card payment of an invoice (PAY-01) with the office's panel and flow, in the page's language. */
export const PayOnPage = (props: Props) => (
  <Loaded
    of={usePayments()}
    failed={PAY_WORDS_IN[props.language].failed}
    loading={<SkeletonLines count={6} label="…" />}
  >
    {(payments) => <Paying payments={payments} {...props} />}
  </Loaded>
)

const usePayments = (): Loadable<Payments> => {
  const { token } = page.useParams()
  const { clientPayments } = page.useRouteContext()
  const [payments, setPayments] = useState<Loadable<Payments>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const retry = () => {
      setPayments({ state: 'loading' })
      setAttempt((former) => former + 1)
    }
    clientPayments().then(
      (value) => {
        value.of(token)
        setPayments({ state: 'ready', value })
      },
      (error: unknown) => setPayments({ state: 'failed', failure: toFailure(error), retry }),
    )
  }, [clientPayments, token, attempt])
  return payments
}

const Paying = ({ payments, invoice, language }: Props & { payments: Payments }) => {
  const { newId } = page.useRouteContext()
  const navigate = useNavigate()
  const flow = useFlow(payments.flows, 'client-payment', invoice.id, undefined)
  const step = useFlowSelector(flow, (snapshot) => (snapshot ? stepOf(snapshot) : 'entering'))
  const paying = useFlowSelector(flow, (snapshot) => snapshot?.context.order?.amount ?? null)
  const failure = useFlowSelector(flow, (snapshot) => snapshot?.context.failure ?? null)
  const paid = useFlowSelector(flow, (snapshot) =>
    snapshot?.matches('paid') ? snapshot.context.payment_intent_id : null,
  )
  useEffect(() => {
    if (paid !== null) void navigate({ to: '/payment-success', search: { payment_intent: paid, lang: language } })
  }, [paid, language, navigate])
  // Before the form is visible, which a ref renders.
  useLayoutEffect(() => payments.speak(language), [payments, language])
  return (
    <PayPanel
      words={PAY_WORDS_IN[language]}
      invoiceNumber={invoice.invoice_number}
      due={invoice.amount_due}
      currency={invoice.currency}
      drawForm={{ state: 'ready', value: payments.mount }}
      step={paid === null ? step : 'paying'}
      paying={paying}
      failure={failure}
      payment={null}
      afterwards={null}
      onPay={(amount) =>
        flow.send({
          type: 'payment.submit',
          id: newId(),
          // The link identifies the client.
          order: { amount, invoice_id: invoice.id, customer_id: 0, description: '' },
        })
      }
      onConfirm={() => flow.send({ type: 'payment.confirm' })}
      onRefuse={() => flow.send({ type: 'payment.refuse' })}
      onCheck={() => flow.send({ type: 'payment.check' })}
      onEdit={() => flow.send({ type: 'payment.clear_failure' })}
    />
  )
}
