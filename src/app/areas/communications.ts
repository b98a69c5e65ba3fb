import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const communications = defineArea({
  name: 'communications',
  services: ({ graphql }) =>
    loadedLater(async () =>
      (await import('@/services/communications/communication-service')).createCommunicationService(graphql),
    ),
})
