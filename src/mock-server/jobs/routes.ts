import type { ReadQueryOf } from '@/contract/endpoint'
import { assignCrew, createJob, deleteJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { isActive } from '@/domain/crew'
import {
  commandForStatus,
  mayCreateJobs,
  mayDeleteJobs,
  mayEditJobs,
  mayEver,
  mayListJobs,
  maySeeJob,
  STATUS_COMMANDS,
  seesAllJobs,
} from '@/domain/job/commands'
import { filterJobs, type JobFilter } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import type { Route } from '../core/call'
import { type Asker, command, type Made } from '../core/command'
import { invalid, permitReading, Refusal, recordOf } from '../core/refusal'
import type { Store } from '../core/store'
import { damagedRows } from '../core/subjects'
import { afterVisit } from '../plans/after-visit'
import { reading, writing } from '../rest/answer'
import { withClientName } from './client-name'
import { assigned, completed, created, deleted, edited, moved } from './decisions'
import { jobsBetween, newestFirst } from './in-order'
import { editedFrom } from './repeat'
import { shownTo } from './shown'

/** The job as the last of the facts left it, as the wire carries it. */
const jobIn = <A extends Asker>({ row }: Made<'jobs'>, { actor }: A, store: Store) => ({
  job: shownTo(actor, store)(row()),
})

/** Before and after every day that a job can have. */
const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31']

type Wanted = Pick<ReadQueryOf<typeof listJobs>, 'client_id' | 'first_day' | 'last_day'>

/** The jobs of a business in the order of its list: those of one client, and of some days, where these are named. */
const jobsIn = (
  businessId: number,
  { client_id, first_day: first = FIRST_DAY, last_day: last = LAST_DAY }: Wanted,
  store: Store,
): readonly Job[] => {
  if (client_id === undefined) return jobsBetween(businessId, { first, last }, store)
  const isWanted = ({ business_id, scheduled_date: day }: Job) =>
    business_id === businessId && first <= day && day <= last
  return newestFirst(store.naming('jobs', 'client_id', client_id).filter(isWanted))
}

/** What a query leaves of a list, in its order. The list on screen hides cancelled jobs; the back end gives them all and leaves that to it (JOB-08, X-41). */
const narrowed = (jobs: readonly Job[], { status, date, search }: JobFilter): readonly Job[] => {
  if (!status && !date && !search) return jobs
  const found = new Set(filterJobs(jobs, { status, date, search }))
  if (!status) for (const job of filterJobs(jobs, { status: 'cancelled', date, search })) found.add(job)
  return jobs.filter((job) => found.has(job))
}

/** The members to put on a job: those who are named, else everyone active in the named crew (API-20). @throws Refusal 422 */
const membersAsked = (
  { crew_id, crew_member_ids }: { crew_id?: number | undefined; crew_member_ids: readonly number[] },
  { business_id }: Job,
  store: Store,
): readonly number[] => {
  if (crew_id === undefined || crew_member_ids.length > 0) return crew_member_ids
  const members = store
    .naming('crew_members', 'crew_id', crew_id)
    .filter((member) => member.business_id === business_id && isActive(member))
  if (members.length === 0) throw invalid('crew_id', 'No one active is on this crew.')
  return members.map(({ id }) => id)
}

/** Jobs (EP-045 to EP-051). The rules are the domain's; here they become 403, 404, 409 and facts. */
export const jobRoutes: readonly Route[] = [
  reading(listJobs, ({ actor, businessId, query }, store) => {
    permitReading('jobs', mayListJobs(actor), store)
    const { page, per_page, status, date, search, client_id, first_day, last_day } = query
    const all = jobsIn(businessId, query, store)
    const seen = seesAllJobs(actor) ? all : all.filter((job) => maySeeJob(actor, job))
    // Only a search reads names.
    const named = search ? seen.map(withClientName(store)) : seen
    const found = narrowed(named, { status, date, search })
    const jobs = found.slice((page - 1) * per_page, page * per_page)
    // A damaged job goes out as it is, on the first page: its reader says that it is damaged, and keeps the others.
    const isWhole = client_id === undefined && first_day === undefined && last_day === undefined
    const damaged = page === 1 && isWhole ? damagedRows('jobs', actor, store) : []
    const listed = [...jobs.map(shownTo(actor, store)), ...damaged]
    return { jobs: listed, total: found.length, page, per_page }
  }),

  reading(getJob, (asked, store) => {
    const job = recordOf('jobs', asked.params.jobId, asked, store)
    if (!maySeeJob(asked.actor, job)) throw new Refusal(403, 'Your role can’t see this job.')
    return { job: shownTo(asked.actor, store)(job) }
  }),

  writing(
    createJob,
    command('jobs', {
      may: { rule: mayCreateJobs, participle: 'created' },
      facts: ({ actor, businessId, body }, store) => [created(actor, businessId, body, store)],
      answer: jobIn,
    }),
  ),

  writing(
    updateJob,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: mayEditJobs, participle: 'edited' },
      facts: ({ actor, body: { following, ...edit } }, store, job) =>
        (following ? editedFrom : edited)(actor, job, edit, store),
      answer: jobIn,
    }),
  ),

  writing(
    deleteJob,
    command('jobs', {
      id: ({ params }) => params.jobId,
      may: { rule: mayDeleteJobs, participle: 'deleted' },
      facts: ({ actor }, _store, job) => [deleted(actor, job)],
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    updateJobStatus,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: (actor) => STATUS_COMMANDS.some((step) => mayEver(actor, step)), participle: 'changed' },
      async facts({ actor, query, waited }, store, job) {
        const { notes, photos, signature } = query
        const told = { notes, photos, signature, waited }
        const step = commandForStatus(query.status)
        if (!step) throw invalid('status', 'A job does not get this status this way.')
        if (step === 'complete')
          return [...(await completed(actor, job, store, told)), ...afterVisit(actor, job, store)]
        return [moved(actor, job, step, told, store)]
      },
      answer: jobIn,
    }),
  ),

  writing(
    assignCrew,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: (actor) => mayEver(actor, 'assign') || mayEver(actor, 'reassign'), participle: 'assigned' },
      facts: ({ actor, query }, store, job) => assigned(actor, job, membersAsked(query, job, store), store),
      answer: jobIn,
    }),
  ),
]
