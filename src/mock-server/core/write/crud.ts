import type { Actor } from '@/domain/permissions/actor'
import { type Change, fieldChanges } from '@/domain/record/fact'
import { capitalized } from '@/domain/text/wording'
import { unseenOf } from '../history/subjects'
import { byUser, inserted, removed, replaced } from '../log/changes'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import type { Decided } from './carry-out'
import { type Asker, command, type Made } from './command'
import { mergedEdit } from './edits'
import { editedNote } from './field-words'
import { type PlainReads, plainReads, plainRecord } from './plain-reads'

/** An edit as requested. `was` is what the record was when the edit began, where the request includes it. */
export type AskedEdit = Asker & { body?: { was?: object | undefined } }

/** What is particular about the commands of a plain record; the rest is the same for all. */
export type Plain<T extends TableName, New extends Asker, Patch extends AskedEdit, Answer> = {
  may: { create(actor: Actor): boolean; edit(actor: Actor): boolean; delete(actor: Actor): boolean }
  /** The words for what was done: `Added` in the history, `crew.added` as the fact's type, "to be added" in a refusal. */
  participles?: { created?: string; deleted?: string }
  /** A new row under an id of its own. @throws Refusal 422 */
  create(asked: New, id: number, store: Store): RowOf<T>
  /** The row as an edit leaves it. @throws Refusal 409, 422 */
  edit(asked: Patch, row: RowOf<T>, store: Store): RowOf<T>
  /** Facts of other records that a new one brings along. */
  alsoCreated?(actor: Actor, row: RowOf<T>): Decided[]
  /** Facts of other records that an edit brings along. */
  alsoEdited?(actor: Actor, before: RowOf<T>, after: RowOf<T>, store: Store): Decided[]
  /** What deleting leaves of a row: null for nothing, which the table's own `removal` may refuse. @throws Refusal 409 */
  remove?(row: RowOf<T>, store: Store): RowOf<T> | null
  /** How one record is answered. */
  answer(row: RowOf<T>, asked: Asker, store: Store): Answer
}

/**
 * The commands of a plain record, `create`, `edit` and `remove`, which REST and GraphQL carry alike. Every record has its own history; an
 * edit that changes nothing leaves no mark in it. Two people's edits of different fields are both kept; of the same field, the later one is
 * refused.
 */
export const plainCommands = <T extends TableName, New extends Asker, Patch extends AskedEdit, Answer>(
  table: T,
  plain: Plain<T, New, Patch, Answer>,
) => {
  const { may } = plain
  const { created = 'created', deleted = 'deleted' } = plain.participles ?? {}

  const fact = (asked: Asker, change: Change, participle: string, note: string, store: Store): Decided => {
    const { stream } = plainRecord(table, store)
    const type = `${stream}.${participle}`
    return { stream: `${stream}/${change.id}`, type, actor: byUser(asked.actor), note, changes: [change] }
  }

  const answer = ({ row }: Made<T>, asked: Asker, store: Store) => plain.answer(row(), asked, store)

  return {
    create: command<New, T, Answer>(table, {
      may: { rule: may.create, participle: created },
      facts(asked, store) {
        const row = plain.create(asked, store.nextId(table), store)
        const others = plain.alsoCreated?.(asked.actor, row) ?? []
        return [fact(asked, inserted(table, row), created, capitalized(created), store), ...others]
      },
      answer,
    }),

    edit: <A extends Patch>(id: (asked: A) => string | number) =>
      command<A, T, Answer>(table, {
        id,
        may: { rule: may.edit, participle: 'edited' },
        async facts(asked, store, row) {
          const stream = `${plainRecord(table, store).stream}/${row.id}`
          const mine = { ...plain.edit(asked, row, store), ...unseenOf(table, row, asked.actor, store) }
          const edit = { was: asked.body?.was, now: row, mine }
          const after = await mergedEdit(stream, edit, store)
          const change = replaced(table, row, after)
          const fields = fieldChanges(change).map(({ field }) => field)
          if (fields.length === 0) return []
          const others = plain.alsoEdited?.(asked.actor, row, after, store) ?? []
          return [fact(asked, change, 'edited', editedNote(fields, plainRecord(table, store).words), store), ...others]
        },
        answer,
      }),

    remove: <A extends Asker, Removed>(
      id: (asked: A) => string | number,
      answerRemoved: (made: Made<T>, asked: A, store: Store) => Removed,
    ) =>
      command<A, T, Removed>(table, {
        id,
        may: { rule: may.delete, participle: deleted },
        facts(asked, store, row) {
          const left = plain.remove?.(row, store) ?? null
          const change = left === null ? removed(table, row) : replaced(table, row, left)
          return fieldChanges(change).length === 0 ? [] : [fact(asked, change, deleted, capitalized(deleted), store)]
        },
        answer: answerRemoved,
      }),
  }
}

/** The five calls of a plain record whose reads and commands are answered together: `rows` and `row`, and its commands. */
export const crud = <T extends TableName, New extends Asker, Patch extends AskedEdit, Answer>(
  table: T,
  { reads, ...plain }: Plain<T, New, Patch, Answer> & { reads: PlainReads<T> },
) => ({ ...plainReads(table, reads), ...plainCommands(table, plain) })
