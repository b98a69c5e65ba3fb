import * as v from 'valibot'
import { toWireJob } from '@/contract/job'
import { assignCrew, createJob, deleteJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import type { Fact } from '@/domain/fact'
import { UNEXPECTED } from '@/domain/failure'
import { commandForStatus, mayCreateJobs, mayDeleteJobs, maySeeJob } from '@/domain/job/commands'
import { filterJobs } from '@/domain/job/filter'
import { type Job, jobSchema } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { answer } from '../core/answer'
import { idFrom, invalid, Refusal } from '../core/refusal'
import type { Route } from '../core/route'
import type { Store } from '../core/store'
import { assigned, created, deleted, edited, moved } from './decisions'

const jobOf = (asked: { params: { jobId: string }; businessId: number }, store: Store): Job => {
  const job = store.find('jobs', idFrom(asked.params.jobId, 'Job'))
  if (job?.business_id !== asked.businessId) throw new Refusal(404, 'Job not found')
  return job
}

/** The job as the last of the facts left it; undefined when nothing had to change. */
const leftBy = (facts: readonly Fact[]): Job | undefined => {
  const change = facts.at(-1)?.changes.findLast(({ table }) => table === 'jobs')
  return change ? v.parse(jobSchema, change.after) : undefined
}

const replyWith = (facts: readonly Fact[], asked: Parameters<typeof jobOf>[0], store: Store) => ({
  job: toWireJob(leftBy(facts) ?? jobOf(asked, store)),
})

const mayListJobs = ({ permissions }: Actor): boolean =>
  permissions.includes('jobs.view.all') || permissions.includes('jobs.view.own')

const newestFirst = (a: Job, b: Job): number =>
  b.scheduled_date.localeCompare(a.scheduled_date) ||
  a.scheduled_start_time.localeCompare(b.scheduled_start_time) ||
  a.id - b.id

/** Jobs (EP-045 to EP-051). The rules are the domain's; here they become 403, 404, 409 and facts. */
export const jobRoutes: readonly Route[] = [
  answer(listJobs, ({ actor, businessId, query }, store) => {
    if (!mayListJobs(actor)) throw new Refusal(403, 'Your role does not show jobs.')
    const { page, per_page, status, date, search } = query
    const seen = store.table('jobs').filter((job) => job.business_id === businessId && maySeeJob(actor, job))
    // The list on screen hides cancelled jobs; the back end gives them all and leaves that to it (JOB-08, X-41).
    const narrow = (by: Job['status'] | undefined) => filterJobs(seen, { status: by, date, search })
    const found = status ? narrow(status) : [...narrow(undefined), ...narrow('cancelled')]
    const jobs = found.sort(newestFirst).slice((page - 1) * per_page, page * per_page)
    return { jobs: jobs.map(toWireJob), total: found.length, page, per_page }
  }),

  answer(getJob, (asked, store) => {
    const job = jobOf(asked, store)
    if (!maySeeJob(asked.actor, job)) throw new Refusal(403, 'Your role does not show this job.')
    return { job: toWireJob(job) }
  }),

  answer(createJob, {
    decide({ actor, businessId, body }, store) {
      if (!mayCreateJobs(actor)) throw new Refusal(403, 'Your role does not allow jobs to be created.')
      return [created(actor, businessId, body, store)]
    },
    reply(facts) {
      const job = leftBy(facts)
      if (!job) throw new Refusal(500, UNEXPECTED)
      return { job: toWireJob(job) }
    },
  }),

  answer(updateJob, {
    decide: (asked, store) => edited(asked.actor, jobOf(asked, store), asked.body, store),
    reply: replyWith,
  }),

  answer(deleteJob, {
    decide(asked, store) {
      const job = jobOf(asked, store)
      if (!mayDeleteJobs(asked.actor)) throw new Refusal(403, 'Your role does not allow jobs to be deleted.')
      return [deleted(asked.actor, job)]
    },
    reply: () => ({ success: true }),
  }),

  answer(updateJobStatus, {
    decide(asked, store) {
      const job = jobOf(asked, store)
      const command = commandForStatus(asked.query.status)
      if (!command) throw invalid('status', 'A job does not get this status this way.')
      return [moved(asked.actor, job, command, asked.query.notes)]
    },
    reply: replyWith,
  }),

  answer(assignCrew, {
    decide: (asked, store) => assigned(asked.actor, jobOf(asked, store), asked.query.crew_member_ids, store),
    reply: replyWith,
  }),
]
