import { useMemo, useSyncExternalStore } from 'react'
import { isSame } from '@/domain/edit'
import { type InvoiceCommand, type KnownInvoice, knownInvoice } from '@/domain/invoice/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Flow } from '@/events/flow'
import type { BillingEvent, BillingRequest } from '@/machines/invoice-billing/context'
import type { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { type BillingSnapshot, commandUnderWay, failureOf, keyOfSame } from '@/machines/invoice-billing/selectors'
import type { Activity, RecordActivity } from '@/ui/kit/records/use-record-actions'
import { givingCommands } from '../-commanding'
import type { Workspace } from '../-context'
import { flowActivity, type RunningFlows } from '../-flow-activity'

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

const activityOf = (snapshot: BillingSnapshot | undefined): [number, RecordActivity<InvoiceCommand>] | null => {
  if (snapshot === undefined) return null
  const { id } = snapshot.context.invoice
  const failed = failureOf(snapshot)
  if (failed) return [id, { failure: failed.failure.message, failed: failed.command }]
  const busy = commandUnderWay(snapshot)
  return busy ? [id, { busy }] : null
}

const isOne = (flow: Flow): flow is BillingFlow => flow.name === 'invoice-billing'

/** What is going on with each invoice, by id; an invoice without an entry is idle. */
export const useInvoiceActivity = (flows: RunningFlows): Activity<InvoiceCommand> => {
  const { subscribe, read } = useMemo(
    () => flowActivity<BillingFlow, InvoiceCommand>(flows, { isOne, activityOf }),
    [flows],
  )
  return useSyncExternalStore(subscribe, read)
}
