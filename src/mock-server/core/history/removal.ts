import type { Change, Row } from '@/domain/record/fact'
import type { Store } from '../log/store'
import type { AllUndoRules, UndoRules } from './undo-rules'

/** Why a row that changes take away can't go, by the rules of its table; null when all can. `left` is the store after the changes. */
export const removalRefusal = (changes: readonly Change[], storeAfter: Store, rules: AllUndoRules): string | null => {
  const { schema } = storeAfter
  for (const { table, before, after } of changes) {
    if (!before || after || !schema.has(table) || !schema.isRow(table, before)) continue
    // Rules are only called with rows of their own table.
    const own = rules[table] as UndoRules<Row> | undefined
    const refusal = own?.removal?.(before, storeAfter)
    if (refusal) return refusal
  }
  return null
}
