import { createFileRoute } from '@tanstack/react-router'
import { loadSpeech } from '@/ui/client-page/words/speech'
import { ReceiptPage } from './-client-page/receipt-page'
import { receiptRoute } from './-client-page/receipt-route'

/** PAY-06, X-60 */
export const Route = createFileRoute('/payment-success')({
  ...receiptRoute,
  loader: ({ deps: { lang = 'en' } }) => loadSpeech(lang),
  component: () => <ReceiptPage route="/payment-success" messageKey="paymentMade" />,
})
