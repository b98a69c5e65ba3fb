import type { CustomerDocument } from '@/domain/documents/customer-document'
import { customerPdf } from './customer-pdf'

/** What is drawn for clients. Its code loads with the first document that is asked for. */
export type DocumentService = {
  /** The document as a PDF. */
  pdf(document: CustomerDocument): Promise<ArrayBuffer>
}

export const documentService: DocumentService = { pdf: async (document) => customerPdf(document) }
