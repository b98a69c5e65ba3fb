import type { Change, Row } from '@/domain/record/fact'
import type { Store } from '../log/store'
import type { AllUndoRules, UndoRules } from './undo-rules'

/** Returns null when every removed row may go. `storeAfter` is the store after the changes. */
export const removalRefusal = (changes: readonly Change[], storeAfter: Store, rules: AllUndoRules): string | null => {
  const { schema } = storeAfter
  for (const { table, before, after } of changes) {
    if (!before || after || !schema.has(table) || !schema.isRow(table, before)) continue
    const own = rules[table] as UndoRules<Row> | undefined
    const refusal = own?.removal?.(before, storeAfter)
    if (refusal) return refusal
  }
  return null
}
