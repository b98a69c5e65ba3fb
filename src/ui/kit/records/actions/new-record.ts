import { useSyncExternalStore } from 'react'

/** In ms; long enough to find the record in its list. */
export const NEW_FOR_MS = 5000

/** The last added record, `client/43`; null once it is no longer new. */
let latest: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const become = (stream: string | null) => {
  latest = stream
  for (const tell of listeners) tell()
}

/** Highlights a new record in its list and drops the previous highlight. */
export const markNew = (stream: string): void => {
  clearTimeout(timer)
  become(stream)
  timer = setTimeout(() => become(null), NEW_FOR_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The id of a just added record of this kind (`client`); null if none. */
export const useNewRecord = (kind: string): number | null => {
  const stream = useSyncExternalStore(subscribe, () => latest)
  const [of, id] = stream?.split('/') ?? []
  return of === kind && id !== undefined ? Number(id) : null
}

const undoListeners = new Set<(stream: string) => void>()

/** The drawer that shows the record closes. */
export const notifyAdditionUndone = (stream: string): void => {
  for (const tell of undoListeners) tell(stream)
}

export const onAdditionUndone = (listener: (stream: string) => void): (() => void) => {
  undoListeners.add(listener)
  return () => void undoListeners.delete(listener)
}
