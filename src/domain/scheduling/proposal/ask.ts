import { daysFrom, plusDays } from '../../time/calendar'
import type { Day, TimeOfDay } from '../../time/day'

export const PROPOSAL_KINDS = ['auto_schedule', 'optimize_routes', 'push_day', 'member_away', 'fill_gap'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

export type ReplanKind = Exclude<ProposalKind, 'auto_schedule' | 'optimize_routes'>

/** True for kinds that need more input than the day. */
export const needsDetails = (kind: ProposalKind): kind is ReplanKind =>
  kind !== 'auto_schedule' && kind !== 'optimize_routes'

export type ProposalAsk = {
  kind: ProposalKind
  date: Day
  /** The member who is away or has a gap; for a postponed day, the only one whose work moves. */
  member_id: number | null
  /** For a postponed day: the only crew whose work moves. */
  crew_id?: number | null | undefined
  /** For a postponed day: only work that rain stops. */
  rain_only: boolean
  /** For a postponed day: only work in this ZIP code. */
  zip: string | null
  /** For a postponed day: only work without a crew. */
  waiting_only?: boolean | null | undefined
  /** Nothing is scheduled before this time of the day; null until the back end sets it. */
  not_before: TimeOfDay | null
  /** Additional search slices; the same effort always gives the same result. */
  effort?: number | null | undefined
}

export const MOST_EFFORT = 400

export const plainAsk = (kind: ProposalKind, date: Day): ProposalAsk => ({
  kind,
  date,
  member_id: null,
  rain_only: false,
  zip: null,
  not_before: null,
})

export const DAYS_AHEAD = 5

export const daysOf = ({ kind, date }: ProposalAsk): Day[] =>
  needsDetails(kind) ? daysFrom(date, plusDays(date, DAYS_AHEAD)) : [date]
