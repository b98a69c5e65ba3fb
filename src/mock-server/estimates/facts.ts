import type { EstimateRow } from '@/domain/estimate/estimate'
import type { FactActor } from '@/domain/fact'
import type { Decided } from '../core/carry-out'
import { inserted, updated } from '../core/changes'

type Said = { actor: FactActor; note: string }

/** A fact of an estimate that changes its row. */
export const estimateFact = (
  row: EstimateRow,
  type: string,
  { patch, ...said }: Said & { patch: Partial<EstimateRow> },
): Decided => ({ ...said, stream: `estimate/${row.id}`, type, changes: [updated('estimates', row, patch)] })

/** A fact of a new estimate. */
export const estimateMade = (row: EstimateRow, type: string, said: Said): Decided => ({
  ...said,
  stream: `estimate/${row.id}`,
  type,
  changes: [inserted('estimates', row)],
})
