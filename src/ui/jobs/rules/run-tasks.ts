import type { Job } from '@/domain/job/job'
import type { Outcome } from '../types'
import { jobName } from './customer'

/** How a command on one or many jobs ended. */
export type TaskReport = {
  done: Job[]
  failed: { job: Job; message: string }[]
  /** Takes back all that was done and can be; absent when nothing can. */
  undo?: () => Promise<Outcome>
}

/** How many commands are under way at once: a hundred at a time would starve everything else the page asks. */
const LANES = 4

/** Carries a command out on every job, a few at a time, and goes on past failures. */
export const runOnJobs = async (jobs: readonly Job[], command: (job: Job) => Promise<Outcome>): Promise<TaskReport> => {
  const outcomes = new Map<Job, Outcome>()
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) outcomes.set(job, await command(job))
  }
  await Promise.all(Array.from({ length: Math.min(LANES, jobs.length) }, lane))

  const done: Job[] = []
  const failed: TaskReport['failed'] = []
  const undos: (() => Promise<Outcome>)[] = []
  for (const job of jobs) {
    const outcome = outcomes.get(job)
    if (!outcome) continue
    if (outcome.ok) done.push(job)
    else failed.push({ job, message: outcome.failure.message })
    if (outcome.ok && outcome.undo) undos.push(outcome.undo)
  }
  return { done, failed, ...(undos.length > 0 ? { undo: () => undoAll(undos) } : {}) }
}

/** Last done, first undone; the first refusal is the one told. */
const undoAll = async (undos: readonly (() => Promise<Outcome>)[]): Promise<Outcome> => {
  let told: Outcome = { ok: true }
  for (const undo of [...undos].reverse()) {
    const outcome = await undo()
    if (!outcome.ok && told.ok) told = outcome
  }
  return told
}

/** What went wrong, for the second line of a banner: the server's words, by job when there were several. */
export const failureDetail = ({ failed, done }: TaskReport): string => {
  const several = failed.length + done.length > 1
  const lines = failed.slice(0, 3).map(({ job, message }) => (several ? `${jobName(job)}: ${message}` : message))
  const more = failed.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join(' · ')
}

/** `JOB-1017`, or `5 jobs`: short enough for a toast. */
export const jobsCount = (jobs: readonly Job[]): string => {
  const [only, second] = jobs
  return only && !second ? only.job_number : `${jobs.length} jobs`
}

/** `JOB-1017 Spring cleanup`, or `5 jobs`. */
export const jobsPhrase = (jobs: readonly Job[]): string => {
  const [only, second] = jobs
  return only && !second ? jobName(only) : `${jobs.length} jobs`
}
