import { queryOptions } from '@tanstack/react-query'
import { DocumentHeadDocument } from '@/contract/graphql/generated/documents'
import { CURRENCIES, LANGUAGES, type Language } from '@/domain/account/vocabulary'
import type { CustomerDocument, DocumentHead } from '@/domain/documents/customer-document'
import { STAFF_WRITING } from '@/domain/documents/staff-writing'
import { type Writing, writingIn } from '@/domain/documents/writing'
import type { GraphQL } from '../graphql/graphql'

/** Never cached across pages, because settings change elsewhere. */
export const documentHeadQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['document-head', businessId],
    async queryFn(): Promise<DocumentHead> {
      const { documentHead } = await graphql.query(DocumentHeadDocument, {})
      const { currency, tax_rate, logo, language, ...head } = documentHead
      return {
        ...head,
        logo,
        currency: CURRENCIES.find((candidate) => candidate === currency) ?? 'USD',
        language: LANGUAGES.find((candidate) => candidate === language) ?? 'en',
        tax_rate: Math.round(tax_rate * 1_000),
      }
    },
  })

const WORDS = {
  es: () => import('@/domain/documents/words/es'),
  fr: () => import('@/domain/documents/words/fr'),
}

/** Formatting of a business's documents: the client's language, or English with its own date order. */
export const documentWritingQuery = (language: Language) =>
  queryOptions({
    queryKey: ['document-writing', language],
    queryFn: async (): Promise<Writing> =>
      language === 'en' ? STAFF_WRITING : writingIn(language, (await WORDS[language]()).DOCUMENTS),
  })

/** For pages outside a workspace. The PDF code loads with the first document. */
export const documentPdf = async (document: CustomerDocument): Promise<ArrayBuffer> => {
  const { documentService } = await import('./document-service')
  return documentService.pdf(document)
}
