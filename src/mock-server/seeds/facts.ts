import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { type Day, instantOf, plusDays } from '@/domain/calendar'
import { fullName } from '@/domain/user'
import { inserted, updated } from '../core/changes'
import type { DatedFact } from '../core/store'
import { demoSeed } from './demo'
import { USERS } from './staff'

const by = (userId: number): DatedFact['actor'] => {
  const user = USERS.find(({ id }) => id === userId)
  return user ? { kind: 'user', user_id: user.id, name: fullName(user) } : { kind: 'system', name: 'Groundwork' }
}

/**
 * What the history begins with, oldest first: "New client added" and "Service completed" on the day before the anchor or the last
 * working day (DASH-05, X-23). The rows they speak of are in the seed already.
 */
export const seedFacts = (anchor: Day): DatedFact[] => {
  const { clients, jobs } = demoSeed(anchor)
  const client = clients.at(-1)
  const job = jobs.filter(({ status, scheduled_date }) => status === 'completed' && scheduled_date < anchor).at(-1)
  if (!client || !job) return []

  return [
    {
      stream: `job/${job.id}`,
      type: 'job.completed',
      actor: by(6),
      cause: null,
      note: 'Service completed',
      at: instantOf(job.scheduled_date, job.scheduled_end_time, DEFAULT_TIME_ZONE),
      changes: [updated('jobs', { ...job, status: 'in_progress' }, { status: 'completed' })],
    },
    {
      stream: `client/${client.id}`,
      type: 'client.created',
      actor: by(3),
      cause: null,
      note: 'New client added',
      at: instantOf(plusDays(anchor, -1), '17:45', DEFAULT_TIME_ZONE),
      changes: [inserted('clients', client)],
    },
  ]
}
