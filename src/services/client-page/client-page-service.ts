import { clientPageCalls } from '@/contract/client-page'
import type { ClientPage, OpenClientPage, PageApproval, PageQuestion } from '@/domain/client-page/page'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import type { Http } from '../http/http'
import type { PaymentCalls } from '../payments/payment-ports'
import type { Changes } from '../renewal'

declare module '../renewal' {
  interface Topics {
    /** A link to a client's page, or a question that was asked there. */
    client_page: true
  }
}

/** The calls of a client's own page. `key` is the intent's id; every write returns the page as it is then. */
export type ClientPageService = {
  /** @throws Failure 404 for a link that no one made */
  read(token: string): Promise<ClientPage>
  /** What was sent is viewed from then on. @throws Failure 404, 410 */
  see(token: string, seen: { estimate: number | null; invoice: number | null }): Promise<OpenClientPage>
  /** @throws Failure 404, 409 when it was answered, has expired or has a newer version, 410, 422 */
  approve(token: string, estimate: number, approval: PageApproval, key: string): Promise<OpenClientPage>
  /** @throws Failure 404, 409, 410, 422 */
  decline(token: string, estimate: number, rejection_reason: string, key: string): Promise<OpenClientPage>
  /** @throws Failure 404, 410, 422, 429 */
  ask(token: string, question: PageQuestion, key: string): Promise<OpenClientPage>
  /** Pays an invoice by card, as far as the back end has to do with it. */
  payments(token: string): PaymentCalls
  /** A document as a PDF; what draws it loads with the first one. */
  pdf(document: CustomerDocument): Promise<ArrayBuffer>
  /** A file of an estimate; the call for it loads with the first one. @throws Failure 404, 410 */
  file(token: string, id: string): Promise<Blob>
  /** Called when another tab has changed something. */
  subscribe(listener: () => void): () => void
}

/** Builds the service. Staff who have the app open in another tab see at once what the client does. */
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
