import { defineFlow } from '@/events/flow'
import { unansweredStep } from '@/machines/commanding/selectors'
import { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { actorsFor } from '@/machines/port'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

/** The life of each invoice. */
export const invoiceFlows = ({ graphql, http, changed }: Shared) => {
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
      tooLate: unansweredStep,
      writeAhead: ['invoice.pay', 'invoice.refund', 'invoice.credit', 'invoice.apply', 'invoice.void'],
      // What was asked for and refused is shown with the invoice until it is retried.
      rests: ({ context }) => context.intent === null,
    }),
  }
}
