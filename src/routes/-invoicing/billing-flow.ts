import { type InvoiceCore, invoiceCore } from '@/domain/invoice/commands'
import type { Flow } from '@/events/flow'
import type { BillingRequest } from '@/machines/invoice-billing/context'
import type { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { keyOfSame } from '@/machines/invoice-billing/selectors'
import { recordFlows } from '../-commanding/record-flows'

export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: useInvoiceActivity,
} = recordFlows<Flow<typeof invoiceBillingMachine>, InvoiceCore, BillingRequest>({
  name: 'invoice-billing',
  toState: invoiceCore,
  open: ({ flows, personKey }, invoice, actor) =>
    flows.open('invoice-billing', personKey(invoice.id), { actor, invoice }),
  recordIn: ({ context }) => context.invoice,
  changed: (invoice) => ({ type: 'invoice.changed', invoice }),
  retry: { type: 'invoice.retry' },
  keyOfSame,
  notTaken: 'The invoice has changed in the meantime. Please look again.',
})
