import { chakra } from '@chakra-ui/react'
import type { Receipt } from '@/domain/payment/payment'
import { receiptDocument } from '@/domain/payment/receipt-document'
import { Banner } from '@/ui/kit/banner'
import { type DocumentDeeds, DocumentPage } from '@/ui/kit/document-page'
import type { Loadable } from '@/ui/kit/loadable'
import { TextLink } from '@/ui/kit/text-link'

type Props = DocumentDeeds & {
  receipt: Loadable<Receipt>
  /** What is said of a payment that was made. */
  made: string
  /** Asks again what became of a payment that is still under way. */
  onCheck: () => void
}

/** The receipt of a card payment, for who comes back from paying (PAY-06, X-60): to print or to keep as a PDF. */
export const ReceiptScreen = ({ receipt, made, onCheck, ...deeds }: Props) => (
  <chakra.div maxW="8.5in" mx="auto" px="4" py="6" display="grid" gap="4">
    {receipt.state === 'ready' && receipt.value.status !== 'succeeded' ? (
      <NotPaid receipt={receipt.value} onCheck={onCheck} />
    ) : (
      <>
        {receipt.state === 'ready' && (
          <chakra.div _print={{ display: 'none' }}>
            <Banner kind="success">{made}</Banner>
          </chakra.div>
        )}
        <DocumentPage
          {...deeds}
          noun="receipt"
          document={receipt.state === 'ready' ? { state: 'ready', value: receiptDocument(receipt.value) } : receipt}
          back={<TextLink to="/">Home</TextLink>}
        />
      </>
    )}
  </chakra.div>
)

const NotPaid = ({
  receipt: { invoice_number, status, failure },
  onCheck,
}: Pick<Props, 'onCheck'> & { receipt: Receipt }) =>
  status === 'failed' || status === 'canceled' ? (
    <Banner kind="error" detail={failure || 'Nothing was charged. Open your invoice and try again.'}>
      Payment failed
    </Banner>
  ) : (
    <Banner kind="info" onRetry={onCheck}>
      {`The payment of ${invoice_number} is not finished yet.`}
    </Banner>
  )
