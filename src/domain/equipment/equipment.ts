import * as v from 'valibot'
import { cents } from '../money/amount'
import { id, LONGEST } from '../text/field'
import { filledText, text } from '../text/typed-text'
import type { Day } from '../time/calendar'
import { daySchema } from '../time/day'
import { EQUIPMENT_TYPES, type HealthKind, type HealthStatus, SERVICE_TYPES } from './vocabulary'

const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))

const LIFE = 'Use whole years from 1 to 100'
const INTERVAL = 'Use whole days from 1 to 3,650'
const HOURS = 'Use whole hours from 1 to 100,000'
const WEEK = 'Use hours from 0 to 168'

/** A machine at a client's property that is serviced (PRED-05), with what its health is worked out from. */
export const equipmentSchema = v.object({
  id,
  business_id: id,
  property_id: id,
  /** The property's address when the equipment was put there: equipment outlives its property. */
  address: v.string(),
  name: filledText(LONGEST.name, 'Name is required'),
  type: v.picklist(EQUIPMENT_TYPES, 'Type is required'),
  /** Where at the property: `Pump house`. */
  location: text(LONGEST.title),
  installed_on: daySchema,
  expected_life_years: whole(1, 100, LIFE),
  service_interval_days: whole(1, 3_650, INTERVAL),
  /** Hours of use between services; null where only days count. */
  service_interval_hours: v.nullable(whole(1, 100_000, HOURS)),
  hours_per_week: v.pipe(v.number(WEEK), v.minValue(0, WEEK), v.maxValue(168, WEEK)),
  /** What a service costs, and what a repair does that comes too late. */
  service_cost: cents,
  repair_cost: cents,
  notes: text(LONGEST.notes),
})
export type EquipmentRow = v.InferOutput<typeof equipmentSchema>

/** What a person says of equipment; the rest follows from it. */
export type EquipmentDraft = Omit<EquipmentRow, 'id' | 'business_id' | 'address'>

/** A service that was done. */
export const equipmentServiceSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  done_on: daySchema,
  notes: text(LONGEST.notes),
})
export type EquipmentService = v.InferOutput<typeof equipmentServiceSchema>

/** Something that went wrong. A service on that day or later counts as its repair. */
export const equipmentFaultSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  occurred_on: daySchema,
  description: filledText(LONGEST.notes, 'Describe what went wrong'),
})
export type EquipmentFault = v.InferOutput<typeof equipmentFaultSchema>

/** A job that was made for equipment. While the job is open the service is planned; once it is completed the service was done. */
export const equipmentPlanSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  job_id: id,
  service_type: v.picklist(SERVICE_TYPES),
  /** Whether it came about by accepting a recommendation. */
  accepted: v.boolean(),
})
export type EquipmentPlan = v.InferOutput<typeof equipmentPlanSchema>

/** A service in the list of those that were done: said so by a person, or a completed job. One that was a job has no id of its own. */
export type DoneService = {
  id: number | null
  done_on: Day
  notes: string
  job: { id: number; job_number: string } | null
}

/** A fault, and whether a service has repaired it. */
export type FaultRecord = { id: number; occurred_on: Day; description: string; serviced: boolean }

/** The open job for equipment. */
export type PlannedService = { job_id: number; job_number: string; day: Day; accepted: boolean }

/** One thing that takes from the score: `Age 7 of 15 years`, −0.19. */
export type HealthPart = { kind: HealthKind; text: string; effect: number }

/** Equipment as people see it: its location, what was done, what went wrong, and its condition today. */
export type Equipment = EquipmentRow & {
  /** Null where its property is gone. */
  client: { id: number; name: string } | null
  /** Newest first. */
  services: readonly DoneService[]
  /** Newest first. */
  faults: readonly FaultRecord[]
  plan: PlannedService | null
  /** From 0 to 1, by the formula of `health.ts`. */
  healthScore: number
  status: HealthStatus
  /** What the score is made of. */
  parts: readonly HealthPart[]
  lastService: Day | null
  nextService: Day
}

/** Equipment as other pages see it: its location, and which jobs were made for it. */
export type EquipmentPlace = Pick<EquipmentRow, 'id' | 'name' | 'property_id'> & { job_ids: readonly number[] }

/** `Rooftop AC, 2204 Bridle Path` */
export const equipmentPlace = ({ address, location }: Pick<EquipmentRow, 'address' | 'location'>): string =>
  [location, address.split(',')[0]].filter(Boolean).join(', ')
