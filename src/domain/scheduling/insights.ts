import type { CrewMember } from '../crew/crew'
import type { Job } from '../job/job'
import { bySlot } from '../job/order'
import { counted, firstListed } from '../text/wording'
import { type Day, formatDay } from '../time/calendar'
import { bookingsOf, isCrewed, overlap, stands, stretchOf, waitsForCrew } from './bookings'
import { type CrewRoute, crewRoutes, routeEfficiency, type Savings, savingsOf } from './day-routes'
import { loadOf } from './load'
import { canDo, skillNeeded } from './skill'
import type { FindPosition } from './travel'

type Period = {
  days: readonly Day[]
  jobs: readonly Job[]
  crew: readonly CrewMember[]
  positionOf: FindPosition
}

/** Figures of a period (SCHED-05, SCHED-08); all but the counts are whole percentages. */
type InsightSummary = {
  total_jobs: number
  completed_jobs: number
  completion_rate: number
  crew_utilization: number
  ai_confidence: number
  route_efficiency: number
}
type Insights = { summary: InsightSummary; ai_insights: string[]; recommendations: string[] }

type Doubt = { job: Job; reason: string }

const percent = (part: number, whole: number, empty: number) => (whole === 0 ? empty : Math.round((100 * part) / whole))

const skillDoubt = (job: Job, crew: readonly CrewMember[]): Doubt | null => {
  const members = crew.filter(({ id }) => job.assigned_crew_members.includes(id))
  return canDo(members, job)
    ? null
    : { job, reason: `${job.job_number} asks for ${skillNeeded(job)}, which no one on its crew has.` }
}

const timeDoubt = (job: Job, jobs: readonly Job[]): Doubt | null => {
  const own = stretchOf(job)
  const clash = job.assigned_crew_members
    .flatMap((member) => bookingsOf(member, job.scheduled_date, jobs))
    .find((booking) => booking.job.id !== job.id && overlap(booking, own))
  return clash
    ? { job, reason: `${job.job_number} and ${clash.job.job_number} ask for the same person at one time.` }
    : null
}

const doubtsOf = ({ days, jobs, crew }: Period): Doubt[] =>
  days.flatMap((day) => {
    const ofDay = jobs.filter((job) => job.scheduled_date === day)
    return ofDay.filter(isCrewed).flatMap((job) => skillDoubt(job, crew) ?? timeDoubt(job, ofDay) ?? [])
  })

const utilization = ({ days, jobs, crew }: Period): number => {
  const worked = days.filter((day) => jobs.some((job) => job.scheduled_date === day && isCrewed(job)))
  const loads = loadOf(worked, crew, jobs)
  const sumOf = (of: 'booked' | 'capacity') => loads.reduce((sum, load) => sum + load[of], 0)
  return percent(sumOf('booked'), sumOf('capacity'), 0)
}

const routesOf = ({ days, jobs, crew, positionOf }: Period): CrewRoute[] =>
  days.flatMap((day) =>
    crewRoutes(
      jobs.filter((job) => job.scheduled_date === day),
      crew,
      positionOf,
    ),
  )

const isUrgent = ({ priority }: Job) => priority === 'urgent'

const sentencesOf = ({ total_jobs, completed_jobs }: InsightSummary, waiting: readonly Job[], savings: Savings) => {
  const urgent = waiting.filter(isUrgent).length
  return [
    `${completed_jobs} of ${counted(total_jobs, 'job')} completed.`,
    `${counted(waiting.length, 'job')} without a confirmed crew${urgent > 0 ? `, ${urgent} of them urgent` : ''}.`,
    `The planned stops take ${counted(savings.miles, 'mile')} more driving than the shortest order.`,
  ]
}

const NAMED = 3

const adviceOnWaiting = (jobs: readonly Job[]): string[] =>
  jobs.length === 0
    ? []
    : [
        `Assign a crew to ${firstListed(
          jobs.map(({ job_number }) => job_number),
          NAMED,
        )}.`,
      ]

const adviceOn = (waiting: readonly Job[], doubts: readonly Doubt[], { minutes }: Savings) => [
  ...waiting
    .filter(isUrgent)
    .map((job) => `Give ${job.job_number} a crew first: it is urgent on ${formatDay(job.scheduled_date)}.`),
  ...adviceOnWaiting(waiting.filter((job) => !isUrgent(job))),
  ...doubts.map(({ reason }) => reason),
  ...(minutes > 0 ? [`Optimize routes to save up to ${counted(minutes, 'minute')} of driving.`] : []),
]

/**
 * Figures of a period, computed from its jobs alone (X-46, SCHED-09). Confidence is the share of crewed jobs whose crew has the skill and
 * no double booking; efficiency is the shortest driving as a percentage of the planned driving.
 */
export const insightsOf = (period: Period): Insights => {
  const jobs = period.jobs.filter((job) => period.days.includes(job.scheduled_date) && stands(job))
  const activePeriod = { ...period, jobs }
  const waiting = jobs.filter(waitsForCrew).sort(bySlot)
  const crewed = jobs.filter(isCrewed).length
  const completed = jobs.filter(({ status }) => status === 'completed').length
  const doubts = doubtsOf(activePeriod)
  const routes = routesOf(activePeriod)
  const savings = savingsOf(routes)

  const summary: InsightSummary = {
    total_jobs: jobs.length,
    completed_jobs: completed,
    completion_rate: percent(completed, jobs.length, 0),
    crew_utilization: utilization(activePeriod),
    ai_confidence: percent(crewed - doubts.length, crewed, 100),
    route_efficiency: routeEfficiency(routes),
  }
  return {
    summary,
    ai_insights: sentencesOf(summary, waiting, savings),
    recommendations: adviceOn(waiting, doubts, savings),
  }
}
