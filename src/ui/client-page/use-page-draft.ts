import { useState } from 'react'
import type * as v from 'valibot'

export type PageDrafts = {
  /** Returns the fallback for missing or invalid data. */
  read: <S extends v.GenericSchema>(name: string, schema: S, fallback: v.InferOutput<S>) => v.InferOutput<S>
  /** Null deletes the entry. */
  keep: (name: string, value: unknown) => void
}

/** State that survives reloads until it is set to null. */
export const usePageDraft = <S extends v.GenericSchema>(
  drafts: PageDrafts,
  name: string,
  schema: S,
  fallback: v.InferOutput<S>,
): [v.InferOutput<S>, (value: v.InferOutput<S>) => void] => {
  const [value, setValue] = useState(() => drafts.read(name, schema, fallback))
  return [
    value,
    (next) => {
      setValue(next)
      drafts.keep(name, next)
    },
  ]
}
