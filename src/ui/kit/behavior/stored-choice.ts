import { useSyncExternalStore } from 'react'

/** A browser preference, stored in localStorage and shared by all tabs. */
export type StoredChoice<T extends string> = {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

type Options<T extends string> = {
  /** The localStorage key; `public/head.js` reads some of them before the first paint. */
  key: string
  values: readonly T[]
  fallback: T
  apply?: (value: T) => void
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be denied; the choice then lasts as long as the page.
  }
}

/** A store outside React, shared by any number of components. Unknown stored values become the fallback. */
export const createStoredChoice = <T extends string>({ key, values, fallback, apply }: Options<T>): StoredChoice<T> => {
  const parse = (text: string | null): T => values.find((value) => value === text) ?? fallback
  const listeners = new Set<() => void>()
  let current = parse(read(key))

  const take = (value: T) => {
    current = value
    apply?.(value)
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) take(parse(read(key)))
  }
  // Never removed, because a choice is also read where nothing on screen subscribes to it.
  globalThis.window?.addEventListener('storage', onStorage)

  return {
    get: () => current,
    set(value) {
      write(key, value)
      take(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStoredChoice = <T extends string>(choice: StoredChoice<T>): [T, (value: T) => void] => [
  useSyncExternalStore(choice.subscribe, choice.get),
  choice.set,
]
