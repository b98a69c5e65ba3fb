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

/** Creates one invoice for each item, or one for a client with `together`. */
export type WorkToBill = {
  jobs: readonly number[]
  charges: readonly number[]
  /** Approved estimates with an amount left to bill; one invoice each. */
  estimates: readonly number[]
  together: boolean
}

/** Invoice writes that are not steps of its life (EP-111). `key` is the intent's id. */
export type InvoiceService = {
  /** Throws Failure 422. */
  create(draft: InvoiceDraft, key: string): Promise<CreatedInvoice>
  /** Throws Failure 409 when it was sent in the meantime or for a conflicting edit, 422. */
  edit(id: number, edit: Edit<InvoiceDraft, Invoice>, key: string): Promise<CreatedInvoice>
  /** Returns the ids of the drafts. Throws Failure 409 when some of the work is already billed. */
  bill(work: WorkToBill, key: string): Promise<number[]>
  /** Used to finish an interrupted step under its original key. Throws Failure 409, 422. */
  steps: BillingPorts
}

/** Uses GraphQL, because the spec names no endpoints for invoices. */
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
