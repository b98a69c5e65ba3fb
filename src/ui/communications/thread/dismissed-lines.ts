import { useSyncExternalStore } from 'react'

const KEY = 'dismissed_stop_requests'
const MOST = 200

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

const listeners = new Set<() => void>()
let current: string | null = null

const linesNow = (): string => {
  current ??= stored()
  return current
}

const keep = (lines: string): void => {
  current = lines
  try {
    localStorage.setItem(KEY, lines)
  } catch {
    // Storage may be denied; it then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Lines whose question was answered with no on this device; a line is named by its id and time. */
export const useDismissedLine = (line: string) => {
  const lines = useSyncExternalStore(subscribe, linesNow).split('\n')
  return {
    isDismissed: lines.includes(line),
    dismiss: () => keep([...lines.filter((each) => each !== '' && each !== line), line].slice(-MOST).join('\n')),
  }
}
