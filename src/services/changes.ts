/** Tells this person's other tabs that data was changed here, so that they load it again. */
export type Changes = {
  announce(): void
  subscribe(listener: () => void): () => void
}

/** Changes over a BroadcastChannel; where the browser has none, tabs catch up when they are looked at. */
export const createChanges = (name = 'groundwork-changes'): Changes => {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, subscribe: () => () => {} }
  const channel = new BroadcastChannel(name)
  return {
    announce: () => channel.postMessage('changed'),
    subscribe(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
