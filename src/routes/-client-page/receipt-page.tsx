import { useLoaderData, useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type CustomerDocument, fileNameOf } from '@/domain/documents/customer-document'
import type { Receipt } from '@/domain/payment/payment'
import { toFailure } from '@/domain/record/failure'
import { ReceiptScreen } from '@/ui/client-page/receipt-screen'
import { loadSpeech } from '@/ui/client-page/words/speech'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { saveFile } from '@/ui/kit/layout/save-file'
import { speechOf, useLanguages } from './use-languages'

type Props = {
  route: '/payment-success' | '/payment-confirmation'
  messageKey: 'paymentMade' | 'paymentConfirmed'
}

/** The PDF renderer loads with the first PDF. */
const onPdf = async (document: CustomerDocument): Promise<boolean> => {
  try {
    const { documentPdf } = await import('@/services/documents/queries')
    saveFile(fileNameOf(document), await documentPdf(document), 'application/pdf')
    return true
  } catch {
    return false
  }
}

const useReceipt = (id: string) => {
  const { accounts } = useRouteContext({ from: '__root__' })
  const [receipt, setReceipt] = useState<Loadable<Receipt>>({ state: 'loading' })
  const [loadCount, setLoadCount] = useState(0)
  const load = useCallback(() => setLoadCount((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is read again
  useEffect(() => {
    let isShown = true
    const show = (found: Loadable<Receipt>) => isShown && setReceipt(found)
    const read = async () => {
      const found = await (await accounts()).receipt(id)
      await loadSpeech(found.business.language).catch(() => undefined)
      return found
    }
    read().then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', failure: toFailure(error), retry: load }),
    )
    return () => {
      isShown = false
    }
  }, [accounts, id, loadCount, load])
  return { receipt, load }
}

/** The payer returns here; anyone with the address sees the receipt, signed in or not. */
export const ReceiptPage = ({ route, messageKey }: Props) => {
  const { payment_intent: id = '', lang } = useSearch({ from: route })
  const speech = useLoaderData({ from: route })
  const navigate = useNavigate({ from: route })
  const { receipt, load } = useReceipt(id)
  const { history } = useRouter()
  const [cameFrom] = useState(() => history.canGoBack())
  const languages = useLanguages((next) => navigate({ search: (former) => ({ ...former, lang: next }), replace: true }))
  const language = lang ?? (receipt.state === 'ready' ? receipt.value.business.language : speech.language)
  return (
    <ReceiptScreen
      receipt={receipt}
      speech={speechOf(language, speech)}
      {...languages}
      messageKey={messageKey}
      onCheck={load}
      onBack={cameFrom ? () => history.back() : null}
      onPrint={() => window.print()}
      onPdf={onPdf}
    />
  )
}
