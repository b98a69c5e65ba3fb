import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { defineFlow } from '@/events/flow'
import { invoicePaymentMachine } from '@/machines/invoice-payment/machine'
import { actorsFor } from '@/machines/port'
import type { ServicesOf, Shared } from '../areas/area'
import type { payments } from '../areas/payments'
import { loadedLater } from '../loaded-later'

export const paymentFlows = (
  { http, changed, location, user }: Shared,
  { cardProvider }: Pick<ServicesOf<typeof payments>, 'cardProvider'>,
) => {
  const ports = loadedLater(async () => {
    const { createPaymentPorts, officeCalls } = await import('@/services/payments/payment-ports')
    return createPaymentPorts({
      calls: officeCalls(http, () => user().business_id ?? DEFAULT_BUSINESS_ID),
      provider: cardProvider,
      returnUrl: () => `${location.origin}/payment-success`,
      onPaid: () => void changed('invoices', 'plans', 'clients', 'facts'),
    })
  })
  const { takeCard, createIntent, confirmPayment, authenticate, readPayment } = ports
  return {
    'invoice-payment': defineFlow({
      name: 'invoice-payment',
      machine: invoicePaymentMachine.provide({
        actors: actorsFor({ takeCard, createIntent, confirmPayment, authenticate, readPayment }),
      }),
      writeAhead: ['payment.submit', 'payment.confirm', 'payment.refuse'],
      // A failed payment is over; the next attempt is a new payment.
      rests: (snapshot) => snapshot.matches('entering'),
    }),
  }
}
