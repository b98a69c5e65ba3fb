import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import type { Job } from '@/domain/job/job'
import { type Day, instantOf } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { inserted } from '../core/log/changes'
import type { DatedFact } from '../core/log/store'
import { dayCache } from './day-cache'
import { demoSteps } from './demo'
import { estimateHistory } from './estimate-history'
import { invoiceHistory } from './invoice-history'
import { by, jobHistory } from './job-history'
import { payoutHistory } from './payout-history'
import { talkHistory } from './talk/history'

type SeedFact = DatedFact & { at: Instant }

const hasTime = (fact: DatedFact): fact is SeedFact => fact.at !== undefined

/** Marcus Bell leads the crew that completed a job this morning; he reports it from the next one. */
const MARCUS = 1

const isLatest = ({ status, scheduled_date, assigned_crew_members: crew }: Job, anchor: Day): boolean =>
  status === 'completed' && scheduled_date === anchor && crew[0] === MARCUS

const JOBS_AT_ONCE = 100

const jobHistories = function* (jobs: readonly Job[], anchor: Day): Generator<void, DatedFact[]> {
  const facts: DatedFact[] = []
  for (const [index, job] of jobs.entries()) {
    facts.push(...jobHistory(job, anchor))
    if (index % JOBS_AT_ONCE === 0) yield
  }
  return facts
}

const seedFactsByDay = dayCache(function* (anchor: Day): Generator<void, DatedFact[]> {
  const { rows, talk } = yield* demoSteps(anchor)
  const { clients, jobs, ...others } = rows
  yield
  const ofJobs = yield* jobHistories(jobs, anchor)
  yield
  const ofTalk = talkHistory(talk, clients)
  yield
  const client = clients.at(-1)
  const latest = jobs.find((job) => isLatest(job, anchor))
  const facts = [
    ...ofJobs,
    ...invoiceHistory(others),
    ...estimateHistory(others.estimates, jobs),
    ...payoutHistory(others),
    ...ofTalk,
  ]
    .filter(hasTime)
    .sort((a, b) => a.at - b.at)
  const completed = facts.findLast(({ stream }) => stream === `job/${latest?.id}`)
  if (!client || !completed) return facts
  const when = (time: string) => instantOf(anchor, time, DEFAULT_TIME_ZONE)
  return [
    ...facts.filter((fact) => fact !== completed),
    { ...completed, note: 'Service completed', at: when('09:50') },
    {
      stream: `client/${client.id}`,
      type: 'client.created',
      actor: by(3),
      cause: null,
      note: 'New client added',
      at: when('10:05'),
      changes: [inserted('clients', client)],
    },
  ]
})

/**
 * The demo's history, oldest first: every job, invoice, estimate and message, with "Service completed" and "New client added" as the latest
 * (DASH-05, X-23). The rows are already in the seed.
 */
export const seedFacts = (anchor: Day): DatedFact[] => [...seedFactsByDay.of(anchor)]

export const seedSteps = seedFactsByDay.steps
