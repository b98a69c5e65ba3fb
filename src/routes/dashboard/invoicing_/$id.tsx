import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { invoiceDocument } from '@/domain/invoice/document'
import { invoiceQuery } from '@/services/invoices/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { DocumentPage } from '@/ui/shared/document-page'
import { useDocumentPage } from '../../-documents/use-document-page'
import { loadable } from '../../-loading/loadable'
import { recordIn } from '../../-records/opened'
import { guard } from '../../-session/guard'
import { guarded } from '../../-session/guarded'
import { useWorkspace } from '../../-session/workspace'

/** */
export const Route = createFileRoute('/dashboard/invoicing_/$id')({
  beforeLoad: guard('invoicing'),
  component: guarded(PaperPage),
})

function PaperPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const { graphql } = workspace
  const id = recordIn(Route.useParams().id) ?? 0
  const invoice = useQuery(invoiceQuery(graphql, actor.business_id, id))
  const { head, actions } = useDocumentPage()
  return (
    <DocumentPage
      noun="invoice"
      back={<TextLink to="/dashboard/invoicing">All invoices</TextLink>}
      document={bothReady(loadable(invoice), head, (shown, at) => invoiceDocument(shown, at, at.writing))}
      {...actions}
    />
  )
}
