import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Documents for clients: estimates, and whatever else they get on paper. */
export const documents = defineArea({
  name: 'documents',
  services: () => loadedLater(async () => (await import('@/services/documents/document-service')).documentService),
})
