import { defineFlow } from '@/events/flow'
import { unansweredStep } from '@/machines/commanding/selectors'
import { invoiceBillingMachine } from '@/machines/invoice-billing/machine'
import { actorsFor } from '@/machines/port'
import type { Shared } from '../areas/area'
import { loadedLater } from '../loaded-later'

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
      // A refused request stays visible with the invoice until the user retries it.
      rests: ({ context }) => context.intent === null,
    }),
  }
}
