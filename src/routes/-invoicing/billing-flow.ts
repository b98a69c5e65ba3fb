import { isSame } from '@/domain/edit'
import { type InvoiceCommand, type KnownInvoice, knownInvoice } from '@/domain/invoice/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Flow } from '@/events/flow'
import type { BillingEvent, BillingRequest } from '@/machines/invoice-billing/context'
import type { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { type BillingSnapshot, keyOfSame } from '@/machines/invoice-billing/selectors'
import type { Activity } from '@/ui/kit/records/use-record-actions'
import { givingCommands } from '../-commanding'
import type { Workspace } from '../-context'
import { commandActivity, type RunningFlows, useFlowActivity } from '../-flow-activity'

export type BillingFlow = Flow<typeof invoiceBillingMachine>

type Flows = Pick<Workspace, 'flows' | 'personKey'>

/** The life of an invoice, which learns how the invoice is now. */
export const lifeOf = ({ flows, personKey }: Flows, invoice: KnownInvoice, actor: Actor): BillingFlow => {
  const known = knownInvoice(invoice)
  const flow = flows.open('invoice-billing', personKey(invoice.id), { actor, invoice: known })
  // A resumed flow may remember the invoice as it was: what the list shows comes before what is asked next.
  if (!isSame(flow.snapshot()?.context.invoice, known)) flow.send({ type: 'invoice.changed', invoice: known })
  return flow
}

/** Gives commands to invoices' flows and reports how each ended. */
export const { request, retry, keyOf } = givingCommands<BillingEvent, BillingRequest>({
  retry: { type: 'invoice.retry' },
  keyOfSame,
  notTaken: 'The invoice has changed meanwhile. Please look again.',
})

const KIND = {
  isOne: (flow: Flow): flow is BillingFlow => flow.name === 'invoice-billing',
  activityOf: (snapshot: BillingSnapshot | undefined) => commandActivity(snapshot, ({ context }) => context.invoice.id),
}

/** What is going on with each invoice, by id; an invoice without an entry is idle. */
export const useInvoiceActivity = (flows: RunningFlows): Activity<InvoiceCommand> =>
  useFlowActivity<BillingFlow, InvoiceCommand>(flows, KIND)
