import { defineArea } from './area'
import { loadedLater } from './loaded-later'

/** Documents for clients: estimates, and whatever else they get on paper. */
export const documents = defineArea({
  name: 'documents',
  services: () => loadedLater(async () => (await import('@/services/documents/document-service')).documentService),
})
