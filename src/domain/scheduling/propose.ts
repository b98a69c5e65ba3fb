import { JOB_PRIORITIES, type Job } from '../job/job'
import { pause } from '../with-pauses'
import { type Stretch, waitsForCrew } from './bookings'
import { type DayProblem, dayProblem, type Preferences, timeOf, type WorkDay } from './day-problem'
import { type LeftJob, leftOutReason } from './left-out'
import type { RoundsPlan } from './search/problem'
import { createSearch } from './search/search'
import { createTimetable } from './search/timetable'

/** Everything is heeded unless said otherwise. */
export const ALL_PREFERENCES: Preferences = {
  minimize_travel: true,
  balance_workload: true,
  respect_time_windows: true,
  prioritize_urgent: true,
}

/** Who would do which job, and when; the first of them leads. */
export type Assignment = Stretch & { job_id: number; crew_member_ids: number[] }

/** The jobs that got a crew, and those that found none. */
export type Proposal = { assignments: Assignment[]; left: LeftJob[] }

/** People write down times in these steps. */
const NEAT_MINUTES = 5

const byNeed = (preferences: Preferences) => (a: Job, b: Job) => {
  const pressing = JOB_PRIORITIES.indexOf(b.priority) - JOB_PRIORITIES.indexOf(a.priority)
  const earlier = a.scheduled_start_time.localeCompare(b.scheduled_start_time)
  return (preferences.prioritize_urgent ? pressing : 0) || earlier || a.id - b.id
}

/** When each visit begins, in whole steps wherever those behind it leave room for that. */
const neatBegins = (problem: DayProblem, plan: RoundsPlan): number[] => {
  const { visits, shifts } = problem
  const { latest, leg, load } = createTimetable(problem)
  load(plan)
  const begins = [...plan.begins]
  for (const [shift, round] of plan.rounds.entries()) {
    let free = shifts[shift]?.from ?? 0
    let before: number | null = null
    for (const visit of round) {
      const { pinned = null, minutes = 0, options = [] } = visits[visit] ?? {}
      const open = options[plan.option[visit] ?? 0]?.open ?? 0
      const earliest = Math.max(open, before === null ? free : free + leg(before, visit))
      const neat = Math.ceil(earliest / NEAT_MINUTES) * NEAT_MINUTES
      const begin = neat <= (latest[visit] ?? 0) ? neat : earliest
      if (pinned === null) begins[visit] = begin
      free = Math.max(free, (begins[visit] ?? 0) + minutes)
      before = visit
    }
  }
  return begins
}

/**
 * Gives the waiting jobs of one day a crew whose leader has the skill, within working hours and with time to drive there. It looks
 * for the day with the least driving, an even load, and what is urgent first, as far as the preferences ask for it. The same day always
 * comes out the same, and nothing that has a crew is touched. The page may draw and answer while it looks.
 */
export const proposeSchedule = async (day: WorkDay, preferences: Preferences): Promise<Proposal> => {
  const problem = dayProblem(day, preferences)
  const search = createSearch(problem)
  for (let slice = 0; slice < search.slices; slice++) {
    if (slice > 0) await pause()
    search.next()
  }
  const { plan } = search.best()
  const begins = neatBegins(problem, plan)
  const shiftOf = new Map(plan.rounds.flatMap((round, shift) => round.map((visit) => [visit, shift] as const)))

  const proposal: Proposal = { assignments: [], left: [] }
  for (const job of problem.jobs.filter(waitsForCrew).sort(byNeed(preferences))) {
    const placed = problem.visits.flatMap(({ task, minutes }, visit) => {
      const member = problem.members[shiftOf.get(visit) ?? -1]
      return task === job.id && member ? [{ member, begin: begins[visit] ?? 0, minutes }] : []
    })
    const [first] = placed
    if (!first) {
      proposal.left.push({ job_id: job.id, reason: leftOutReason(job, problem, day.crew) })
      continue
    }
    proposal.assignments.push({
      job_id: job.id,
      crew_member_ids: placed.map(({ member }) => member.id),
      start: timeOf(first.begin),
      end: timeOf(first.begin + first.minutes),
    })
  }
  return proposal
}
