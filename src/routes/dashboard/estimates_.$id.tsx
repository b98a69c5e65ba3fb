import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estimateDocument } from '@/domain/estimate/document'
import { dayAt } from '@/domain/time/calendar'
import { estimateQuery } from '@/services/estimates/queries'
import { TextLink } from '@/ui/kit/actions/text-link'
import { bothReady } from '@/ui/kit/feedback/loadable'
import { DocumentPage } from '@/ui/shared/document-page'
import { useDocumentPage } from '../-documents/use-document-page'
import { loadable } from '../-loading/loadable'
import { recordIn } from '../-records/opened'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** EST-03, X-55 */
export const Route = createFileRoute('/dashboard/estimates_/$id')({
  beforeLoad: guard('estimates'),
  component: guarded(PaperPage),
})

function PaperPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const id = recordIn(Route.useParams().id) ?? 0
  const estimate = useQuery(estimateQuery(workspace.graphql, actor.business_id, id))
  const { head, actions } = useDocumentPage()
  return (
    <DocumentPage
      noun="estimate"
      back={<TextLink to="/dashboard/estimates">All estimates</TextLink>}
      document={bothReady(loadable(estimate), head, (shown, at) =>
        estimateDocument(
          shown,
          at,
          {
            created: dayAt(Date.parse(shown.created_at), actor.time_zone),
            answered: shown.answered_at === null ? null : dayAt(Date.parse(shown.answered_at), actor.time_zone),
          },
          at.writing,
        ),
      )}
      {...actions}
    />
  )
}
