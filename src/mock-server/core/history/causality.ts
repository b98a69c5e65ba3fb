import type { Fact } from '@/domain/record/fact'
import type { Store } from '../log/store'
import { partsOf } from './subjects'
import { expandUndoGroups, recordsInWords } from './undo-group'

/** Resolves undos of undos to the original fact. */
export const originOf = async (fact: Fact, store: Store): Promise<Fact> => {
  const undone = fact.undoes === undefined ? undefined : await store.history.at(fact.undoes)
  return undone ? originOf(undone, store) : fact
}

/** True when the fact, or the one it undoes, is only a consequence of another record's change. */
const isConsequence = async (fact: Fact, store: Store): Promise<boolean> => {
  const table = store.schema.ofStream(partsOf(fact.stream).kind)
  const types = (table && store.schema.table(table).record?.follows) ?? []
  return types.length > 0 && types.includes((await originOf(fact, store)).type)
}

const partOf = async (fact: Fact, store: Store): Promise<Fact[]> => {
  const [part = []] = await expandUndoGroups([fact], store)
  return part
}

/**
 * The fact in the same undo group that caused this one; undefined when it isn't a consequence. Consequences follow their cause and are
 * undone before it.
 */
export const causeFactOf = async (fact: Fact, store: Store): Promise<Fact | undefined> => {
  if ((fact.among?.count ?? 1) < 2 || !(await isConsequence(fact, store))) return undefined
  const part = await partOf(fact, store)
  const [before, after] = [part.filter(isBefore(fact)).reverse(), part.filter((other) => isBefore(other)(fact))]
  const nearest = fact.undoes === undefined ? [...before, ...after] : [...after, ...before]
  for (const other of nearest) if (!(await isConsequence(other, store))) return other
  return undefined
}

const isBefore = (fact: Fact) => (other: Fact) => other.position < fact.position

/** `3 jobs`: the records affected as a consequence; null when there are none. */
export const consequencesInWords = async (fact: Fact, store: Store): Promise<string | null> => {
  if ((fact.among?.count ?? 1) < 2) return null
  const streams: string[] = []
  for (const other of await partOf(fact, store))
    if ((await causeFactOf(other, store))?.position === fact.position) streams.push(other.stream)
  return recordsInWords(streams, store)
}
