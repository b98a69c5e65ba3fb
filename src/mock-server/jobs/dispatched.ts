import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { statusWithCrew } from '@/domain/job/commands'
import { durationOf } from '@/domain/job/draft'
import { type Job, type JobMove, type JobPlace, placeOf } from '@/domain/job/job'
import { MOVED } from '@/domain/job/moved'
import { timeRange } from '@/domain/job/slot-words'
import type { Actor } from '@/domain/permissions/actor'
import { type DispatchRefusal, judgeDispatch } from '@/domain/scheduling/dispatch'
import { listed } from '@/domain/text/wording'
import { formatDay, formatTime } from '@/domain/time/calendar'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { COMMAND_FACTS } from './command-facts'
import { jobsOn } from './in-order'
import { jobFacts } from './tables'

/** Refusals caused by a field of the request; all others are conflicts with existing data. */
const FIELDS: Partial<Record<DispatchRefusal, keyof JobPlace | 'crew_member_ids'>> = {
  outside: 'scheduled_end_time',
  skipped: 'scheduled_start_time',
  past: 'scheduled_date',
  inactive: 'crew_member_ids',
  away: 'crew_member_ids',
  day_off: 'crew_member_ids',
  hours: 'scheduled_start_time',
  skill: 'crew_member_ids',
  window: 'scheduled_start_time',
}

export const isSamePlace = (a: JobPlace, b: JobPlace) => JSON.stringify(placeOf(a)) === JSON.stringify(placeOf(b))

const crewOf = (ids: readonly number[], businessId: number, store: Store): CrewMember[] =>
  ids.map((id) => {
    const member = store.find('crew_members', id)
    if (member?.business_id !== businessId) throw invalid('crew_member_ids', 'There is no such crew member.')
    return member
  })

const names = (ids: readonly number[], store: Store) =>
  listed(
    ids.flatMap((id) => {
      const member = store.find('crew_members', id)
      return member ? [fullName(member)] : []
    }),
  )

const movedMeanwhile = (job: Job, store: Store): Refusal => {
  const crew = names(job.assigned_crew_members, store)
  const where = `${formatDay(job.scheduled_date)}, ${timeRange(job)}${crew && `, ${crew}`}`
  return new Refusal(409, `${job.job_number} was moved in the meantime. It is now on ${where}.`, { code: MOVED })
}

const noteOf = (to: JobPlace, today: string, store: Store): string => {
  const when = `${formatDay(to.scheduled_date, today)}, ${formatTime(to.scheduled_start_time)}`
  const crew = names(to.assigned_crew_members, store)
  return crew ? `Moved to ${crew}, ${when}` : `Moved to ${when}, without a crew`
}

/**
 * A move on the dispatch board (X-40): time and crew in one fact, with the board's own rule; the same place changes nothing. `together` are
 * the other jobs of the request, as moved. Throws a 403, 409 or 422 Refusal.
 */
export const dispatched = (
  actor: Actor,
  job: Job,
  { was, to, anyway }: JobMove,
  store: Store,
  together: readonly Job[] = [],
): Decided[] => {
  if (!isSamePlace(was, job)) throw movedMeanwhile(job, store)
  const today = store.today(actor.time_zone)
  const day = to.scheduled_date
  const leaving = new Set(together.map(({ id }) => id))
  const jobs = [
    ...jobsOn(job.business_id, day, store).filter(({ id }) => !leaving.has(id)),
    ...together.filter(({ scheduled_date }) => scheduled_date === day),
  ]
  const members = crewOf(to.assigned_crew_members, job.business_id, store)
  const at = { start: to.scheduled_start_time, end: to.scheduled_end_time }
  const verdict = judgeDispatch({ job, members, day, at }, { actor, today, jobs }, anyway)
  if (!verdict.ok) {
    const field = FIELDS[verdict.because]
    throw field
      ? invalid(field, verdict.reason)
      : new Refusal(verdict.because === 'permission' ? 403 : 409, verdict.reason)
  }
  const status = statusWithCrew(to.assigned_crew_members)
  if (isSamePlace(to, job) && status === job.status) return []
  return [
    jobFacts.changed(job, COMMAND_FACTS.dispatch, {
      actor: byUser(actor),
      note: noteOf(to, today, store),
      patch: { ...to, status, estimated_duration_minutes: durationOf(to) },
    }),
  ]
}
