import type { Instant } from '@/domain/clock'
import { type Fact, happenedAt } from '@/domain/fact'
import { STATUS_COMMANDS } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Store } from '../core/store'
import { COMMAND_FACTS } from './command-facts'
import { LATE_WORK_RECORDED } from './tables'

/** Far more changes than a job has. */
const MOST_CHANGES = 500

/** A change of a job, with how the job was before it: null where it was not there yet. */
export type Version = { fact: Fact; at: Instant; before: Job | null; after: Job | null }

/** The changes of a job, latest first. */
export const versionsOf = async ({ id }: Pick<Job, 'id'>, store: Store): Promise<Version[]> => {
  const { facts } = await store.history.of(`job/${id}`, MOST_CHANGES, null)
  return facts.flatMap((fact) => {
    const change = fact.changes.find((each) => each.table === 'jobs' && each.id === id)
    // What a fact records for a table was a row of that table when it was committed.
    return change
      ? [{ fact, at: happenedAt(fact), before: change.before as Job | null, after: change.after as Job | null }]
      : []
  })
}

/** The job as it was at a moment; null where it was not there yet. */
export const jobAt = (job: Job, versions: readonly Version[], at: Instant): Job | null => {
  const first = versions.findIndex((version) => version.at <= at)
  const later = first === -1 ? versions : versions.slice(0, first)
  return later.length === 0 ? job : (later.at(-1)?.before ?? null)
}

const STEPS: readonly string[] = [...STATUS_COMMANDS.map((command) => COMMAND_FACTS[command]), LATE_WORK_RECORDED]

const isByClock = ({ fact }: Version): boolean => fact.type === COMMAND_FACTS.miss && fact.actor.kind === 'system'

/** When the last step that people took on the job was done; null before the first. */
export const lastStepAt = (versions: readonly Version[], store: Store): Instant | null =>
  versions.find(
    (version) =>
      STEPS.includes(version.fact.type) && !isByClock(version) && !store.history.isUndone(version.fact.position),
  )?.at ?? null

/** The job as it was before the clock marked it as missed, where that is the last change of its status; null where it isn't. */
export const beforeMissed = (versions: readonly Version[]): { job: Job; at: Instant } | null => {
  const last = versions.find(({ before, after }) => before?.status !== after?.status)
  return last?.before && isByClock(last) ? { job: last.before, at: last.at } : null
}
