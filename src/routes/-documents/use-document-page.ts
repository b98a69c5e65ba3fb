import { useQuery } from '@tanstack/react-query'
import { type CustomerDocument, type DocumentHead, fileNameOf } from '@/domain/documents/customer-document'
import type { Writing } from '@/domain/documents/writing'
import { toFailure } from '@/domain/record/failure'
import { documentHeadQuery, documentWritingQuery } from '@/services/documents/queries'
import { bothReady, type Loadable } from '@/ui/kit/feedback/loadable'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { DocumentActions } from '@/ui/shared/document-page'
import { loadable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

type PageHead = DocumentHead & { writing: Writing }

export const useDocumentPage = (): { head: Loadable<PageHead>; actions: DocumentActions } => {
  const { workspace, actor } = useWorkspace()
  const head = useQuery(documentHeadQuery(workspace.graphql, actor.business_id))
  const { language = 'en' } = head.data ?? {}
  const writing = loadable(useQuery(documentWritingQuery(language)))
  /** The PDF renderer loads with the first PDF. */
  const onPdf = async (document: CustomerDocument): Promise<string | null> => {
    try {
      saveFile(fileNameOf(document), await workspace.documents.pdf(document), 'application/pdf')
      return null
    } catch (error) {
      return toFailure(error).message
    }
  }
  return {
    head: bothReady(loadable(head), writing, (documentHead, writing) => ({ ...documentHead, writing })),
    actions: { onPrint: () => window.print(), onPdf },
  }
}
