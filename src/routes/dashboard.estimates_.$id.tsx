import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayAt } from '@/domain/calendar'
import { type DocumentHead, fileNameOf } from '@/domain/documents/customer-document'
import { estimateDocument } from '@/domain/estimate/document'
import type { Estimate } from '@/domain/estimate/estimate'
import { toFailure } from '@/domain/failure'
import { documentHeadQuery } from '@/services/documents/queries'
import { estimateQuery } from '@/services/estimates/queries'
import { EstimatePaper } from '@/ui/estimates/paper/estimate-paper'
import { saveFile } from '@/ui/kit/save-file'
import { guard } from './-guard'
import { guarded } from './-guarded'
import { loadable } from './-loadable'
import { recordIn } from './-records/opened'
import { useWorkspace } from './-workspace'

/** An estimate as its client gets it: on paper, and as a PDF. */
export const Route = createFileRoute('/dashboard/estimates_/$id')({
  beforeLoad: guard('estimates'),
  component: guarded(PaperPage),
})

function PaperPage(): ReactNode {
  const { workspace, actor } = useWorkspace()
  const id = recordIn(Route.useParams().id) ?? 0
  const estimate = useQuery(estimateQuery(workspace.graphql, actor.business_id, id))
  const head = useQuery(documentHeadQuery(workspace.graphql, actor.business_id))
  /** The drawing part loads when a PDF is asked for. */
  const savePdf = async (shown: Estimate, at: DocumentHead): Promise<string | null> => {
    try {
      const document = estimateDocument(shown, at, dayAt(Date.parse(shown.created_at), actor.time_zone))
      saveFile(fileNameOf(document), await workspace.documents.pdf(document), 'application/pdf')
      return null
    } catch (error) {
      return toFailure(error).message
    }
  }
  return (
    <EstimatePaper
      estimate={loadable(estimate)}
      head={loadable(head)}
      timeZone={actor.time_zone}
      onPrint={() => window.print()}
      onPdf={savePdf}
    />
  )
}
