import { describe, expect, it } from 'vitest'
import { centsFromDollars } from '../money/money'
import { copyJobFields, copyOf } from './copy'
import { jobFormOf } from './draft'
import type { Job } from './job'

const MOMENT = 1_795_014_000_000

const shared = {
  business_id: 1,
  client_id: 4,
  client_first_name: 'Dana',
  client_last_name: 'Whitfield',
  property_id: 9,
  property_address: '12 Oak Street',
  property_city: 'Austin',
  property_state: 'TX',
  property_zip: '78701',
  location_notes: 'Gate code 4411',
  title: 'Spring cleanup',
  description: 'Beds and lawn',
  type: 'maintenance',
  priority: 'high',
  estimated_cost: centsFromDollars(180),
  planned_materials: [{ product_id: 3, quantity: 2 }],
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:30',
  estimated_duration_minutes: 120,
  window_start: '08:00',
  window_end: '11:00',
  people_needed: 2,
} satisfies Partial<Job>

const whole: Job = {
  ...shared,
  id: 17,
  job_number: 'JOB-1017',
  created_by: 3,
  status: 'completed',
  scheduled_date: '2026-11-16',
  assigned_crew_members: [2, 7],
  repeat_id: 15,
  repeat_rhythm: 'weekly',
  repeat_visit: 2,
  repeat_visits: 4,
  plan_id: 5,
  plan_visit_date: '2026-11-16',
  estimate_id: 38,
  notice_date: '2026-11-16',
  notice_time: '08:40',
  expected_arrival: '09:05',
  used_materials: [{ product_id: 3, quantity: 2 }],
  on_site: { from: MOMENT, from_waited: 0, to: MOMENT + 60_000, to_waited: 0 },
  photos: [{ id: 'photo-0001', name: 'gate.png', type: 'image/png', size: 70, added_by: 'Ana Ruiz', added_at: MOMENT }],
  signature: { id: 'signature-0001', signed_by: 'Dana Whitfield', signed_at: MOMENT },
}

describe('a copy of a job', () => {
  it('has the work, the place and the price, and nothing that belongs to the job alone', () => {
    expect(copyJobFields(whole)).toEqual(shared)
  })

  it('begins as a form with all of it, on another day', () => {
    expect(copyOf(whole, '2026-11-19')).toEqual({ ...jobFormOf(whole), scheduled_date: '2026-11-19' })
  })
})
