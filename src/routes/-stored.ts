import { useRef, useState } from 'react'
import * as v from 'valibot'

const read = <S extends v.GenericSchema>(
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

/** Keeps a value; null removes it. Returns whether the browser had room for it. */
const write = (storage: Storage, key: string, value: unknown): boolean => {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * State that outlives a reload in one of the browser's storages; what cannot be read there counts as the fallback. `onFull` is told once that
 * the storage has no room; the state itself goes on.
 */
export const useStored = <S extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: S,
  fallback: v.InferOutput<S>,
  onFull?: () => void,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] => {
  const [value, setValue] = useState(() => read(storage, key, schema, fallback))
  const isTold = useRef(false)
  return [
    value,
    (next) => {
      setValue(next)
      if (write(storage, key, next) || isTold.current) return
      isTold.current = true
      onFull?.()
    },
  ]
}
