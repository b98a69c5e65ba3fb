import { clientPageCalls } from '@/contract/client-page'
import type { ClientPage, OpenClientPage, PageApproval, PageQuestion } from '@/domain/client-page/page'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import type { Http } from '../http/http'
import type { PaymentCalls } from '../payments/payment-ports'
import type { Changes } from '../renewal'

declare module '../renewal' {
  interface Topics {
    /** Change topic for a client's link and questions. */
    client_page: true
  }
}

export type ClientPageService = {
  /** Throws a 404 Failure for an unknown link. */
  read(token: string): Promise<ClientPage>
  /** Marks the sent documents as viewed. Throws a 404 or 410 Failure. */
  see(token: string, seen: { estimate: number | null; invoice: number | null }): Promise<OpenClientPage>
  /** Throws a 404, 409 (answered, expired or replaced), 410 or 422 Failure. */
  approve(token: string, estimate: number, approval: PageApproval, key: string): Promise<OpenClientPage>
  /** Throws a 404, 409, 410 or 422 Failure. */
  decline(token: string, estimate: number, rejection_reason: string, key: string): Promise<OpenClientPage>
  /** Throws a 404, 410, 422 or 429 Failure. */
  ask(token: string, question: PageQuestion, key: string): Promise<OpenClientPage>
  payments(token: string): PaymentCalls
  /** The PDF code loads on first use. */
  pdf(document: CustomerDocument): Promise<ArrayBuffer>
  /** The code loads on first use. Throws a 404 or 410 Failure. */
  file(token: string, id: string): Promise<Blob>
  subscribe(listener: () => void): () => void
}

/** Announces writes, so that staff tabs in the same browser update at once. */
export const createClientPageService = (
  http: Http,
  { announce, subscribe }: Pick<Changes, 'announce' | 'subscribe'>,
): ClientPageService => {
  const withAnnouncement = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const page = await answer
    announce(['estimates', 'invoices', 'client_page', 'facts'])
    return page
  }
  return {
    read: (token) => http.call(clientPageCalls.read, { params: { token } }),
    see: (token, body) => withAnnouncement(http.call(clientPageCalls.see, { params: { token }, body })),
    approve: (token, estimateId, body, key) =>
      withAnnouncement(http.call(clientPageCalls.approve, { params: { token, estimateId }, body, key })),
    decline: (token, estimateId, rejection_reason, key) =>
      withAnnouncement(
        http.call(clientPageCalls.decline, { params: { token, estimateId }, body: { rejection_reason }, key }),
      ),
    ask: (token, body, key) => withAnnouncement(http.call(clientPageCalls.ask, { params: { token }, body, key })),
    payments: (token) => ({
      begin: ({ invoice_id: invoiceId, amount }, key) =>
        http.call(clientPageCalls.pay, { params: { token, invoiceId }, body: { amount }, key }),
      read: (intentId) => withAnnouncement(http.call(clientPageCalls.payment, { params: { token, intentId } })),
    }),
    pdf: async (document) => (await import('../documents/document-service')).documentService.pdf(document),
    file: async (token, id) => (await import('./page-file')).pageFile(http, token, id),
    subscribe: (listener) => subscribe(() => listener()),
  }
}
