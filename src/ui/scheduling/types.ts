import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { ProposalAsk, ReplanKind } from '@/domain/scheduling/proposal/ask'
import type { FindPosition } from '@/domain/scheduling/travel'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'

/** In display order (SCHED-01). */
export const SCHEDULING_VIEWS = ['jobs', 'crew', 'insights', 'routes'] as const
export type SchedulingView = (typeof SCHEDULING_VIEWS)[number]

export type ProposalPicture = 'calendar' | 'map'

export const REPLAN_KINDS = ['push_day', 'member_away', 'fill_gap'] as const satisfies readonly ReplanKind[]

export type SchedulingFacts = { jobs: readonly Job[]; crew: readonly CrewMember[]; positionOf: FindPosition }

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
  replan: { kind: ReplanKind; who: number | null } | null
  onReplan: (kind: ReplanKind | null) => void
  onAsk: (ask: ProposalAsk) => void
  proposing: boolean
  /** Flags for Auto-Schedule with its insights, and for the Route Optimizer. */
  has: { suggestions: boolean; routes: boolean }
}

export type PanelProps = SchedulingFacts & { day: Day; today: Day; ofDay: readonly Job[] }
