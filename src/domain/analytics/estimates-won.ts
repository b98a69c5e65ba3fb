import type { EstimateRow } from '../estimate/estimate'
import { groupedBy } from '../record/grouped-by'
import type { Figure, Report } from './report'

export const ANSWERS = ['Won', 'Lost'] as const
export type Answer = (typeof ANSWERS)[number]

type Answered = Pick<EstimateRow, 'estimate_number' | 'revision' | 'status' | 'answered_at'>

export const answerOf = ({ status, answered_at }: Answered): Answer | null => {
  if (answered_at === null) return null
  if (status === 'approved') return 'Won'
  return status === 'rejected' ? 'Lost' : null
}

/** The latest answered version of each estimate, so that one rejected, revised and approved counts as won once. */
export const latestAnswers = <Row extends Answered>(rows: readonly Row[]): Row[] => {
  const answered = rows.filter((row) => answerOf(row) !== null)
  return [...groupedBy(answered, ({ estimate_number }) => estimate_number).values()].flatMap((versions) =>
    versions.toSorted((a, b) => b.revision - a.revision).slice(0, 1),
  )
}

/** Share of answered estimates that were won, from 0 to 1, per period; null when none were answered. */
export const wonShare = ({ groups }: Pick<Report, 'groups'>): { [Side in keyof Figure]: number | null } => {
  const shareOf = (side: keyof Figure): number | null => {
    const all = groups.reduce((sum, group) => sum + group[side], 0)
    return all === 0 ? null : (groups.find(({ name }) => name === 'Won')?.[side] ?? 0) / all
  }
  return { value: shareOf('value'), before: shareOf('before') }
}
