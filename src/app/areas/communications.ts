import { loadedLater } from '../loaded-later'
import { defineArea } from './area'

/** Who is replying right now, told between this browser's tabs. */
export const presence = defineArea({
  name: 'presence',
  services: ({ clock, newId }) =>
    loadedLater(async () => {
      const { createPresence } = await import('@/services/communications/presence')
      const openChannel = (name: string) =>
        typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
      return createPresence({ clock, newId, openChannel })
    }),
})

export const communications = defineArea({
  name: 'communications',
  services: (shared) => loadedLater(async () => (await import('./lazy-communications')).createCommunications(shared)),
})
