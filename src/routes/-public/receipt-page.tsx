import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type CustomerDocument, fileNameOf } from '@/domain/documents/customer-document'
import { toFailure } from '@/domain/failure'
import type { Receipt } from '@/domain/payment/payment'
import type { Loadable } from '@/ui/kit/loadable'
import { saveFile } from '@/ui/kit/save-file'
import { LazyReceipt } from '@/ui/public/lazy-parts'
import { PublicPage } from './public-page'

type Props = {
  /** The payment's own id, which nobody can guess; empty where the address has none. */
  id: string
  title: string
  made: string
}

/** The drawing part loads when a PDF is asked for. */
const onPdf = async (document: CustomerDocument): Promise<string | null> => {
  try {
    const { documentPdf } = await import('@/services/documents/queries')
    saveFile(fileNameOf(document), await documentPdf(document), 'application/pdf')
    return null
  } catch (error) {
    return toFailure(error).message
  }
}

/** The receipt that an id opens, read when the page opens and when it is asked for again. */
const useReceipt = (id: string) => {
  const { accounts } = useRouteContext({ from: '__root__' })
  const [receipt, setReceipt] = useState<Loadable<Receipt>>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  const load = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again is read again
  useEffect(() => {
    let isShown = true
    const show = (found: Loadable<Receipt>) => isShown && setReceipt(found)
    accounts()
      .then((calls) => calls.receipt(id))
      .then(
        (value) => show({ state: 'ready', value }),
        (error: unknown) => show({ state: 'failed', failure: toFailure(error), retry: load }),
      )
    return () => {
      isShown = false
    }
  }, [accounts, id, asked, load])
  return { receipt, load }
}

/** A page to which a payer comes back; whoever has the address sees the receipt, signed in or not. */
export const ReceiptPage = ({ id, title, made }: Props) => {
  const { receipt, load } = useReceipt(id)
  return (
    <PublicPage title={title}>
      <LazyReceipt receipt={receipt} made={made} onCheck={load} onPrint={() => window.print()} onPdf={onPdf} />
    </PublicPage>
  )
}
