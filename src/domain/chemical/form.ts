import * as v from 'valibot'
import { id } from '../text/field'
import { typedOrNull } from '../text/typed-number'
import type { Day, TimeOfDay } from '../time/calendar'
import type { Instant } from '../time/clock'
import { daySchema, timeOfDaySchema } from '../time/day'
import {
  type Application,
  type ApplicationDraft,
  applicationSchema,
  type ChemicalProduct,
  typedReentryHours,
} from './application'
import { rateRefusal } from './rate'
import { futureProblem } from './reentry'

const { entries } = applicationSchema

const numberOf = <Schema extends v.GenericSchema>(schema: v.NullableSchema<Schema, undefined>) => schema.wrapped

/** Parses form input to an `ApplicationDraft` (CHEM-04, CHEM-05). */
export const applicationFormSchema = v.object({
  property_id: v.pipe(v.nullable(id), v.number('Property is required')),
  job_id: entries.job_id,
  product_id: entries.product_id,
  chemical_name: entries.chemical_name,
  active_ingredient: entries.active_ingredient,
  epa_registration_number: entries.epa_registration_number,
  concentration: entries.concentration,
  target_pest_disease: entries.target_pest_disease,
  application_date: v.pipe(v.string(), v.nonEmpty('Application date is required'), daySchema),
  application_time: v.pipe(v.string(), v.nonEmpty('Application time is required'), timeOfDaySchema),
  application_method: v.pipe(v.string(), entries.application_method),
  application_rate: entries.application_rate,
  above_label: entries.above_label,
  total_amount_applied: typedOrNull(numberOf(entries.total_amount_applied)),
  amount_unit: entries.amount_unit,
  area_treated_sqft: typedOrNull(numberOf(entries.area_treated_sqft)),
  site_treated: entries.site_treated,
  applicator_name: entries.applicator_name,
  applicator_license_number: entries.applicator_license_number,
  reentry_interval_hours: typedReentryHours,
  harvest_interval_days: typedOrNull(numberOf(entries.harvest_interval_days)),
  ppe_used: entries.ppe_used,
  weather_conditions: entries.weather_conditions,
  temperature_f: typedOrNull(numberOf(entries.temperature_f)),
  wind_speed_mph: typedOrNull(numberOf(entries.wind_speed_mph)),
  notes: entries.notes,
})
export type ApplicationForm = v.InferInput<typeof applicationFormSchema>

export const emptyApplicationForm = (today: Day, time: TimeOfDay): ApplicationForm => ({
  property_id: null,
  job_id: null,
  product_id: null,
  chemical_name: '',
  active_ingredient: '',
  epa_registration_number: '',
  concentration: '',
  target_pest_disease: '',
  application_date: today,
  application_time: time,
  application_method: '',
  application_rate: '',
  above_label: false,
  total_amount_applied: '',
  amount_unit: 'gallons',
  area_treated_sqft: '',
  site_treated: '',
  applicator_name: '',
  applicator_license_number: '',
  reentry_interval_hours: '',
  harvest_interval_days: '',
  ppe_used: [],
  weather_conditions: '',
  temperature_f: '',
  wind_speed_mph: '',
  notes: '',
})

const typed = (value: number | null): string => (value === null ? '' : String(value))

export const applicationFormOf = (application: Application): ApplicationForm => {
  const {
    id: _,
    business_id: __,
    location: ___,
    created_at: ____,
    created_by: _____,
    seal: ______,
    ...fields
  } = application
  return {
    ...fields,
    total_amount_applied: typed(fields.total_amount_applied),
    area_treated_sqft: typed(fields.area_treated_sqft),
    reentry_interval_hours: String(fields.reentry_interval_hours),
    harvest_interval_days: typed(fields.harvest_interval_days),
    temperature_f: typed(fields.temperature_f),
    wind_speed_mph: typed(fields.wind_speed_mph),
  }
}

/** Fields filled in from a product (CHEM-06). Resets the confirmation, which applied to another label. */
export const fromProduct = (product: ChemicalProduct) => ({
  product_id: product.id,
  chemical_name: product.name,
  epa_registration_number: product.epa_number,
  active_ingredient: product.active_ingredient,
  reentry_interval_hours: String(product.reentry_interval_hours),
  above_label: false,
})

export const JUDGED_TOGETHER = ['application_date', 'application_time', 'application_rate', 'above_label'] as const

type Judged = Pick<ApplicationDraft, (typeof JUDGED_TOGETHER)[number]>

/** Cross-field problems, each at the field that shows it. */
export const applicationProblems = (
  application: Judged,
  { product, now, timeZone }: { product: ChemicalProduct | null; now: Instant; timeZone: string },
): { field: keyof Judged; message: string }[] => {
  const refusal = rateRefusal(application, product)
  const rate = refusal === null ? null : { field: 'application_rate' as const, message: refusal }
  return [futureProblem(application, now, timeZone), rate].filter((problem) => problem !== null)
}
