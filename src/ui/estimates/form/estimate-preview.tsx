import type { DocumentHead } from '@/domain/documents/customer-document'
import { estimateDocument } from '@/domain/estimate/document'
import type { EstimateForm } from '@/domain/estimate/form'
import { type PreviewContext, previewOf } from '@/domain/estimate/preview'
import type { Day } from '@/domain/time/day'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { DocumentPaper } from '@/ui/shared/document-paper'

type Props = PreviewContext & {
  form: EstimateForm
  head: DocumentHead
  createdOn: Day
  onClose: () => void
}

export const EstimatePreview = ({ form, head, createdOn, onClose, ...context }: Props) => (
  <Dialog open title="Preview" description="What your client gets. Nothing is saved yet." size="lg" onClose={onClose}>
    <DocumentPaper
      document={estimateDocument(previewOf(form, context), head, { created: createdOn, answered: null })}
    />
  </Dialog>
)
