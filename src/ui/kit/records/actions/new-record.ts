import { useSyncExternalStore } from 'react'

/** How long a record counts as new, in ms: just long enough to find it in its list. */
export const NEW_FOR_MS = 5000

/** The record that was added last, `client/43`; null once it is no longer new. */
let latest: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const become = (stream: string | null) => {
  latest = stream
  for (const tell of listeners) tell()
}

/** A record was added: its list marks it for a while. The one before it is no longer news. */
export const markNew = (stream: string): void => {
  clearTimeout(timer)
  become(stream)
  timer = setTimeout(() => become(null), NEW_FOR_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The id of the record of this kind (`client`) that was just added; null when there is none. */
export const useNewRecord = (kind: string): number | null => {
  const stream = useSyncExternalStore(subscribe, () => latest)
  const [of, id] = stream?.split('/') ?? []
  return of === kind && id !== undefined ? Number(id) : null
}

const undoListeners = new Set<(stream: string) => void>()

/** The addition of a record was undone: the drawer that shows it closes. */
export const notifyAdditionUndone = (stream: string): void => {
  for (const tell of undoListeners) tell(stream)
}

/** Tells of each record (`client/43`) whose addition is undone. */
export const onAdditionUndone = (listener: (stream: string) => void): (() => void) => {
  undoListeners.add(listener)
  return () => void undoListeners.delete(listener)
}
