import type { Fact, Row } from '@/domain/record/fact'
import type { Store } from '../log/store'
import type { AllUndoRules, UndoRule } from './undo-rules'

/** Undefined for tables without a history and for removed tables. */
export const ruleOf = (table: string, { schema }: Store, rules: AllUndoRules): UndoRule<Row> | undefined =>
  schema.has(table) ? (rules[table]?.undo as UndoRule<Row> | undefined) : undefined

/** What happened to a row of the fact that can no longer be taken back; null when all can be. */
export const overtakenBy = ({ type, changes }: Fact, store: Store, rules: AllUndoRules): string | null => {
  for (const { table, id } of changes) {
    const rule = ruleOf(table, store, rules)
    if (!rule || 'irreversible' in rule || !store.schema.has(table)) continue
    const words = rule.overtaken?.(type, (store.find(table, id) ?? null) as Row | null, store) ?? null
    if (words !== null) return words
  }
  return null
}
