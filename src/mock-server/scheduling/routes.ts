import {
  autoSchedule,
  autoScheduleOld,
  dailyInsightsOld,
  listSchedules,
  optimizeRoutes,
  optimizeRoutesOld,
  scheduleInsights,
  weeklyInsights,
} from '@/contract/schedules'
import { maySeeJob } from '@/domain/job/commands'
import { dollarsFromCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { ALL_PREFERENCES } from '@/domain/scheduling/board'
import { stands } from '@/domain/scheduling/bookings'
import { crewRoutes, routeLines, savingsOf } from '@/domain/scheduling/day-routes'
import { insightsOf } from '@/domain/scheduling/insights'
import { mayAutoSchedule, mayOptimizeRoutes, maySeeInsights } from '@/domain/scheduling/permissions'
import { type Day, daysFrom, monthOf, plusDays, weekOf } from '@/domain/time/calendar'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { type May, Refusal } from '../core/write/refusal'
import { jobsOn } from '../jobs/in-order'
import { shownTo } from '../jobs/job-view'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { groundOf } from './proposing'
import { runResult, scheduleRun } from './run'

type Where = { actor: Actor; businessId: number }

const PLAN_DAYS = 14

const PERIODS = new Map([
  ['daily', (today: Day) => ({ first: today, last: today })],
  ['weekly', weekOf],
  ['monthly', monthOf],
])

const plan = ({ actor, businessId }: Where, days: readonly Day[], store: Store) => {
  const schedules = days.map((date) => ({
    date,
    jobs: jobsOn(businessId, date, store)
      .filter((job) => stands(job) && maySeeJob(actor, job))
      .map(shownTo(actor, store)),
  }))
  return { schedules }
}

/** Shortest routes for the requested crews; each crew's stops are adjacent. */
const routesFor = ({ actor, businessId }: Where, date: Day, crewIds: readonly number[], store: Store) => {
  if (!mayOptimizeRoutes(actor)) throw new Refusal(403, 'Your role can’t optimize routes.')
  if (crewIds.some((id) => store.find('crews', id)?.business_id !== businessId))
    throw new Refusal(422, 'There is no such crew.')
  const { jobs, crew, positionOf } = groundOf(businessId, { first: date, last: date }, store)
  const routes = crewRoutes(jobs, crew, positionOf).filter(
    ({ crew_id }) => crewIds.length === 0 || crewIds.includes(crew_id),
  )
  const { minutes, miles, fuel } = savingsOf(routes)
  return {
    date,
    stops: routes.flatMap(({ shortest }) => routeLines(shortest)).map((line, index) => ({ ...line, order: index + 1 })),
    summary: { time_saved_minutes: minutes, miles_reduced: miles, fuel_savings: dollarsFromCents(fuel) },
  }
}

const insightsFor = ({ actor, businessId }: Where, period: string, store: Store) => {
  if (!maySeeInsights(actor)) throw new Refusal(403, 'Your role can’t see scheduling insights.')
  const range = PERIODS.get(period)?.(store.today(actor.time_zone))
  if (!range) throw new Refusal(422, 'The period is daily, weekly or monthly.')
  const days = daysFrom(range.first, range.last)
  return { date: store.today(actor.time_zone), ...insightsOf({ ...groundOf(businessId, range, store), days }) }
}

const SCHEDULE: May = { rule: mayAutoSchedule, participle: 'scheduled' }

/**
 * Plans, auto-schedule, routes and insights (API-22, API-23, EP-053 to EP-055, EP-062 to EP-065): one engine for old and new paths.
 */
export const scheduleRoutes: readonly Route[] = [
  reading(listSchedules, (request, store) => {
    const { date } = request.query
    const today = store.today(request.actor.time_zone)
    return plan(request, date ? [date] : daysFrom(today, plusDays(today, PLAN_DAYS - 1)), store)
  }),

  writing(
    autoSchedule,
    command('jobs', {
      may: SCHEDULE,
      facts({ actor, businessId, body }, store) {
        const preferences = body.optimization_preferences ?? ALL_PREFERENCES
        return scheduleRun({ actor, businessId, date: body.date, preferences }, store)
      },
      answer: ({ facts }) => runResult(facts),
    }),
  ),

  writing(
    autoScheduleOld,
    command('jobs', {
      may: SCHEDULE,
      facts: ({ actor, businessId, body }, store) =>
        scheduleRun({ actor, businessId, date: body.date, preferences: ALL_PREFERENCES }, store),
      answer: ({ facts }) => runResult(facts),
    }),
  ),

  reading(optimizeRoutes, (request, store) => {
    const { date, crew_id } = request.query
    return routesFor(request, date, crew_id === undefined ? [] : [crew_id], store)
  }),

  reading(optimizeRoutesOld, (request, store) =>
    routesFor(request, request.body.date, request.body.crew_ids ?? [], store),
  ),

  reading(scheduleInsights, (request, store) => insightsFor(request, request.params.period, store)),

  reading(weeklyInsights, (request, store) => insightsFor(request, 'weekly', store)),
  reading(dailyInsightsOld, (request, store) => insightsFor(request, 'daily', store)),
]
