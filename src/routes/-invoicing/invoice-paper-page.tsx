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
  /** `credit note` */
  noun: string
  /** The invoice’s id, as the address has it. */
  invoice: string
  /** Null where the invoice has no such part. */
  draw: (invoice: Invoice, head: DocumentHead, writing: Writing) => CustomerDocument | null
}

/** The page of a paper of an invoice, as its client gets it: a credit note, or the receipt of a payment. */
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

/** A paper that the invoice doesn't have fails with 404. */
const orNotFound = (paper: Loadable<CustomerDocument | null>, retry: () => void): Loadable<CustomerDocument> => {
  if (paper.state !== 'ready') return paper
  if (paper.value === null) return { state: 'failed', failure: failureFrom({ status: 404 }), retry }
  return { state: 'ready', value: paper.value }
}
