import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { payoutReceipt } from '@/domain/payout/receipt'
import { payoutQuery } from '@/services/payouts/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { DocumentPage } from '@/ui/shared/document-page'
import { useDocumentPage } from '../-documents/use-document-page'
import { loadable } from '../-loading/loadable'
import { recordIn } from '../-records/opened'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** */
export const Route = createFileRoute('/dashboard/payouts_/$id')({
  beforeLoad: guard('payouts'),
  component: guarded(ReceiptPage),
})

function ReceiptPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const { graphql, queryClient } = workspace
  const id = recordIn(Route.useParams().id) ?? 0
  const payout = useQuery(payoutQuery(graphql, queryClient, actor.business_id, id))
  const { head, actions } = useDocumentPage()
  return (
    <DocumentPage
      noun="receipt"
      back={<TextLink to="/dashboard/payouts">All payouts</TextLink>}
      document={bothReady(loadable(payout), head, (details, at) =>
        payoutReceipt(details, at, actor.time_zone, at.writing),
      )}
      {...actions}
    />
  )
}
