import { maySeeProducts } from '@/domain/catalog/permissions'
import { maySeeJob } from '@/domain/job/commands'
import { type Job, jobSchema, NEW_JOB } from '@/domain/job/job'
import { NO_MATERIALS } from '@/domain/job/materials'
import { type StepConflict, stepConflictSchema } from '@/domain/job/step-conflict'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    jobs: Job
    step_conflicts: StepConflict
  }
}

/** A service plan created the job as a visit, or cancelled it. */
export const VISIT_PLANNED = 'job.visit_planned'
export const VISIT_WITHDRAWN = 'job.visit_withdrawn'
export const VISIT_CHANGED = 'job.visit_changed'

export const PHOTOS_ADDED = 'job.photos_added'
export const PHOTO_REMOVED = 'job.photo_removed'

/** A late step waits for a decision; the decision itself. */
export const STEP_HELD = 'job.step_held'
export const LATE_WORK_RECORDED = 'job.late_work_recorded'
export const LATE_WORK_NOTED = 'job.late_work_noted'
export const LATE_WORK_DISCARDED = 'job.late_work_discarded'

export const PROPERTY_MOVED = 'job.property_moved'

const jobRecord: RecordRules<Job> = {
  stream: 'job',
  nouns: ['job', 'jobs'],
  business: ({ business_id }) => business_id,
  name: ({ job_number, title }) => `${job_number} ${title}`,
  number: 'job_number',
  visible: (job, actor) => maySeeJob(actor, job),
  hides: (actor) => (maySeeProducts(actor) ? {} : NO_MATERIALS),
  page: ({ id }) => `/dashboard/jobs?job=${id}`,
  follows: [PROPERTY_MOVED, VISIT_PLANNED, VISIT_WITHDRAWN, VISIT_CHANGED],
}

export const jobFacts = factsOf('jobs', jobRecord)

export const jobTables = {
  jobs: table(jobSchema, jobRecord, { added: NEW_JOB }),
  step_conflicts: table(stepConflictSchema, null),
}
