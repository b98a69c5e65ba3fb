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

/** A serviced machine at a client's property (PRED-05), with the inputs of its health score. */
export const equipmentSchema = v.object({
  id,
  business_id: id,
  property_id: id,
  /** Snapshot of the property's address, because equipment outlives its property. */
  address: v.string(),
  name: filledText(LONGEST.name, 'Name is required'),
  type: v.picklist(EQUIPMENT_TYPES, 'Type is required'),
  location: text(LONGEST.title),
  installed_on: daySchema,
  expected_life_years: whole(1, 100, LIFE),
  service_interval_days: whole(1, 3_650, INTERVAL),
  /** Hours of use between services; null when only days count. */
  service_interval_hours: v.nullable(whole(1, 100_000, HOURS)),
  hours_per_week: v.pipe(v.number(WEEK), v.minValue(0, WEEK), v.maxValue(168, WEEK)),
  service_cost: cents,
  repair_cost: cents,
  notes: text(LONGEST.notes),
})
export type EquipmentRow = v.InferOutput<typeof equipmentSchema>

export type EquipmentDraft = Omit<EquipmentRow, 'id' | 'business_id' | 'address'>

export const equipmentServiceSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  done_on: daySchema,
  notes: text(LONGEST.notes),
})
export type EquipmentService = v.InferOutput<typeof equipmentServiceSchema>

/** A failure. A service on the same day or later counts as its repair. */
export const equipmentFaultSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  occurred_on: daySchema,
  description: filledText(LONGEST.notes, 'Describe what went wrong'),
})
export type EquipmentFault = v.InferOutput<typeof equipmentFaultSchema>

/** A job for the equipment: an open job is a planned service, a completed one a past service. */
export const equipmentPlanSchema = v.object({
  id,
  business_id: id,
  equipment_id: id,
  job_id: id,
  service_type: v.picklist(SERVICE_TYPES),
  /** True when the job came from an accepted recommendation. */
  accepted: v.boolean(),
})
export type EquipmentPlan = v.InferOutput<typeof equipmentPlanSchema>

/** A past service, recorded by hand or by a completed job. One that came from a job has no id. */
export type DoneService = {
  id: number | null
  done_on: Day
  notes: string
  job: { id: number; job_number: string } | null
}

export type FaultRecord = { id: number; occurred_on: Day; description: string; serviced: boolean }

export type PlannedService = { job_id: number; job_number: string; day: Day; accepted: boolean }

/** One deduction from the score: `Age 7 of 15 years`, −0.19. */
export type HealthPart = { kind: HealthKind; text: string; effect: number }

export type Equipment = EquipmentRow & {
  client: { id: number; name: string } | null
  /** Newest first. */
  services: readonly DoneService[]
  /** Newest first. */
  faults: readonly FaultRecord[]
  plan: PlannedService | null
  /** From 0 to 1, by the formula of `health.ts`. */
  healthScore: number
  status: HealthStatus
  parts: readonly HealthPart[]
  lastService: Day | null
  nextService: Day
}

export type EquipmentPlace = Pick<EquipmentRow, 'id' | 'name' | 'property_id'> & { job_ids: readonly number[] }

/** `Rooftop AC, 2204 Bridle Path` */
export const equipmentPlace = ({ address, location }: Pick<EquipmentRow, 'address' | 'location'>): string =>
  [location, address.split(',')[0]].filter(Boolean).join(', ')
