import { queryOptions } from '@tanstack/react-query'
import { DocumentHeadDocument } from '@/contract/graphql/generated/documents'
import { CURRENCIES } from '@/domain/account/vocabulary'
import type { CustomerDocument, DocumentHead } from '@/domain/documents/customer-document'
import type { GraphQL } from '../graphql/graphql'

/** What documents for clients begin with. It is read anew with every page that asks: settings change elsewhere. */
export const documentHeadQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['document-head', businessId],
    async queryFn(): Promise<DocumentHead> {
      const { documentHead } = await graphql.query(DocumentHeadDocument, {})
      const { currency, tax_rate, logo, ...head } = documentHead
      return {
        ...head,
        logo,
        currency: CURRENCIES.find((known) => known === currency) ?? 'USD',
        tax_rate: Math.round(tax_rate * 1_000),
      }
    },
  })

/** A document as a PDF, for a page of nobody's workspace. The drawing part loads with the first one. */
export const documentPdf = async (document: CustomerDocument): Promise<ArrayBuffer> => {
  const { documentService } = await import('./document-service')
  return documentService.pdf(document)
}
