import { type Change, type FactActor, fieldChanges } from '@/domain/record/fact'
import { inserted, removed, updated } from '../log/changes'
import type { RowOf, TableName } from '../log/rows'
import type { Decided } from './execute'
import { editedNote } from './field-words'

type FactMeta = { actor: FactActor; note: string | null }

export const factsOf = <T extends TableName>(table: T, { stream }: { stream: string }) => {
  const fact = (type: string, change: Change, { actor, note }: FactMeta): Decided => ({
    stream: `${stream}/${change.id}`,
    type,
    actor,
    note,
    changes: [change],
  })
  return {
    created: (row: RowOf<T>, type: string, meta: FactMeta) => fact(type, inserted(table, row), meta),
    changed: (row: RowOf<T>, type: string, { patch, ...meta }: FactMeta & { patch: Partial<RowOf<T>> }) =>
      fact(type, updated(table, row, patch), meta),
    /** Uses the changed fields as the note. Returns null when nothing changed. */
    edited: (
      row: RowOf<T>,
      type: string,
      {
        patch,
        actor,
        words,
      }: Pick<FactMeta, 'actor'> & { patch: Partial<RowOf<T>>; words: Parameters<typeof editedNote>[1] },
    ): Decided | null => {
      const change = updated(table, row, patch)
      const fields = fieldChanges(change).map(({ field }) => field)
      return fields.length === 0 ? null : fact(type, change, { actor, note: editedNote(fields, words) })
    },
    gone: (row: RowOf<T>, type: string, meta: FactMeta) => fact(type, removed(table, row), meta),
  }
}
