import { once } from '@/domain/async/once'
import { loadedLater } from '../loaded-later'
import { defineArea } from './area'
import { loadCardProvider } from './card-provider'

export const payments = defineArea({
  name: 'payments',
  services: (shared) => ({
    calls: loadedLater(async () =>
      (await import('@/services/payments/payment-service')).createPaymentService(shared.http),
    ),
    cardProvider: once(() => loadCardProvider(shared)),
  }),
})
