import { createFileRoute, useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadSpeech } from '@/ui/client-page/words/speech'
import { ReceiptPage } from './-client-page/receipt-page'
import { chosenLanguage, word } from './-search'

/** The receipt of a payment, for who opens it later (PAY-06, X-60). */
export const Route = createFileRoute('/payment-confirmation')({
  validateSearch: v.object({ payment_intent: word, lang: chosenLanguage }),
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: ({ deps: { lang = 'en' } }) => loadSpeech(lang),
  component: Returned,
})

function Returned() {
  const { payment_intent = '', lang } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <ReceiptPage
      id={payment_intent}
      lang={lang}
      speech={Route.useLoaderData()}
      made="paymentConfirmed"
      onLanguage={(next) => navigate({ search: (former) => ({ ...former, lang: next }), replace: true })}
    />
  )
}
