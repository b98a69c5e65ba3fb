import { fullName } from '@/domain/account/user'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Preferences } from '@/domain/scheduling/board'
import { waitsForCrew } from '@/domain/scheduling/bookings'
import { minutesOf, timeOf } from '@/domain/scheduling/minutes'
import { daysOf, type ProposalAsk } from '@/domain/scheduling/proposal/ask'
import type { Move, Proposal } from '@/domain/scheduling/proposal/proposal'
import { positionsFrom } from '@/domain/scheduling/travel'
import { listed } from '@/domain/text/wording'
import { type Day, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import { byUser, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { COMMAND_FACTS, REPLANNED } from '../jobs/command-facts'
import { jobsBetween } from '../jobs/in-order'
import { propose } from './engine'

type Requester = { actor: Actor; businessId: number }

/** Jobs starting within this time stay, because people are about to leave for them. */
const LEAD_MINUTES = 15
const STEP_MINUTES = 5
const LAST_MINUTE = 23 * 60 + 59

const SHIFTED = 'The day has changed since this was worked out. Nothing was moved. Look at the new proposal.'

const workOf = (businessId: number, days: { first: Day; last: Day }, store: Store) => ({
  jobs: jobsBetween(businessId, days, store).toSorted((a, b) => a.id - b.id),
  crew: store.naming('crew_members', 'business_id', businessId),
  properties: store.naming('properties', 'business_id', businessId),
})

export const groundOf = (businessId: number, days: { first: Day; last: Day }, store: Store) => {
  const { properties, ...work } = workOf(businessId, days, store)
  return { ...work, positionOf: positionsFrom(properties) }
}

/** Earliest time still plannable on a day; null when the whole day is ahead. Throws Refusal 422 for a past day. */
const notBeforeOn = (date: Day, { actor }: Requester, store: Store): string | null => {
  const today = store.today(actor.time_zone)
  if (date < today) throw invalid('date', 'This day is over. Choose today or a later day.')
  if (date > today) return null
  const soon = minutesOf(timeAt(store.now(), actor.time_zone)) + LEAD_MINUTES
  return timeOf(Math.min(LAST_MINUTE, Math.ceil(soon / STEP_MINUTES) * STEP_MINUTES))
}

const computeProposal = (
  ask: ProposalAsk,
  { businessId }: Requester,
  store: Store,
  preferences?: Preferences,
): Promise<Proposal> => {
  const days = daysOf(ask)
  const last = days.at(-1) ?? ask.date
  return propose({ ask, work: workOf(businessId, { first: ask.date, last }, store), preferences })
}

/** Computes a proposal as of now; when continuing a search, as of its start. Throws Refusal 422 for a past day. */
export const proposed = (
  ask: ProposalAsk,
  requester: Requester,
  store: Store,
  preferences?: Preferences,
): Promise<Proposal> => {
  const soonest = notBeforeOn(ask.date, requester, store)
  return computeProposal(ask.effort ? ask : { ...ask, not_before: soonest }, requester, store, preferences)
}

const WHY: Record<ProposalAsk['kind'], string> = {
  auto_schedule: 'by auto-schedule',
  optimize_routes: 'for a shorter route',
  push_day: 'as its day was pushed back',
  member_away: 'as someone is away',
  fill_gap: 'to fill a gap',
}

const factOf = (job: Job, { to }: Move, kind: ProposalAsk['kind'], { actor }: Requester, store: Store): Decided => {
  const names = to.assigned_crew_members.flatMap((id) => store.find('crew_members', id) ?? []).map(fullName)
  const isAssigned = waitsForCrew(job) && to.scheduled_date === job.scheduled_date
  const when = `${formatDay(to.scheduled_date, store.today(actor.time_zone))}, ${formatTime(to.scheduled_start_time)}`
  const moved =
    to.scheduled_start_time === job.scheduled_start_time ? '' : `, moved to ${formatTime(to.scheduled_start_time)}`
  return {
    stream: `job/${job.id}`,
    type: isAssigned ? COMMAND_FACTS.assign : REPLANNED,
    actor: byUser(actor),
    note: isAssigned
      ? `Assigned to ${names.join(' and ')} ${WHY[kind]}${moved}`
      : `Moved to ${listed(names)}, ${when}, ${WHY[kind]}`,
    startsPart: true,
    changes: [updated('jobs', job, { ...to, status: 'assigned' })],
  }
}

export const factsOfMoves = (
  moves: readonly Move[],
  kind: ProposalAsk['kind'],
  requester: Requester,
  store: Store,
): Decided[] =>
  moves.flatMap((move) => {
    const job = store.find('jobs', move.job_id)
    return job ? [factOf(job, move, kind, requester, store)] : []
  })

type ProposalSelection = { ask: ProposalAsk; ground: string; groups: readonly number[] }

/** Recomputes the proposal, and refuses to apply it when its basis has changed. Throws Refusal 409, 422. */
export const applyProposal = async (
  { ask, ground, groups }: ProposalSelection,
  requester: Requester,
  store: Store,
): Promise<Decided[]> => {
  const soonest = notBeforeOn(ask.date, requester, store)
  const proposal = await computeProposal(ask, requester, store)
  if (proposal.ground !== ground) throw new Refusal(409, SHIFTED)
  const unknown = groups.find((group) => !proposal.groups.some(({ id }) => id === group))
  if (groups.length === 0 || unknown !== undefined)
    throw invalid('groups', 'Choose at least one of the proposed changes.')
  const moves = proposal.moves.filter(({ group }) => groups.includes(group))
  // Jobs of an older proposal may start any moment now; those minutes were kept free for them.
  const now = timeAt(store.now(), requester.actor.time_zone)
  const hasBegun = ({ scheduled_date, scheduled_start_time }: Move['to']) =>
    soonest !== null && scheduled_date === ask.date && scheduled_start_time < now
  if (moves.some(({ from, to }) => hasBegun(to) || (from.assigned_crew_members.length > 0 && hasBegun(from))))
    throw new Refusal(409, SHIFTED)
  return factsOfMoves(moves, ask.kind, requester, store)
}
