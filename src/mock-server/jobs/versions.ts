import { STATUS_COMMANDS } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { type Fact, happenedAt } from '@/domain/record/fact'
import type { Instant } from '@/domain/time/clock'
import type { Store } from '../core/log/store'
import { COMMAND_FACTS } from './command-facts'
import { LATE_WORK_RECORDED } from './tables'

/** Upper bound, far above a real job's. */
const MOST_CHANGES = 500

/** `before` is null for the job's creation. */
export type Version = { fact: Fact; at: Instant; before: Job | null; after: Job | null }

export const versionsOf = async ({ id }: Pick<Job, 'id'>, store: Store): Promise<Version[]> => {
  const { facts } = await store.history.of(`job/${id}`, MOST_CHANGES, null)
  return facts.flatMap((fact) => {
    const change = fact.changes.find((each) => each.table === 'jobs' && each.id === id)
    // Safe cast: committed rows were validated against their table.
    return change
      ? [{ fact, at: happenedAt(fact), before: change.before as Job | null, after: change.after as Job | null }]
      : []
  })
}

export type Past = { job: Job; since: readonly Version[] }

/**
 * States of the job a person may have seen at a moment, latest first: the one at that time, and those before changes by others they may not
 * have received yet.
 */
export const pastsVisibleTo = (
  { user_id }: Pick<Actor, 'user_id'>,
  job: Job,
  versions: readonly Version[],
  at: Instant,
): Past[] => {
  const latest = versions.findIndex((version) => version.at <= at)
  if (latest === -1) return pastBefore(job, versions, versions.length)
  const own = versions.findIndex((version, index) => index >= latest && isBy(user_id, version))
  const oldest = own === -1 ? versions.length : own
  return Array.from({ length: oldest - latest + 1 }, (_, index) => pastBefore(job, versions, latest + index)).flat()
}

const pastBefore = (job: Job, versions: readonly Version[], count: number): Past[] => {
  const since = versions.slice(0, count)
  const past = count === 0 ? job : since.at(-1)?.before
  return past ? [{ job: past, since }] : []
}

export const isBy = (userId: number, { fact }: Version): boolean =>
  fact.actor.kind === 'user' && fact.actor.user_id === userId

const STEPS: readonly string[] = [...STATUS_COMMANDS.map((command) => COMMAND_FACTS[command]), LATE_WORK_RECORDED]

const isByClock = ({ fact }: Version): boolean => fact.type === COMMAND_FACTS.miss && fact.actor.kind === 'system'

export const lastStepAt = (versions: readonly Version[], store: Store): Instant | null =>
  versions.find(
    (version) =>
      STEPS.includes(version.fact.type) && !isByClock(version) && !store.history.isUndone(version.fact.position),
  )?.at ?? null

/** The job before the clock marked it as missed; null when its last status change was another. */
export const beforeMissed = (versions: readonly Version[]): { job: Job; at: Instant } | null => {
  const last = versions.find(({ before, after }) => before?.status !== after?.status)
  return last?.before && isByClock(last) ? { job: last.before, at: last.at } : null
}
