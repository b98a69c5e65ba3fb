import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { creditNoteDocument } from '@/domain/invoice/document'
import { InvoicePaperPage } from '../../-invoicing/invoice-paper-page'
import { recordIn } from '../../-records/opened'
import { guard } from '../../-session/guard'
import { guarded } from '../../-session/guarded'

/** */
export const Route = createFileRoute('/dashboard/invoicing_/$id_/credit/$credit')({
  beforeLoad: guard('invoicing'),
  component: guarded(CreditNotePage),
})

function CreditNotePage(): ReactNode {
  const { id, credit } = Route.useParams()
  const note = recordIn(credit) ?? 0
  return (
    <InvoicePaperPage
      noun="credit note"
      invoice={id}
      draw={(invoice, ...rest) => creditNoteDocument(note, invoice.credit_notes, invoice, ...rest)}
    />
  )
}
