import type { Client } from '@/domain/client/client'
import type { Property } from '@/domain/client/property'
import { isOpen } from '@/domain/job/commands'
import { type Job, NEW_JOB } from '@/domain/job/job'
import { centsFromDollars } from '@/domain/money/money'
import { type Day, plusMinutes, type TimeOfDay } from '@/domain/time/calendar'
import type { Choices } from './choices'
import { GREEN_VALLEY } from './staff'
import { WORK_LIST, type Work, type WorkKey } from './work-list'

export type PlannedJob = Pick<Job, 'status' | 'priority'> & {
  work: WorkKey
  property: Property
  day: Day
  start: TimeOfDay
  times?: number
  crew: readonly number[]
}

const PRICE_FACTOR: Record<Client['client_type'], number> = { residential: 1, commercial: 1.8, hoa: 2.4 }
const LOCATION_NOTES = [
  '',
  '',
  '',
  'Gate code at the office',
  'Dog in the back yard: ring first',
  'Park on the street',
  'Water shut-off by the garage',
]
const CREATORS = [1, 3] as const

export const FIRST_NUMBER = 1_001

/** Converts planned jobs to rows, in order from `firstId` and `firstNumber`; `JOB-1001` has id 1. */
export const jobRows = (
  planned: readonly PlannedJob[],
  clients: readonly Client[],
  choices: Choices,
  { firstId = 1, firstNumber = FIRST_NUMBER + firstId - 1 }: { firstId?: number; firstNumber?: number } = {},
): Job[] => {
  const byId = new Map(clients.map((client) => [client.id, client]))

  return planned.map((plan, index) => {
    const client = byId.get(plan.property.client_id)
    if (!client) throw new RangeError(`property ${plan.property.id} has no client`)
    const id = firstId + index
    const work: Work = WORK_LIST[plan.work]
    const { times = 1 } = plan
    const minutes = work.minutes * times
    const dollars = choices.between(work.dollars[0], work.dollars[1]) * PRICE_FACTOR[client.client_type] * times
    return {
      id,
      job_number: `JOB-${firstNumber + index}`,
      title: work.title,
      description: work.description,
      client_id: client.id,
      type: work.type,
      priority: plan.priority,
      status: plan.status,
      scheduled_date: plan.day,
      scheduled_start_time: plan.start,
      scheduled_end_time: plusMinutes(plan.start, minutes),
      estimated_duration_minutes: minutes,
      estimated_cost: centsFromDollars(Math.round(dollars / 5) * 5),
      property_address: plan.property.address,
      property_city: plan.property.city,
      property_state: plan.property.state,
      property_zip: plan.property.zip_code,
      location_notes: choices.pick(LOCATION_NOTES),
      assigned_crew_members: [...plan.crew],
      business_id: GREEN_VALLEY,
      created_by: choices.pick(CREATORS),
      client_first_name: client.first_name,
      client_last_name: client.last_name,
      // Spread last: an object literal that begins with a spread is fifty times slower here, and there are hundreds.
      ...NEW_JOB,
      property_id: plan.property.id,
      // Sample stock already accounts for finished work.
      planned_materials: isOpen(plan.status) ? [...(work.materials ?? [])] : [],
    }
  })
}
