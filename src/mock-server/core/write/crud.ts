import type { Actor } from '@/domain/permissions/actor'
import { type Change, fieldChanges } from '@/domain/record/fact'
import { capitalized } from '@/domain/text/wording'
import { unseenOf } from '../history/subjects'
import { byUser, inserted, removed, replaced } from '../log/changes'
import type { RowOf, TableName } from '../log/rows'
import type { Store } from '../log/store'
import { type CommandResult, command, type Requester } from './command'
import { mergedEdit } from './edits'
import type { Decided } from './execute'
import { editedNote } from './field-words'
import { type PlainReads, plainReads, plainRecord } from './plain-reads'

/** An edit as requested. `was` is what the record was when the edit began, where the request includes it. */
export type EditRequest = Requester & { body?: { was?: object | undefined } }

/** What is particular about the commands of a plain record; the rest is the same for all. */
export type Plain<T extends TableName, New extends Requester, Patch extends EditRequest, Answer> = {
  may: { create(actor: Actor): boolean; edit(actor: Actor): boolean; delete(actor: Actor): boolean }
  /** The words for what was done: `Added` in the history, `crew.added` as the fact's type, "to be added" in a refusal. */
  participles?: { created?: string; deleted?: string }
  /** A new row under an id of its own. @throws Refusal 422 */
  create(request: New, id: number, store: Store): RowOf<T>
  /** The row as an edit leaves it. @throws Refusal 409, 422 */
  edit(request: Patch, row: RowOf<T>, store: Store): RowOf<T>
  /** Facts of other records that a new one brings along. */
  alsoCreated?(actor: Actor, row: RowOf<T>): Decided[]
  /** Facts of other records that an edit brings along. */
  alsoEdited?(actor: Actor, before: RowOf<T>, after: RowOf<T>, store: Store): Decided[]
  /** What deleting leaves of a row: null for nothing, which the table's own `removal` may refuse. @throws Refusal 409 */
  remove?(row: RowOf<T>, store: Store): RowOf<T> | null
  /** How one record is answered. */
  answer(row: RowOf<T>, request: Requester, store: Store): Answer
}

/**
 * The commands of a plain record, `create`, `edit` and `remove`, which REST and GraphQL carry alike. Every record has its own history; an
 * edit that changes nothing leaves no mark in it. Two people's edits of different fields are both kept; of the same field, the later one is
 * refused.
 */
export const plainCommands = <T extends TableName, New extends Requester, Patch extends EditRequest, Answer>(
  table: T,
  plain: Plain<T, New, Patch, Answer>,
) => {
  const { may } = plain
  const { created = 'created', deleted = 'deleted' } = plain.participles ?? {}

  const fact = (request: Requester, change: Change, participle: string, note: string, store: Store): Decided => {
    const { stream } = plainRecord(table, store)
    const type = `${stream}.${participle}`
    return { stream: `${stream}/${change.id}`, type, actor: byUser(request.actor), note, changes: [change] }
  }

  const answer = ({ row }: CommandResult<T>, request: Requester, store: Store) => plain.answer(row(), request, store)

  return {
    create: command<New, T, Answer>(table, {
      may: { rule: may.create, participle: created },
      facts(request, store) {
        const row = plain.create(request, store.nextId(table), store)
        const others = plain.alsoCreated?.(request.actor, row) ?? []
        return [fact(request, inserted(table, row), created, capitalized(created), store), ...others]
      },
      answer,
    }),

    edit: <A extends Patch>(id: (request: A) => string | number) =>
      command<A, T, Answer>(table, {
        id,
        may: { rule: may.edit, participle: 'edited' },
        async facts(request, store, row) {
          const stream = `${plainRecord(table, store).stream}/${row.id}`
          const mine = { ...plain.edit(request, row, store), ...unseenOf(table, row, request.actor, store) }
          const edit = { was: request.body?.was, now: row, mine }
          const after = await mergedEdit(stream, edit, store)
          const change = replaced(table, row, after)
          const fields = fieldChanges(change).map(({ field }) => field)
          if (fields.length === 0) return []
          const others = plain.alsoEdited?.(request.actor, row, after, store) ?? []
          return [
            fact(request, change, 'edited', editedNote(fields, plainRecord(table, store).words), store),
            ...others,
          ]
        },
        answer,
      }),

    remove: <A extends Requester, Removed>(
      id: (request: A) => string | number,
      answerRemoved: (result: CommandResult<T>, request: A, store: Store) => Removed,
    ) =>
      command<A, T, Removed>(table, {
        id,
        may: { rule: may.delete, participle: deleted },
        facts(request, store, row) {
          const remaining = plain.remove?.(row, store) ?? null
          const change = remaining === null ? removed(table, row) : replaced(table, row, remaining)
          return fieldChanges(change).length === 0 ? [] : [fact(request, change, deleted, capitalized(deleted), store)]
        },
        answer: answerRemoved,
      }),
  }
}

/** The five calls of a plain record whose reads and commands are answered together: `rows` and `row`, and its commands. */
export const crud = <T extends TableName, New extends Requester, Patch extends EditRequest, Answer>(
  table: T,
  { reads, ...plain }: Plain<T, New, Patch, Answer> & { reads: PlainReads<T> },
) => ({ ...plainReads(table, reads), ...plainCommands(table, plain) })
