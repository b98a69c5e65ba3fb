import type { CustomerDocument } from '@/domain/documents/customer-document'
import { customerPdf } from './customer-pdf'
import { loadFonts } from './fonts'
import { needsFonts } from './pages'

export type DocumentService = {
  pdf(document: CustomerDocument): Promise<ArrayBuffer>
}

export const documentService: DocumentService = {
  pdf: async (document) => customerPdf(document, needsFonts(JSON.stringify(document)) ? await loadFonts() : null),
}
