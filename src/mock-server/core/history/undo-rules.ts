import type { Actor } from '@/domain/permissions/actor'
import type { Reader, RowOf, TableName } from '../log/rows'

export type Done<R> = { type: string; before: R | null; after: R | null }

/** Changes to a table are either irreversible, with a reason, or can be undone by some actors. */
export type UndoRule<R> =
  | { irreversible: string }
  | {
      may(actor: Actor, done: Done<R>, store: Reader): boolean
      /** Reason why a fact type such as `user.registered` can't be undone; null when it can. `now` is the row, if readable. */
      keeps?(type: string, now: R | null): string | null
      /**
       * Reason why a row would be invalid after the undo, with all other rows as they are then; null when valid. `before` is null when a
       * deletion is undone. Removed rows are checked by `removal`.
       */
      obstacle?(undone: Done<R> & { after: R }, store: Reader): string | null
      /**
       * What happened to a row that can no longer be taken back, such as a message that has left; null when it can be, empty when no one
       * needs to know. Its fact stays when others are undone with it, and the answer says so.
       */
      overtaken?(type: string, now: R | null, store: Reader): string | null
      /** Asked when a row has changed since or would be removed: whether it stays as it is while the rest of its fact is undone. */
      stays?(done: Done<R> & { id: number }, store: Reader): boolean
    }

/** Undo and removal rules. Separate from the table so that reading doesn't load them. */
export type UndoRules<R> = {
  undo: UndoRule<R>
  /**
   * Reason why a row can't be removed, by deletion or by undoing its creation; null when it can. `storeAfter` is the store without it and
   * everything removed with it.
   */
  removal?(row: R, storeAfter: Reader): string | null
  /** Rows of this table that go with a row that an undo removes, and come back with it. */
  goesWith?(gone: { table: TableName; id: number; business_id: number }, store: Reader): readonly R[]
}

export type AllUndoRules = { readonly [T in TableName]?: UndoRules<RowOf<T>> }
