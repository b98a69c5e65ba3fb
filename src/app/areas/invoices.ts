import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Invoices, and what is drawn of them. */
export const invoices = defineArea({
  name: 'invoices',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/invoices/invoice-service')).createInvoiceService(graphql)),
})
