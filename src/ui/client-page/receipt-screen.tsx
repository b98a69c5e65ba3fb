import { chakra } from '@chakra-ui/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { Language } from '@/domain/account/vocabulary'
import type { Receipt } from '@/domain/payment/payment'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { PageFrame } from './frame'
import { BigButton, Note } from './parts'
import type { PageActions } from './types'
import { useSpokenLanguage } from './use-spoken-language'
import type { Speech } from './words/speech'

type Props = Pick<PageActions, 'onPrint' | 'onPdf'> & {
  receipt: Loadable<Receipt>
  speech: Speech
  languageFailed: boolean
  onLanguage: (language: Language) => void
  messageKey: 'paymentMade' | 'paymentConfirmed'
  onCheck: () => void
  /** Returns to the previous page; null when the receipt was opened directly. */
  onBack: (() => void) | null
}

const LazyPaper = lazyPart({
  name: 'The receipt',
  load: async () => (await import('./receipt-paper')).ReceiptPaper,
  loading: <SkeletonLines count={12} label="…" />,
})

/** Receipt after a card payment (PAY-06, X-60), to print or save as a PDF in the business's name. */
export const ReceiptScreen = (props: Props) => {
  const { receipt, speech, languageFailed, onLanguage, onBack } = props
  const { words } = speech
  useSpokenLanguage(speech.language)
  const business = receipt.state === 'ready' ? receipt.value.business : null
  return (
    <PageFrame {...{ business, speech, languageFailed, onLanguage }}>
      <PageMeta title={speech.writing.words.Receipt} {...(business && { of: business.name })} />
      {onBack && (
        <chakra.div _print={{ display: 'none' }}>
          <Button variant="ghost" minH="11" ms="-3" onClick={onBack}>
            <ArrowLeft size={18} aria-hidden />
            {words.backToPage}
          </Button>
        </chakra.div>
      )}
      <Content {...props} />
    </PageFrame>
  )
}

const Content = (props: Props) => {
  const { receipt, speech, onCheck } = props
  const { words } = speech
  if (receipt.state === 'ready') return <Paid {...props} receipt={receipt.value} />
  if (receipt.state !== 'failed') return <SkeletonLines count={12} label={words.receiptLoading} />
  if (receipt.failure.status === 404)
    return (
      <Note tone="warning" title={words.noReceipt}>
        <p>{words.noReceiptHint}</p>
      </Note>
    )
  return (
    <>
      <Note tone="danger" title={words.receiptFailed} />
      <Again label={words.retry} onClick={onCheck} />
    </>
  )
}

const Paid = ({
  receipt,
  speech,
  messageKey,
  onCheck,
  onPrint,
  onPdf,
}: Omit<Props, 'receipt'> & { receipt: Receipt }) => {
  const { words } = speech
  const { status, failure, invoice_number } = receipt
  if (status === 'failed' || status === 'canceled') return <NotPaid {...{ speech, failure }} />
  if (status !== 'succeeded')
    return (
      <>
        <Note tone="info" title={words.paymentOpen(invoice_number)} />
        <Again label={words.check} onClick={onCheck} />
      </>
    )
  return (
    <>
      <Note tone="success" title={words[messageKey]} />
      <LazyPaper receipt={receipt} speech={speech} onPrint={onPrint} onPdf={onPdf} />
    </>
  )
}

/** Bank messages are in English. */
const NotPaid = ({ speech: { language, words }, failure }: Pick<Props, 'speech'> & { failure: string }) => (
  <Note tone="danger" title={words.paymentFailed}>
    <p>{(language === 'en' && failure) || words.nothingCharged}</p>
  </Note>
)

const Again = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <div>
    <BigButton variant="outline" onClick={onClick}>
      {label}
    </BigButton>
  </div>
)
