import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

export const communications = defineArea({
  name: 'communications',
  services: (shared) => loadedLater(async () => (await import('./lazy-communications')).createCommunications(shared)),
})
