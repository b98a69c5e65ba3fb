import { useQuery } from '@tanstack/react-query'
import type { CustomerDocument, DocumentHead } from '@/domain/documents/customer-document'
import type { Writing } from '@/domain/documents/writing'
import type { Invoice } from '@/domain/invoice/invoice'
import { failureFrom } from '@/domain/record/failure'
import { invoiceQuery } from '@/services/invoices/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { DocumentPage } from '@/ui/shared/document-page'
import { useDocumentPage } from '../-documents/use-document-page'
import { loadable } from '../-loading/loadable'
import { recordIn } from '../-records/opened'
import { useWorkspace } from '../-session/workspace'

type Props = {
  noun: string
  invoice: string
  /** Returns null if the invoice has no such document. */
  draw: (invoice: Invoice, head: DocumentHead, writing: Writing) => CustomerDocument | null
}

/** A printable document for the client: a credit note or a receipt. */
export const InvoicePaperPage = ({ noun, invoice: invoiceId, draw }: Props) => {
  const { workspace, actor } = useWorkspace()
  const id = recordIn(invoiceId) ?? 0
  const invoice = useQuery(invoiceQuery(workspace.graphql, actor.business_id, id))
  const { head, actions } = useDocumentPage()
  const paper = bothReady(loadable(invoice), head, (shown, at) => draw(shown, at, at.writing))
  return (
    <DocumentPage
      noun={noun}
      back={
        <TextLink to="/dashboard/invoicing" search={{ invoice: id, tab: 'payments' }}>
          {invoice.data?.invoice_number ?? 'Invoice'}
        </TextLink>
      }
      document={orNotFound(paper, () => void invoice.refetch())}
      {...actions}
    />
  )
}

const orNotFound = (paper: Loadable<CustomerDocument | null>, retry: () => void): Loadable<CustomerDocument> => {
  if (paper.state !== 'ready') return paper
  if (paper.value === null) return { state: 'failed', failure: failureFrom({ status: 404 }), retry }
  return { state: 'ready', value: paper.value }
}
