import { CreateInvoiceDocument, EditInvoiceDocument, InvoiceWorkDocument } from '@/contract/graphql/generated/invoices'
import { toWireInvoice } from '@/contract/invoices'
import type { Invoice } from '@/domain/invoice/invoice'
import type { InvoiceDraft } from '@/domain/invoice/invoice-form'
import type { Edit } from '@/domain/record/merge-edits'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { createBillingPorts } from './billing-ports'

type CreatedInvoice = { id: number }

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
  create(draft: InvoiceDraft, key: string): Promise<CreatedInvoice>
  /** @throws Failure 409 when it was sent in the meantime or someone else has changed the same, 422 */
  edit(id: number, edit: Edit<InvoiceDraft, Invoice>, key: string): Promise<CreatedInvoice>
  /** Answers the ids of the drafts. @throws Failure 409 when some of the work is billed by now */
  bill(work: WorkToBill, key: string): Promise<number[]>
  /** The steps of an invoice's life, to finish one under the key that a closed page sent it with. @throws Failure 409, 422 */
  steps: BillingPorts
}

/** Builds the service. The documents name no call for invoices, so that they go by GraphQL. */
export const createInvoiceService = (graphql: GraphQL, http: Http): InvoiceService => ({
  async create(draft, key) {
    const variables = { invoice: toWireInvoice(draft), key }
    return { id: (await graphql.mutate(CreateInvoiceDocument, variables)).createInvoice }
  },
  async edit(id, { changed, was }, key) {
    const variables = { id, changed: toWireInvoice(changed), was: toWireInvoice(was), key }
    return { id: (await graphql.mutate(EditInvoiceDocument, variables)).editInvoice }
  },
  async bill({ jobs, charges, estimates, together }, key) {
    const variables = { jobs: [...jobs], charges: [...charges], estimates: [...estimates], together, key }
    return (await graphql.mutate(InvoiceWorkDocument, variables)).invoiceWork
  },
  steps: createBillingPorts({ graphql, http }, () => undefined),
})
