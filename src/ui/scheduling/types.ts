import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { ProposalAsk, ReplanKind } from '@/domain/scheduling/proposal/ask'
import type { FindPosition } from '@/domain/scheduling/travel'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'

/** The page's tabs, in their order (SCHED-01). */
export const SCHEDULING_VIEWS = ['jobs', 'crew', 'insights', 'routes'] as const
export type SchedulingView = (typeof SCHEDULING_VIEWS)[number]

/** Where a proposal is shown beside its list. */
export type ProposalPicture = 'calendar' | 'map'

/** What Replan asks about. */
export const REPLAN_KINDS = ['push_day', 'member_away', 'fill_gap'] as const satisfies readonly ReplanKind[]

/** What the page is worked out from. */
export type SchedulingFacts = { jobs: readonly Job[]; crew: readonly CrewMember[]; positionOf: FindPosition }

/** What the crews are called. */
export type CrewNames = readonly Pick<Crew, 'id' | 'name'>[]

export type SchedulingScreenProps = {
  actor: Actor
  facts: Loadable<SchedulingFacts>
  crews: CrewNames
  today: Day
  day: Day
  onDay: (day: Day) => void
  view: SchedulingView
  onView: (view: SchedulingView) => void
  /** What Replan is open with, if it is. */
  replan: { kind: ReplanKind; who: number | null } | null
  /** Opens Replan, or closes it. */
  onReplan: (kind: ReplanKind | null) => void
  /** Asks for a proposal, which opens over the page; `proposing` while one is. */
  onAsk: (ask: ProposalAsk) => void
  proposing: boolean
  /** Whether there are Auto-Schedule and its insights, and the Route Optimizer: their flags can be off. */
  has: { suggestions: boolean; routes: boolean }
}

/** What each tab is given. */
export type PanelProps = SchedulingFacts & { day: Day; today: Day; ofDay: readonly Job[] }
