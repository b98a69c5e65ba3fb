import { useRef, useState } from 'react'
import * as v from 'valibot'

/** Returns the fallback for unreadable values. */
export const readStored = <S extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> => {
  const text = storage.getItem(key)
  if (text === null) return fallback
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : fallback
  } catch {
    return fallback
  }
}

/** Null removes the value. Returns whether the browser had room for it. */
export const writeStored = (storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, value: unknown): boolean => {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * State that persists in a browser storage; unreadable values become the fallback. State is separate per key. `onFull` is called once when
 * the storage has no room; the state then lasts as long as the page.
 */
export const useStored = <S extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: S,
  fallback: v.InferOutput<S>,
  onFull?: () => void,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] => {
  const [held, setHeld] = useState(() => ({ key, value: readStored(storage, key, schema, fallback) }))
  const current = held.key === key ? held : { key, value: readStored(storage, key, schema, fallback) }
  if (held !== current) setHeld(current)
  const hasWarned = useRef(false)
  return [
    current.value,
    (next) => {
      setHeld({ key, value: next })
      if (writeStored(storage, key, next) || hasWarned.current) return
      hasWarned.current = true
      onFull?.()
    },
  ]
}
