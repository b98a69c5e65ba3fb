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

/** `was` is the record when the edit began, where the request includes it. */
export type EditRequest = Requester & { body?: { was?: object | undefined } }

export type Plain<T extends TableName, New extends Requester, Patch extends EditRequest, Answer> = {
  may: { create(actor: Actor): boolean; edit(actor: Actor): boolean; delete(actor: Actor): boolean }
  /** Participles for history and messages: `Added`, `crew.added` as fact type, "to be added" in a refusal. */
  participles?: { created?: string; deleted?: string }
  /** Throws a 422 Refusal. */
  create(request: New, id: number, store: Store): RowOf<T>
  /** Throws a 409 or 422 Refusal. */
  edit(request: Patch, row: RowOf<T>, store: Store): RowOf<T>
  alsoCreated?(actor: Actor, row: RowOf<T>, store: Store): Decided[]
  alsoEdited?(actor: Actor, before: RowOf<T>, after: RowOf<T>, store: Store): Decided[]
  /** Returns the row that remains, or null to remove it, which the table's `removal` may refuse. Throws a 409 Refusal. */
  remove?(row: RowOf<T>, store: Store): RowOf<T> | null
  answer(row: RowOf<T>, request: Requester, store: Store): Answer
}

/**
 * The commands `create`, `edit` and `remove` of a plain record, for REST and GraphQL. Every record has its own history; an edit that
 * changes nothing isn't recorded. Concurrent edits of different fields merge; of the same field, the later one is refused.
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
        const others = plain.alsoCreated?.(request.actor, row, store) ?? []
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

/** `rows`, `row` and the commands of a plain record whose reads and writes share one answer format. */
export const crud = <T extends TableName, New extends Requester, Patch extends EditRequest, Answer>(
  table: T,
  { reads, ...plain }: Plain<T, New, Patch, Answer> & { reads: PlainReads<T> },
) => ({ ...plainReads(table, reads), ...plainCommands(table, plain) })
