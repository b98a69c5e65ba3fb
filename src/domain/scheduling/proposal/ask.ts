import { daysFrom, plusDays } from '../../time/calendar'
import type { Day, TimeOfDay } from '../../time/day'

/** What can be asked for: every one makes a proposal of the same shape. */
export const PROPOSAL_KINDS = ['auto_schedule', 'optimize_routes', 'push_day', 'member_away', 'fill_gap'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** Those of which more has to be said than the day. */
export type ReplanKind = Exclude<ProposalKind, 'auto_schedule' | 'optimize_routes'>

/** Whether more has to be said than the day. */
export const needsDetails = (kind: ProposalKind): kind is ReplanKind =>
  kind !== 'auto_schedule' && kind !== 'optimize_routes'

/** What needs to be planned. */
export type ProposalAsk = {
  kind: ProposalKind
  date: Day
  /** The crew member it is about, where someone is away or has a gap; of a pushed day, the only one whose work moves. */
  member_id: number | null
  /** Of a pushed day: the only crew whose work moves. */
  crew_id?: number | null | undefined
  /** Of a pushed day: only work that rain stops. */
  rain_only: boolean
  /** Of a pushed day: only work in this ZIP code. */
  zip: string | null
  /** Of a pushed day: only work that has no crew yet. */
  waiting_only?: boolean | null | undefined
  /** Nothing is planned before this time of the day; null until the back end has said when. */
  not_before: TimeOfDay | null
  /** Slices of the search beyond its usual course: the same effort always comes out the same. */
  effort?: number | null | undefined
}

/** The most that can be asked for. */
export const MOST_EFFORT = 400

/** A request with nothing but the kind and the day. */
export const plainAsk = (kind: ProposalKind, date: Day): ProposalAsk => ({
  kind,
  date,
  member_id: null,
  rain_only: false,
  zip: null,
  not_before: null,
})

/** How far ahead room is looked for. */
export const DAYS_AHEAD = 5

/** The days that a proposal looks at. */
export const daysOf = ({ kind, date }: ProposalAsk): Day[] =>
  needsDetails(kind) ? daysFrom(date, plusDays(date, DAYS_AHEAD)) : [date]
