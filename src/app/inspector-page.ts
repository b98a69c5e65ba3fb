import type { StatelyInspectionEvent } from '@statelyai/inspect'

const SHOWN = 200

const isInspection = (data: unknown): data is StatelyInspectionEvent =>
  typeof data === 'object' && data !== null && 'sessionId' in data

/** Developer page that lists flows with their states and events, newest first; no build contains it. */
const listen = (actors: HTMLElement, events: HTMLElement) => {
  const rows = new Map<string, { row: HTMLElement; name: string }>()

  const show = (sessionId: string, name: string, state: unknown) => {
    const entry = rows.get(sessionId) ?? { row: document.createElement('li'), name }
    if (!rows.has(sessionId)) actors.append(entry.row)
    rows.set(sessionId, entry)
    entry.row.textContent = `${entry.name}: ${JSON.stringify(state)}`
  }

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== window.location.origin || !isInspection(data)) return
    if (data.type === '@xstate.actor') show(data.sessionId, data.name, data.snapshot.value ?? data.snapshot.status)
    if (data.type === '@xstate.snapshot' && 'value' in data.snapshot)
      show(data.sessionId, data.sessionId, data.snapshot.value)
    if (data.type !== '@xstate.event') return
    const line = document.createElement('li')
    line.textContent = `${rows.get(data.sessionId)?.name ?? data.sessionId} ${JSON.stringify(data.event)}`
    events.prepend(line)
    if (events.children.length > SHOWN) events.lastElementChild?.remove()
  })
  window.parent.postMessage({ type: '@statelyai.connected' }, window.location.origin)
}

const [actors, events] = ['actors', 'events'].map((id) => document.getElementById(id))
if (actors && events) listen(actors, events)
