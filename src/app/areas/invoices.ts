import { defineFlow } from '@/events/flow'
import { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { actorsFor } from '@/machines/port'
import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Invoices, and the life of each. */
export const invoices = defineArea({
  name: 'invoices',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/invoices/invoice-service')).createInvoiceService(graphql)),
  flows({ graphql, http, changed }) {
    const ports = loadedLater(async () => {
      const { createBillingPorts } = await import('@/services/invoices/billing-ports')
      return createBillingPorts({ graphql, http }, () => void changed('invoices', 'plans', 'clients', 'facts'))
    })
    const { sendInvoice, remindInvoice, recordPayment, refundPayment, creditInvoice, applyCredit, voidInvoice } = ports
    return {
      'invoice-billing': defineFlow({
        name: 'invoice-billing',
        machine: invoiceBillingMachine.provide({
          actors: actorsFor({
            sendInvoice,
            remindInvoice,
            recordPayment,
            refundPayment,
            creditInvoice,
            applyCredit,
            voidInvoice,
          }),
        }),
        writeAhead: ['invoice.pay', 'invoice.refund', 'invoice.credit', 'invoice.apply', 'invoice.void'],
        // What was asked for and refused is shown with the invoice until it is retried.
        rests: ({ context }) => context.intent === null,
      }),
    }
  },
})
