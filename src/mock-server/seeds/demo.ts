import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import type { Client } from '@/domain/client/client'
import { demoUser } from '@/domain/demo/demo'
import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import type { BusinessRow } from '../accounts/tables'
import type { Seed } from '../core/log/seeding'
import { daysAround, restOfMonth, spread } from './calendar'
import { catalogSeed } from './catalog'
import { chemicalSeed } from './chemicals'
import { type Choices, createChoices } from './choices'
import { clientLinkSeed } from './client-links'
import { clientsFor, PROPERTIES } from './clients'
import { dayCache } from './day-cache'
import { equipmentSeed } from './equipment'
import { estimateSeed } from './estimates'
import { invoiceSeed } from './invoices'
import { FIRST_NUMBER, jobRows, type PlannedJob } from './job-rows'
import { pastWork } from './past-work'
import { CONNECTED_ACCOUNTS, paymentSeed } from './payments'
import { payoutSeed } from './payouts'
import { plannedDay } from './planned-day'
import { planSeed } from './plans'
import { CREDENTIALS, CREWS, crewAsOf, GREEN_VALLEY, HILL_COUNTRY, INVITED_MEMBER, ROLES, usersAsOf } from './staff'
import { subscriptionSeed } from './subscriptions'
import { messagingSeed } from './talk/settings'
import { talkOf } from './talk/talk'
import { TODAY } from './today'

/** Documented number of services in the running month, excluding canceled jobs. */
const SERVICES_OF_MONTH = 156
const AROUND = { days: 28, jobs: 110 }
/** Probability of an additional canceled job per day. */
const CANCELLED_CHANCE = 0.25

const BUSINESSES: readonly BusinessRow[] = [
  {
    ...NEW_BUSINESS,
    id: GREEN_VALLEY,
    name: 'Green Valley Landscaping',
    subdomain: demoUser('owner').subdomain ?? 'greenvalley',
    timezone: DEFAULT_TIME_ZONE,
    trade: 'Landscaping',
    address: '1200 Barton Springs Rd',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
  },
  {
    ...NEW_BUSINESS,
    id: HILL_COUNTRY,
    name: 'Hill Country Lawn Co.',
    subdomain: 'hillcountry',
    timezone: 'America/New_York',
    trade: 'Landscaping',
  },
]

const todayOf = (anchor: Day): PlannedJob[] =>
  TODAY.flatMap(({ property, ...job }) => {
    const place = PROPERTIES.find(({ id }) => id === property)
    return place ? [{ ...job, property: place, day: anchor }] : []
  })

export const plannedOver = (total: number, days: readonly Day[], anchor: Day, choices: Choices): PlannedJob[] =>
  [...spread(total, days)].flatMap(([day, count]) =>
    plannedDay(day, { anchor, count, cancelled: choices.chance(CANCELLED_CHANCE) ? 1 : 0, choices }),
  )

/** Jobs of the year before the calendar: numbers before `JOB-1001`, ids after all others. */
const earlierJobs = (others: number, clients: readonly Client[], anchor: Day): Job[] => {
  const planned = pastWork(clients, anchor)
  const numbers = { firstId: others + 1, firstNumber: FIRST_NUMBER - planned.length }
  return jobRows(planned, clients, createChoices(2_023), numbers)
}

const byDay = (a: PlannedJob, b: PlannedJob) => earliestFirst(a.day, b.day) || earliestFirst(a.start, b.start)

const madeAsOf = dayCache(function* (anchor: Day) {
  const choices = createChoices(2024)
  const clients = clientsFor(anchor)
  const today = todayOf(anchor)
  const activeCount = today.filter(({ status }) => status !== 'cancelled').length
  const month = plannedOver(SERVICES_OF_MONTH - activeCount, restOfMonth(anchor), anchor, choices)
  yield
  const around = plannedOver(AROUND.jobs, daysAround(anchor, AROUND.days), anchor, choices)
  yield
  const plans = planSeed(jobRows([...today, ...[...month, ...around].sort(byDay)], clients, choices), anchor)
  yield
  const earlier = earlierJobs(plans.jobs.length, clients, anchor)
  yield
  const quoted = estimateSeed({ jobs: plans.jobs, earlier }, anchor)
  yield
  const billed = invoiceSeed({ jobs: plans.jobs, earlier }, clients, anchor)
  yield
  const chemicals = chemicalSeed(anchor)
  yield
  const equipment = equipmentSeed(anchor)
  yield
  const estimateIdByJob = new Map(quoted.estimates.map(({ id, job_id }) => [job_id, id]))
  const jobs = [...plans.jobs, ...earlier].map((job) => ({ ...job, estimate_id: estimateIdByJob.get(job.id) ?? null }))

  const seed = {
    businesses: [...BUSINESSES],
    users: usersAsOf(anchor),
    credentials: [...CREDENTIALS],
    roles: [...ROLES],
    clients,
    properties: [...PROPERTIES],
    crew_members: [...crewAsOf(anchor), INVITED_MEMBER],
    crews: [...CREWS],
    ...catalogSeed(anchor),
    ...subscriptionSeed(anchor),
    ...chemicals,
    ...equipment,
    ...messagingSeed(anchor),
    ...plans,
    jobs,
    ...quoted,
    ...payoutSeed(paymentSeed(billed), clients, anchor),
    ...clientLinkSeed([...quoted.estimates, ...billed.invoices], anchor),
    connected_accounts: [...CONNECTED_ACCOUNTS],
  } satisfies Seed
  yield
  const talk = yield* talkOf(seed, anchor)
  return { rows: { ...seed, ...talk.rows }, talk: talk.steps }
})

/** Shallow copies, so that added rows don't change the cache. */
const copied = <Rows extends Record<string, readonly unknown[]>>(tables: Rows): Rows =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])) as unknown as Rows

/**
 * The demo's rows for an anchor day. On any day there are 42 clients and exactly 156 jobs in the running month that are not canceled
 * . Jobs of the anchor day have the lowest ids, so their numbers never change.
 */
export const demoSeed = (anchor: Day) => copied(madeAsOf.of(anchor).rows)

/** The rows, and the steps that made the talk. */
export const demoSteps = madeAsOf.steps
