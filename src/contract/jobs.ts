import * as v from 'valibot'
import { daySchema } from '@/domain/day'
import { JOB_STATUSES } from '@/domain/job/job'
import { endpoint } from './endpoint'
import { wireJob, wireJobDraft, wireJobPatch } from './job'

const base = '/api/businesses/:businessId/jobs'
const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number())
const oneJob = v.object({ job: wireJob })

export const listJobs = endpoint({
  id: 'EP-045',
  method: 'GET',
  path: base,
  service: 'scheduling',
  summary: 'Jobs of the business, newest date first',
  query: v.object({
    page: v.optional(v.pipe(number, v.integer(), v.minValue(1)), 1),
    per_page: v.optional(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(100)), 100),
    status: v.optional(v.picklist(JOB_STATUSES)),
    date: v.optional(daySchema),
    search: v.optional(v.string()),
  }),
  answer: v.object({ jobs: v.array(wireJob), total: v.number(), page: v.number(), per_page: v.number() }),
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
  summary: 'Edit a job; a new date or time reschedules it',
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

export const updateJobStatus = endpoint({
  id: 'EP-050',
  method: 'POST',
  path: `${base}/:jobId/update-status`,
  service: 'scheduling',
  summary: 'Move a job along its life',
  query: v.object({ status: v.picklist(JOB_STATUSES), notes: v.optional(v.string()) }),
  answer: oneJob,
  bearer: true,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

const idList = v.pipe(
  v.string(),
  v.regex(/^\d*(,\d+)*$/, 'A comma list of ids'),
  v.transform((list) => list.split(',').filter(Boolean).map(Number)),
)

export const assignCrew = endpoint({
  id: 'EP-051',
  method: 'POST',
  path: `${base}/:jobId/assign-crew`,
  service: 'scheduling',
  summary: 'Put crew members on a job',
  query: v.object({ crew_id: v.optional(number), crew_member_ids: idList }),
  answer: oneJob,
  bearer: true,
  idempotent: true,
  failures: [403, 404, 409, 422],
})
