import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const documents = defineArea({
  name: 'documents',
  services: () => loadedLater(async () => (await import('@/services/documents/document-service')).documentService),
})
