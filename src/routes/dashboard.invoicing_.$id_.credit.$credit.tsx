import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import { failureFrom } from '@/domain/failure'
import { creditNoteDocument } from '@/domain/invoice/document'
import { invoiceQuery } from '@/services/invoices/queries'
import { DocumentPage } from '@/ui/kit/document-page'
import { bothReady, type Loadable } from '@/ui/kit/loadable'
import { TextLink } from '@/ui/kit/text-link'
import { useDocumentPage } from './-documents/use-document-page'
import { guard } from './-guard'
import { guarded } from './-guarded'
import { loadable } from './-loadable'
import { recordIn } from './-records/opened'
import { useWorkspace } from './-workspace'

/** A credit note of an invoice as its client gets it: on paper, and as a PDF. */
export const Route = createFileRoute('/dashboard/invoicing_/$id_/credit/$credit')({
  beforeLoad: guard('invoicing'),
  component: guarded(CreditNotePage),
})

function CreditNotePage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const params = Route.useParams()
  const [id, credit] = [recordIn(params.id) ?? 0, recordIn(params.credit) ?? 0]
  const invoice = useQuery(invoiceQuery(workspace.graphql, actor.business_id, id))
  const { head, deeds } = useDocumentPage()
  const paper = bothReady(loadable(invoice), head, (shown, at) =>
    creditNoteDocument(credit, shown.credit_notes, shown, at, at.writing),
  )
  return (
    <DocumentPage
      noun="credit note"
      back={
        <TextLink to="/dashboard/invoicing" search={{ invoice: id, tab: 'payments' }}>
          {invoice.data?.invoice_number ?? 'Invoice'}
        </TextLink>
      }
      document={onlyThere(paper, () => void invoice.refetch())}
      {...deeds}
    />
  )
}

/** What an invoice doesn't have fails as one that is not there. */
const onlyThere = (paper: Loadable<CustomerDocument | null>, retry: () => void): Loadable<CustomerDocument> => {
  if (paper.state !== 'ready') return paper
  if (paper.value === null) return { state: 'failed', failure: failureFrom({ status: 404 }), retry }
  return { state: 'ready', value: paper.value }
}
