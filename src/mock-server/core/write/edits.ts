import { type Fact, fieldChanges } from '@/domain/record/fact'
import { type Conflict, mergeEdits } from '@/domain/record/merge-edits'
import { listed } from '@/domain/text/wording'
import { ownChanges, partsOf } from '../history/subjects'
import type { Store } from '../log/store'
import { fieldInWords } from './field-words'
import { type ChangedField, Refusal } from './refusal'

const LOOKED_AT = 50

/** The newest fact that changed a field of a record; undefined when none did. */
export const latestChange = async (
  stream: string,
  field: string,
  store: Store,
  before: number | null = null,
): Promise<Fact | undefined> => {
  const { facts, nextBefore } = await store.history.of(stream, LOOKED_AT, before)
  const isOfField = (fact: Fact) =>
    ownChanges(fact, store)
      .flatMap(fieldChanges)
      .some((change) => change.field === field)
  return facts.find(isOfField) ?? (nextBefore === null ? undefined : latestChange(stream, field, store, nextBefore))
}

/**
 * The stream where a conflict is shown: the record's, or that of the row in it. Lists are named after their tables; a list without a table
 * is a field of the record itself.
 */
const conflictLocation = (
  stream: string,
  { row, field }: Conflict,
  { schema }: Store,
): { about: string; field: string } => {
  if (!row) return { about: stream, field }
  const kind = schema.has(row.list) ? schema.table(row.list).record?.stream : undefined
  return kind ? { about: `${kind}/${row.id}`, field } : { about: stream, field: row.list }
}

const wordsOf = ({ stream, field }: ChangedField, { schema }: Store): string => {
  const table = schema.ofStream(partsOf(stream).kind)
  return fieldInWords(field, table && schema.table(table).record?.words)
}

const sentence = (by: string | null, changed: readonly ChangedField[], store: Store): string =>
  `${by ?? 'Someone'} changed the ${listed(changed.map((each) => wordsOf(each, store)))} in the meantime.`

const refusalOf = async (stream: string, conflicts: readonly Conflict[], store: Store): Promise<Refusal> => {
  const changed = await Promise.all(
    conflicts.map(async (conflict): Promise<ChangedField> => {
      const { about, field } = conflictLocation(stream, conflict, store)
      const fact = await latestChange(about, field, store)
      const at = fact ? new Date(fact.at).toISOString() : null
      return { stream: about, field: conflict.field, by: fact?.actor.name ?? null, at }
    }),
  )
  const people = [...new Set(changed.map(({ by }) => by))]
  const detail = people
    .map((who) =>
      sentence(
        who,
        changed.filter(({ by }) => by === who),
        store,
      ),
    )
    .join(' ')
  return new Refusal(409, detail, { changed })
}

/** `was` is the record when the edit began, where sent; `mine` is the record after the edit. */
export type Editing<R> = { was: object | undefined; now: R; mine: R }

/**
 * Merges an edit into a record that may have changed in the meantime: fields only others changed keep their value. Throws a 409 Refusal, naming
 * who changed what and when, if both changed the same field to different values.
 */
export const mergedEdit = async <R extends object>(stream: string, { was, now, mine }: Editing<R>, store: Store) => {
  if (!was) return mine
  const { merged, conflicts } = mergeEdits({ was, now, mine })
  if (conflicts.length > 0) throw await refusalOf(stream, conflicts, store)
  return merged
}
