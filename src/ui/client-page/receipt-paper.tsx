import type { Receipt } from '@/domain/payment/payment'
import { receiptDocument } from '@/domain/payment/receipt-document'
import { Paper } from './paper-tools'
import type { PageActions } from './types'
import type { Speech } from './words/speech'

type Props = Pick<PageActions, 'onPrint' | 'onPdf'> & { receipt: Receipt; speech: Speech }

export const ReceiptPaper = ({ receipt, speech, ...actions }: Props) => (
  <Paper words={speech.words} document={receiptDocument(receipt, speech.writing)} {...actions} />
)
