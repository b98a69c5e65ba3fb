import type { CustomerDocument } from '@/domain/documents/customer-document'
import { customerPdf } from './customer-pdf'
import { loadFonts } from './fonts'
import { needsFonts } from './pages'

/** What is drawn for clients. Its code loads with the first document. */
export type DocumentService = {
  /** The document as a PDF. */
  pdf(document: CustomerDocument): Promise<ArrayBuffer>
}

export const documentService: DocumentService = {
  pdf: async (document) => customerPdf(document, needsFonts(JSON.stringify(document)) ? await loadFonts() : null),
}
