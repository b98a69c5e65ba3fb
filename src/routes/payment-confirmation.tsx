import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ReceiptPage } from './-public/receipt-page'
import { word } from './-search'

/** The receipt of a payment, for who opens it later (PAY-06, X-60). */
export const Route = createFileRoute('/payment-confirmation')({
  validateSearch: v.object({ payment_intent: word }),
  component: Returned,
})

function Returned() {
  const { payment_intent = '' } = Route.useSearch()
  return <ReceiptPage id={payment_intent} title="Receipt" made="Payment confirmed" />
}
