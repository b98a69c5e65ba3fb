import { type CopyRules, copyFields } from '../record/copy'
import type { Day } from '../time/calendar'
import { jobFormOf, type WholeJobForm } from './draft'
import type { Job } from './job'

/**
 * Copies, such as repeat visits and duplicates, share the client, place, work, price and requests. Documents, results and anything counted
 * by another record stay with the original.
 */
const JOB_COPY = {
  business_id: 'takes',
  client_id: 'takes',
  client_first_name: 'takes',
  client_last_name: 'takes',
  property_id: 'takes',
  property_address: 'takes',
  property_city: 'takes',
  property_state: 'takes',
  property_zip: 'takes',
  location_notes: 'takes',
  title: 'takes',
  description: 'takes',
  type: 'takes',
  priority: 'takes',
  estimated_cost: 'takes',
  planned_materials: 'takes',
  scheduled_start_time: 'takes',
  scheduled_end_time: 'takes',
  estimated_duration_minutes: 'takes',
  window_start: 'takes',
  window_end: 'takes',
  people_needed: 'takes',
  id: 'never',
  job_number: 'never',
  created_by: 'never',
  status: 'never',
  scheduled_date: 'never',
  assigned_crew_members: 'never',
  repeat_id: 'never',
  repeat_rhythm: 'never',
  repeat_visit: 'never',
  repeat_visits: 'never',
  plan_id: 'never',
  plan_visit_date: 'never',
  estimate_id: 'never',
  notice_date: 'never',
  notice_time: 'never',
  expected_arrival: 'never',
  used_materials: 'never',
  on_site: 'never',
  photos: 'never',
  signature: 'never',
} as const satisfies CopyRules<Job>

export const copyJobFields = (job: Job) => copyFields(job, JOB_COPY)

export const copyOf = (job: Job, scheduled_date: Day): WholeJobForm =>
  jobFormOf({ ...copyJobFields(job), scheduled_date })
