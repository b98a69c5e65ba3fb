import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const invoices = defineArea({
  name: 'invoices',
  services: ({ graphql, http }) =>
    loadedLater(async () => (await import('@/services/invoices/invoice-service')).createInvoiceService(graphql, http)),
})
