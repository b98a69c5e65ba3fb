import * as v from 'valibot'
import { id, LONGEST, list } from '../text/field'
import { filledText, text } from '../text/typed-text'
import { daySchema, timeOfDaySchema } from '../time/day'
import { AMOUNT_UNITS, APPLICATION_METHODS, CHEMICAL_CATEGORIES, PPE, SIGNAL_WORDS } from './vocabulary'

const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))

const upTo = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message))

/** Steps of 0.1, the precision of scales and tanks (CHEM-05). */
const AMOUNT = 'Use an amount from 0.1 to 100,000 in steps of 0.1'
const isInTenths = (amount: number) => Math.abs(amount * 10 - Math.round(amount * 10)) < 1e-6

/** `524-579`, optionally with a distributor number; empty when unknown. */
const EPA_NUMBER = /^(\d{1,6}-\d{1,6}(-\d{1,6})?)?$/

/** The re-entry interval in hours. */
const hours = whole(0, 720, 'Use whole hours from 0 to 720')

export const typedReentryHours = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Re-entry interval is required'),
  v.transform(Number),
  hours,
)

const labelRateSchema = v.object({ amount: v.pipe(v.number(), v.minValue(0)), unit: text(LONGEST.name) })
export type LabelRate = v.InferOutput<typeof labelRateSchema>

export const chemicalProductSchema = v.object({
  id,
  business_id: id,
  name: filledText(LONGEST.name),
  epa_number: v.pipe(text(LONGEST.code), v.regex(EPA_NUMBER, 'Use a number like 524-579')),
  active_ingredient: filledText(LONGEST.title),
  signal_word: v.picklist(SIGNAL_WORDS),
  category: v.picklist(CHEMICAL_CATEGORIES),
  reentry_interval_hours: hours,
  /** Null when the label states no comparable rate. */
  max_rate: v.nullable(labelRateSchema),
})
export type ChemicalProduct = v.InferOutput<typeof chemicalProductSchema>

/** A link in the hash chain of a business's records: number, previous hash and own hash (SHA-256, hex). */
export const sealSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  previous: v.pipe(v.string(), v.maxLength(64)),
  hash: v.pipe(v.string(), v.maxLength(64)),
})
export type Seal = v.InferOutput<typeof sealSchema>

/**
 * One use of a chemical at a property (CHEM-08, CHEM-09), with the fields the federal record requires: unit, area, and crop or site.
 * `location` is the address at that time, because the record outlives the property.
 */
export const applicationSchema = v.object({
  id,
  business_id: id,
  property_id: id,
  location: v.string(),
  job_id: v.nullable(id),
  /** Null for a product outside the business's list. */
  product_id: v.nullable(id),
  chemical_name: filledText(LONGEST.name, 'Chemical product is required'),
  epa_registration_number: v.pipe(text(LONGEST.code), v.regex(EPA_NUMBER, 'Use a number like 524-579')),
  active_ingredient: filledText(LONGEST.title, 'Active ingredient is required'),
  concentration: text(LONGEST.name),
  /** A bare number gets the label's unit appended, which can be as long as a name. */
  application_rate: text(LONGEST.title),
  /** The rate exceeds the label's maximum and was confirmed as applied. */
  above_label: v.boolean(),
  total_amount_applied: v.nullable(v.pipe(upTo(0.1, 100_000, AMOUNT), v.check(isInTenths, AMOUNT))),
  amount_unit: v.picklist(AMOUNT_UNITS),
  area_treated_sqft: v.nullable(upTo(1, 100_000_000, 'Use an area from 1 to 100,000,000 sq ft')),
  site_treated: text(LONGEST.title),
  application_method: v.picklist(APPLICATION_METHODS, 'Application method is required'),
  target_pest_disease: filledText(LONGEST.title, 'Target pest or disease is required'),
  weather_conditions: text(LONGEST.title),
  temperature_f: v.nullable(upTo(-60, 150, 'Use a temperature from -60 to 150 °F')),
  wind_speed_mph: v.nullable(upTo(0, 200, 'Use a wind speed from 0 to 200 mph')),
  application_date: daySchema,
  application_time: timeOfDaySchema,
  applicator_name: filledText(LONGEST.name, 'Applicator name is required'),
  applicator_license_number: text(LONGEST.code),
  ppe_used: list(v.picklist(PPE), PPE.length),
  reentry_interval_hours: hours,
  harvest_interval_days: v.nullable(whole(0, 365, 'Use whole days from 0 to 365')),
  notes: text(LONGEST.notes),
  /** ISO 8601. */
  created_at: v.string(),
  created_by: id,
  seal: sealSchema,
})
export type Application = v.InferOutput<typeof applicationSchema>

export type ApplicationDraft = Omit<
  Application,
  'id' | 'business_id' | 'location' | 'created_at' | 'created_by' | 'seal'
>
