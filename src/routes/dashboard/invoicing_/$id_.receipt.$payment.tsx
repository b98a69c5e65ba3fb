import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { receiptDocument } from '@/domain/invoice/document'
import { InvoicePaperPage } from '../../-invoicing/invoice-paper-page'
import { recordIn } from '../../-records/opened'
import { guard } from '../../-session/guard'
import { guarded } from '../../-session/guarded'

/** X-55; also for checks and cash. */
export const Route = createFileRoute('/dashboard/invoicing_/$id_/receipt/$payment')({
  beforeLoad: guard('invoicing'),
  component: guarded(ReceiptPage),
})

function ReceiptPage(): ReactNode {
  const { id, payment } = Route.useParams()
  const paid = recordIn(payment) ?? 0
  return (
    <InvoicePaperPage
      noun="receipt"
      invoice={id}
      draw={(invoice, ...rest) => {
        const found = invoice.payment_history.find((each) => each.id === paid)
        return found ? receiptDocument(found, invoice, ...rest) : null
      }}
    />
  )
}
