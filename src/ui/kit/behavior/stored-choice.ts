import { useSyncExternalStore } from 'react'

/** A small preference of this browser: one of a few words, kept in localStorage and the same in every tab. */
export type StoredChoice<T extends string> = {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

type Options<T extends string> = {
  /** The localStorage key; `public/head.js` reads some of the same keys before the first paint. */
  key: string
  values: readonly T[]
  fallback: T
  /** Puts the choice into effect, on the root element as a rule. */
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
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Makes a choice that lives outside React, so that any number of components share it. Unknown stored words count as the fallback. */
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
  // For good, because a choice is also asked for where nothing on screen follows it.
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

/** The choice as React state: `[value, set]`. */
export const useStoredChoice = <T extends string>(choice: StoredChoice<T>): [T, (value: T) => void] => [
  useSyncExternalStore(choice.subscribe, choice.get),
  choice.set,
]
