import type { Fact } from '@/domain/record/fact'
import { groupedBy } from '@/domain/record/grouped-by'
import { counted, listed } from '@/domain/text/wording'
import type { Store } from '../log/store'
import { overtakenBy } from './overtaken'
import { partsOf } from './subjects'

/** Position of the first fact in the undo group. */
export const firstOf = ({ position, among }: Fact): number => position - (among?.index ?? 0)

/** Expands facts to their whole undo groups, oldest first. Unreadable facts are left out. */
export const expandUndoGroups = async (facts: readonly Fact[], store: Store): Promise<Fact[][]> => {
  const counts = new Map(facts.map((fact) => [firstOf(fact), fact.among?.count ?? 1]))
  const positions = [...counts].map(([first, count]) => Array.from({ length: count }, (_, index) => first + index))
  const byPosition = new Map(facts.map((fact) => [fact.position, fact]))
  const missing = positions.flat().filter((position) => !byPosition.has(position))
  for (const fact of await store.history.each(missing)) byPosition.set(fact.position, fact)
  return positions
    .sort(([a = 0], [b = 0]) => a - b)
    .map((part) => part.flatMap((position) => byPosition.get(position) ?? []))
}

/** The other records that an undo takes back; not what can no longer be. */
export const undoGroupSummary = async (fact: Fact, store: Store): Promise<string | null> => {
  const [part = []] = await expandUndoGroups([fact], store)
  if (part.length < 2) return null
  const rules = await store.schema.undoRules()
  const others = part.filter((other) => other.stream !== fact.stream && overtakenBy(other, store, rules) === null)
  return recordsInWords(
    others.map(({ stream }) => stream),
    store,
  )
}

/** `1 property and 2 jobs`: records counted by kind; null when there are none. */
export const recordsInWords = (streams: readonly string[], store: Store): string | null => {
  const words = [...groupedBy([...new Set(streams)], (stream) => partsOf(stream).kind)].flatMap(
    ([kind, { length }]) => {
      const table = store.schema.ofStream(kind)
      const [one, many] = (table && store.schema.table(table).record?.nouns) ?? []
      return one ? [counted(length, one, many)] : []
    },
  )
  return words.length > 0 ? listed(words) : null
}
