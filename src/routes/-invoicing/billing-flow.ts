import { type KnownInvoice, knownInvoice } from '@/domain/invoice/commands'
import type { Flow } from '@/events/flow'
import type { BillingRequest } from '@/machines/invoice-billing/context'
import type { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { keyOfSame } from '@/machines/invoice-billing/selectors'
import { recordLives } from '../-commanding/record-lives'

/** The lives of invoices. */
export const {
  lifeOf,
  request,
  retry,
  keyOf,
  useActivity: useInvoiceActivity,
} = recordLives<Flow<typeof invoiceBillingMachine>, KnownInvoice, BillingRequest>({
  name: 'invoice-billing',
  known: knownInvoice,
  open: ({ flows, personKey }, invoice, actor) =>
    flows.open('invoice-billing', personKey(invoice.id), { actor, invoice }),
  knownIn: ({ context }) => context.invoice,
  changed: (invoice) => ({ type: 'invoice.changed', invoice }),
  retry: { type: 'invoice.retry' },
  keyOfSame,
  notTaken: 'The invoice has changed in the meantime. Please look again.',
})
