import * as v from 'valibot'
import { attachmentId, MOST_PHOTOS, stepNotes } from '@/domain/job/attached'
import { JOB_STATUSES } from '@/domain/job/job'
import { count, exactText, id, LONGEST, list } from '@/domain/text/field'
import { text } from '@/domain/text/typed-text'
import { daySchema } from '@/domain/time/day'
import { endpoint } from './endpoint'
import { MOST_CREW, wireJob, wireJobDraft, wireJobPatch } from './job'
import { listAnswer } from './list-answer'
import { fromQuery } from './wire'

const base = '/api/businesses/:businessId/jobs'
const LAST_PAGE = 100_000
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE))
const perPage = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const oneJob = v.object({ job: wireJob })

export const listJobs = endpoint({
  id: 'EP-045',
  method: 'GET',
  path: base,
  service: 'scheduling',
  summary: 'Jobs of the business, newest date first',
  query: v.object({
    page: v.optional(fromQuery(pageNumber), 1),
    per_page: v.optional(fromQuery(perPage), 100),
    status: v.optional(v.picklist(JOB_STATUSES)),
    date: v.optional(daySchema),
    first_day: v.optional(daySchema),
    last_day: v.optional(daySchema),
    search: v.optional(text(LONGEST.title)),
    client_id: v.optional(fromQuery(id)),
  }),
  answer: listAnswer('jobs', wireJob, { total: count, page: count, per_page: count }),
  bearer: true,
  idempotent: false,
  failures: [403, 422],
})

export const createJob = endpoint({
  id: 'EP-046',
  method: 'POST',
  path: base,
  service: 'scheduling',
  summary: 'Create a job',
  body: wireJobDraft,
  answer: oneJob,
  status: 201,
  bearer: true,
  idempotent: true,
  failures: [403, 422],
})

export const getJob = endpoint({
  id: 'EP-047',
  method: 'GET',
  path: `${base}/:jobId`,
  service: 'scheduling',
  summary: 'One job',
  answer: oneJob,
  bearer: true,
  idempotent: false,
  failures: [403, 404],
})

export const updateJob = endpoint({
  id: 'EP-048',
  method: 'PUT',
  path: `${base}/:jobId`,
  service: 'scheduling',
  summary: 'Edit a job; a new date or time reschedules it, with a crew it is moved there',
  body: wireJobPatch,
  answer: oneJob,
  bearer: true,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteJob = endpoint({
  id: 'EP-049',
  method: 'DELETE',
  path: `${base}/:jobId`,
  service: 'scheduling',
  summary: 'Remove a job for good',
  answer: v.object({ success: v.boolean() }),
  bearer: true,
  idempotent: true,
  failures: [403, 404],
})

const attachmentIds = v.pipe(
  exactText(LONGEST.url),
  v.transform((ids) => ids.split(',')),
  list(attachmentId, MOST_PHOTOS),
)

/** ISO 8601 in a query. */
const sentMoment = v.pipe(
  v.string(),
  v.maxLength(30),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)

/** A step that waited for the network also sends `X-Waited`, in seconds, which is the only timing for steps without a time. */
export const updateJobStatus = endpoint({
  id: 'EP-050',
  method: 'POST',
  path: `${base}/:jobId/update-status`,
  service: 'scheduling',
  summary:
    'Move a job along its life. A step says when it was done by the server’s clock, and in which time zone: never later than now or ' +
    'before the job’s previous step, and at most 7 days ago. What was done in time but can’t be recorded is kept for a person to settle',
  query: v.object({
    status: v.picklist(JOB_STATUSES),
    notes: v.optional(stepNotes),
    /** Ids of attachments sent earlier: photos separated by commas, and a signature. */
    photos: v.optional(attachmentIds),
    signature: v.optional(attachmentId),
    done_at: v.optional(sentMoment),
    time_zone: v.optional(exactText(LONGEST.name)),
  }),
  /** On a conflict, the step is stored but not recorded; a job no longer assigned to the person is returned as they last saw it. */
  answer: v.object({ job: wireJob, conflict: v.optional(v.object({ id, reason: v.string() })) }),
  bearer: true,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

const idList = v.pipe(
  exactText(LONGEST.url),
  v.regex(/^\d*(,\d+)*$/, 'Use ids with commas between them'),
  v.transform((ids) => ids.split(',').filter(Boolean).map(Number)),
  list(id, MOST_CREW),
)

export const assignCrew = endpoint({
  id: 'EP-051',
  method: 'POST',
  path: `${base}/:jobId/assign-crew`,
  service: 'scheduling',
  summary: 'Put crew members on a job; a crew by its id means all who are active in it, where no one is named',
  query: v.object({ crew_id: v.optional(fromQuery(id)), crew_member_ids: v.optional(idList, '') }),
  answer: oneJob,
  bearer: true,
  idempotent: true,
  failures: [403, 404, 409, 422],
})
