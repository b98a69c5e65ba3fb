import type { Actor } from '@/domain/permissions/actor'
import type { Reader, RowOf, TableName } from '../log/rows'

/** One row as a change found and left it; null where there was none. */
export type Done<R> = { type: string; before: R | null; after: R | null }

/** Whether changes to a table can be taken back: never, with the reason and what to do instead, or by those who may. */
export type UndoRule<R> =
  | { irreversible: string }
  | {
      /** Judged first, on what was done: anyone who may delete may undo a deletion. */
      may(actor: Actor, done: Done<R>, store: Reader): boolean
      /** Why no one can take back what was done, by its type: `user.registered`; null when it can be. */
      keeps?(type: string): string | null
      /**
       * Why a row can't be as the undo leaves it, with all others as they are then; null when it can. The opposite of what was done:
       * `before` is null where a deletion is undone. A row that goes is judged by `removal`.
       */
      obstacle?(undone: Done<R> & { after: R }, store: Reader): string | null
    }

/** What holds when changes to a table are taken back, and when its rows go. Apart from the table, since reading needs none of it. */
export type UndoRules<R> = {
  undo: UndoRule<R>
  /**
   * Why a row can't be removed, whether it is deleted or its creation is undone; null when it can. `left` is what remains without it and all
   * that is removed with it.
   */
  removal?(row: R, storeAfter: Reader): string | null
}

/** These rules by table; tables without a history have none. */
export type AllUndoRules = { readonly [T in TableName]?: UndoRules<RowOf<T>> }
