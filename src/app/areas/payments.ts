import { once } from '@/domain/async/once'
import { loadedLater } from '../loaded-later'
import { defineArea } from './area'
import { loadCardProvider } from './card-provider'

/** Card payments of invoices: how clients pay the business. */
export const payments = defineArea({
  name: 'payments',
  services: (shared) => ({
    calls: loadedLater(async () =>
      (await import('@/services/payments/payment-service')).createPaymentService(shared.http),
    ),
    /** The service that takes cards in; it loads when it is first asked for. */
    cardProvider: once(() => loadCardProvider(shared)),
  }),
})
