import { useState } from 'react'
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

/** State that outlives a reload in one of the browser's storages; what cannot be read there counts as the fallback. Another key is another state. */
export const useStored = <S extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: S,
  fallback: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] => {
  const [held, setHeld] = useState(() => ({ key, value: read(storage, key, schema, fallback) }))
  const current = held.key === key ? held : { key, value: read(storage, key, schema, fallback) }
  if (held !== current) setHeld(current)
  return [
    current.value,
    (next) => {
      setHeld({ key, value: next })
      if (next === null) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(next))
    },
  ]
}
