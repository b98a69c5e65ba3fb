import { once } from '@/domain/async/once'
import { loadedLater } from '../loaded-later'
import { defineArea } from './area'
import { loadCardProvider } from './card-provider'

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
      cardProvider: once(() => loadCardProvider(shared)),
    }
  },
})
