import { type CrewMember, NEW_CREW_MEMBER } from '@/domain/crew/crew'
import { type Job, NEW_JOB } from '@/domain/job/job'
import { centsFromDollars } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { PERMISSION_NAMES } from '@/domain/permissions/catalogue'

export const sampleJob = (fields: Partial<Job> = {}): Job => ({
  id: 17,
  job_number: 'JOB-1017',
  title: 'Spring cleanup',
  description: '',
  client_id: 4,
  ...NEW_JOB,
  type: 'one_time_service',
  priority: 'normal',
  status: 'scheduled',
  scheduled_date: '2026-11-20',
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:30',
  estimated_duration_minutes: 90,
  estimated_cost: centsFromDollars(180),
  property_address: '12 Oak Street',
  property_city: 'Austin',
  property_state: 'TX',
  property_zip: '78701',
  location_notes: '',
  assigned_crew_members: [],
  business_id: 1,
  created_by: 1,
  client_first_name: 'Dana',
  client_last_name: 'Whitfield',
  ...fields,
})

/** An office manager, who has every permission rather than a bypass. */
export const sampleActor = (fields: Partial<Actor> = {}): Actor => ({
  user_id: 1,
  name: 'Olivia Park',
  user_type: 'business_manager',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: PERMISSION_NAMES,
  crew_member_id: null,
  client_id: null,
  ...fields,
})

export const sampleMember = (fields: Partial<CrewMember> = {}): CrewMember => ({
  id: 2,
  business_id: 1,
  employee_id: 'E-2',
  first_name: 'Ana',
  last_name: 'Ruiz',
  role: 'crew_leader',
  status: 'available',
  skills: ['mowing'],
  hourly_rate: centsFromDollars(28),
  crew_id: 1,
  user_id: null,
  ...NEW_CREW_MEMBER,
  ...fields,
})
