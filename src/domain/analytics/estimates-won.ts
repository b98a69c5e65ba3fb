import type { EstimateRow } from '../estimate/estimate'
import { groupedBy } from '../record/grouped-by'
import type { Figure, Report } from './report'

/** The outcome of an estimate that a client answered. */
export const ANSWERS = ['Won', 'Lost'] as const
export type Answer = (typeof ANSWERS)[number]

type Answered = Pick<EstimateRow, 'estimate_number' | 'revision' | 'status' | 'answered_at'>

/** The outcome of an estimate; null where the client has not answered. */
export const answerOf = ({ status, answered_at }: Answered): Answer | null => {
  if (answered_at === null) return null
  if (status === 'approved') return 'Won'
  return status === 'rejected' ? 'Lost' : null
}

/** The versions that clients answered, of each estimate only the latest: one that is rejected, revised and approved is won once. */
export const latestAnswers = <Row extends Answered>(rows: readonly Row[]): Row[] => {
  const answered = rows.filter((row) => answerOf(row) !== null)
  return [...groupedBy(answered, ({ estimate_number }) => estimate_number).values()].flatMap((versions) =>
    versions.toSorted((a, b) => b.revision - a.revision).slice(0, 1),
  )
}

/** Which share of what was answered is won, from 0 to 1, in each period; null where nothing was answered. */
export const wonShare = ({ groups }: Pick<Report, 'groups'>): { [Side in keyof Figure]: number | null } => {
  const shareOf = (side: keyof Figure): number | null => {
    const all = groups.reduce((sum, group) => sum + group[side], 0)
    return all === 0 ? null : (groups.find(({ name }) => name === 'Won')?.[side] ?? 0) / all
  }
  return { value: shareOf('value'), before: shareOf('before') }
}
