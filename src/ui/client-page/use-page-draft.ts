import { useState } from 'react'
import type * as v from 'valibot'

/** Where the page keeps what the client has begun and not sent yet, over a reload. */
export type PageDrafts = {
  /** What is kept under a name; the fallback where nothing is, or nothing readable. */
  read: <S extends v.GenericSchema>(name: string, schema: S, fallback: v.InferOutput<S>) => v.InferOutput<S>
  /** Null forgets it. */
  keep: (name: string, value: unknown) => void
}

/** State that outlives a reload until it is set to null. */
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
