import type { CrewMember } from '../../crew/crew'
import { stableHash } from '../../flags/flag'
import { JOB_PRIORITIES, type Job, type JobPlace, placeOf } from '../../job/job'
import { earliestFirst } from '../../time/day'
import { ALL_PREFERENCES, type Preferences } from '../board'
import { type Solver, solve } from '../solve'
import { unassignedReason } from '../unassigned-jobs'
import { DAYS_AHEAD, daysOf, type ProposalAsk } from './ask'
import { dayReason, explaining, gapReason, NOT_ON_MAP } from './because'
import { figuresOf } from './figures'
import { grouped } from './groups'
import { crewWithout, type Ground, isReplanning, PROBLEMS } from './problems'
import { type Proposal, withMoves } from './proposal'
import { helping } from './what-helps'

const isSame = (a: JobPlace, b: JobPlace) => JSON.stringify(placeOf(a)) === JSON.stringify(placeOf(b))

/** A digest of everything a proposal depends on except the search effort; it changes when the day does. */
const digestOf = (
  { effort: _, ...ask }: ProposalAsk,
  { jobs, crew, positionOf }: Ground,
  preferences: Preferences,
): string => {
  const ofJob = (job: Job) => [
    job.id,
    job.title,
    job.status,
    job.priority,
    job.window_start,
    job.window_end,
    job.people_needed,
    placeOf(job),
    positionOf(job),
  ]
  const ofMember = (member: CrewMember) => [
    member.id,
    member.status,
    [member.first_name, member.last_name, member.skills],
    member.working_hours,
    member.absences,
  ]
  const parts = [ask, preferences, jobs.map(ofJob), crew.map(ofMember)].map((part) => JSON.stringify(part))
  return parts.map((part) => stableHash(part).toString(36)).join('-')
}

const byNeed = (preferences: Preferences) => (a: Job, b: Job) => {
  const pressing = JOB_PRIORITIES.indexOf(b.priority) - JOB_PRIORITIES.indexOf(a.priority)
  const earlier = earliestFirst(a.scheduled_start_time, b.scheduled_start_time)
  return (preferences.prioritize_urgent ? pressing : 0) || earlier || a.id - b.id
}

type Placed = (job: Job) => JobPlace | null

const byPlace = (placed: Placed) => (a: Job, b: Job) => {
  const [first, second] = [placed(a) ?? a, placed(b) ?? b]
  return earliestFirst(first.scheduled_start_time, second.scheduled_start_time) || a.id - b.id
}

const STAYS = `No one else can do it that day, and none of the next ${DAYS_AHEAD} days has room for it.`
const NO_ROOM = `None of the next ${DAYS_AHEAD} days has room for it.`
const TOO_LATE = 'Its time has passed. Give it a new one.'

const reasonFor = (
  ask: ProposalAsk,
  job: Job,
  problem: Parameters<typeof unassignedReason>[1],
  crew: readonly CrewMember[],
) => {
  const latest = job.window_end ?? job.scheduled_start_time
  if (ask.kind === 'auto_schedule' && ask.not_before !== null && latest < ask.not_before) return TOO_LATE
  if (ask.kind === 'member_away') return STAYS
  return ask.kind === 'push_day' ? NO_ROOM : unassignedReason(job, problem, crew)
}

/**
 * The scheduler's proposal for a day: pure and deterministic, so that the back end can recompute it. No group of moves makes things
 * worse; jobs that can't be moved are listed with a reason.
 */
export const makeProposal = async (
  ask: ProposalAsk,
  input: Ground,
  preferences: Preferences = ALL_PREFERENCES,
  solver: Solver = solve,
): Promise<Proposal> => {
  const days = daysOf(ask)
  const jobs = input.jobs.filter((job) => days.includes(job.scheduled_date)).sort((a, b) => a.id - b.id)
  const everybody = input.crew.toSorted((a, b) => a.id - b.id)
  const crew = ask.kind === 'member_away' ? crewWithout(everybody, ask) : everybody
  const ground = { ...input, jobs, crew }
  const { problem, targetJobs } = PROBLEMS[ask.kind](ask, ground, preferences)
  const { plan, placeOf: placed } = await solver(problem, { isShort: isReplanning(ask), effort: ask.effort ?? 0 })
  const explain = explaining(problem, plan, input.positionOf)
  const helps = helping({ ask, ground, preferences, problem, plan })

  const becauseOf = (job: Job, to: JobPlace): string => {
    if (ask.kind === 'optimize_routes') return explain.whenFor(job)
    const members = to.assigned_crew_members.flatMap((id) => crew.find((member) => member.id === id) ?? [])
    const [leader] = members
    if (ask.kind === 'fill_gap' && leader) return gapReason(job, leader)
    if (to.scheduled_date === job.scheduled_date) return explain.whoFor(job)
    const earlier = days.filter((day) => ask.date < day && day < to.scheduled_date)
    if (earlier.length === 0) return dayReason(job, to, 'next', members)
    return dayReason(job, to, explain.hasRoomOn(job, earlier) ? 'cheapest' : 'first_with_room', members)
  }
  const inOrder = targetJobs.toSorted(ask.kind === 'optimize_routes' ? byPlace(placed) : byNeed(preferences))
  const moves = inOrder.flatMap((job) => {
    const place = placed(job)
    if (!place) return []
    const crewed = place.assigned_crew_members
    const isSameCrew = job.assigned_crew_members.toSorted().join() === crewed.toSorted().join()
    const keepsCrew = ask.kind === 'optimize_routes' || isSameCrew
    const to = keepsCrew ? { ...place, assigned_crew_members: job.assigned_crew_members } : place
    if (isSame(to, job) && job.status === 'assigned') return []
    const { id, job_number, title } = job
    const reason = becauseOf(job, to)
    const because = input.positionOf(job) === null ? `${reason} ${NOT_ON_MAP}` : reason
    return [{ job_id: id, job_number, title, from: placeOf(job), to, because }]
  })
  const unplannedJobs = inOrder
    .filter((job) => placed(job) === null && ask.kind !== 'optimize_routes' && ask.kind !== 'fill_gap')
    .map((job) => {
      const { id, job_number, title } = job
      const reason = reasonFor(ask, job, problem, crew)
      // Nothing helps a job whose start has passed.
      const help = reason === TOO_LATE ? null : helps(job)
      return { job_id: id, job_number, title, reason: help ? `${reason} ${help}` : reason }
    })
  const counted = { days, crew, positionOf: input.positionOf }
  const worth = grouped(moves, jobs, counted, ask.kind === 'optimize_routes')
  const before = figuresOf(jobs, counted)
  const after = figuresOf(withMoves(jobs, worth.moves), counted)
  return { ask, ground: digestOf(ask, ground, preferences), ...worth, left: unplannedJobs, before, after }
}
