import { CreateInvoiceDocument, EditInvoiceDocument, InvoiceWorkDocument } from '@/contract/graphql/generated/invoices'
import { toWireInvoice } from '@/contract/invoices'
import type { Invoice } from '@/domain/invoice/invoice'
import type { InvoiceDraft } from '@/domain/invoice/invoice-form'
import type { Edit } from '@/domain/record/edit'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { createBillingPorts } from './billing-ports'

type Made = { id: number }

/** What to bill: finished jobs and charges of plans, one invoice each or one together for a client. */
export type WorkToBill = {
  jobs: readonly number[]
  charges: readonly number[]
  /** Approved estimates of which something is left; one invoice each. */
  estimates: readonly number[]
  together: boolean
}

/** Writes of invoices that are not steps of one's life (EP-111). `key` is the intent's id. */
export type InvoiceService = {
  /** @throws Failure 422 */
  create(draft: InvoiceDraft, key: string): Promise<Made>
  /** @throws Failure 409 when it was sent in the meantime or someone else has changed the same, 422 */
  edit(id: number, edit: Edit<InvoiceDraft, Invoice>, key: string): Promise<Made>
  /** Answers the ids of the drafts. @throws Failure 409 when some of the work is billed by now */
  bill(work: WorkToBill, key: string): Promise<number[]>
  /** The steps of an invoice's life, to finish one under the key that a closed page sent it with. @throws Failure 409, 422 */
  steps: BillingPorts
}

/** Builds the service. The documents name no call for invoices, so that they go by GraphQL. */
export const createInvoiceService = (graphql: GraphQL, http: Http): InvoiceService => ({
  async create(draft, key) {
    const asked = { invoice: toWireInvoice(draft), key }
    return { id: (await graphql.mutate(CreateInvoiceDocument, asked)).createInvoice }
  },
  async edit(id, { changed, was }, key) {
    const asked = { id, changed: toWireInvoice(changed), was: toWireInvoice(was), key }
    return { id: (await graphql.mutate(EditInvoiceDocument, asked)).editInvoice }
  },
  async bill({ jobs, charges, estimates, together }, key) {
    const asked = { jobs: [...jobs], charges: [...charges], estimates: [...estimates], together, key }
    return (await graphql.mutate(InvoiceWorkDocument, asked)).invoiceWork
  },
  steps: createBillingPorts({ graphql, http }, () => undefined),
})
