import { once } from '@/domain/async/once'
import { loadedLater } from '../loaded-later'
import { defineArea } from './area'
import { loadCardProvider } from './card-provider'

/** Plans, cards and invoices: how a business pays for the product. */
export const billing = defineArea({
  name: 'billing',
  services(shared) {
    const { setDefault, remove, payOpen, invoiceUrl } = loadedLater(async () =>
      (await import('@/services/billing/billing-service')).createBillingService(shared.http),
    )
    return {
      setDefault,
      remove,
      payOpen,
      invoiceUrl,
      /** The service that takes cards in; it loads when it is first asked for. */
      cardProvider: once(() => loadCardProvider(shared)),
    }
  },
})
