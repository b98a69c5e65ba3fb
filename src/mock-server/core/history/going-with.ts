import type { Change } from '@/domain/record/fact'
import { removed } from '../log/changes'
import type { Reader, TableName } from '../log/rows'
import type { AllUndoRules, UndoRules } from './undo-rules'

type Rules = [TableName, UndoRules<never> | undefined][]

/** The changes, and the removal of what goes with the rows that they remove. */
export const withDependents = (changes: readonly Change[], store: Reader, rules: AllUndoRules): Change[] => {
  const isGone = (table: TableName, id: number) =>
    changes.some((change) => change.table === table && change.id === id && change.after === null)
  const dependents = changes.flatMap(({ table, id, before, after }) => {
    if (!before || after) return []
    const gone = { table: table as TableName, id, business_id: Number(before.business_id) }
    return (Object.entries(rules) as Rules).flatMap(([name, rule]) =>
      (rule?.goesWith?.(gone, store) ?? [])
        .filter((row: { id: number }) => !isGone(name, row.id))
        .map((row) => removed(name, row)),
    )
  })
  return [...changes, ...dependents]
}
