import * as v from 'valibot'
import { money } from '../money/amount'
import { dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { id } from '../text/field'
import { typedNumber, typedOrNull } from '../text/typed-number'
import { requiredDay } from '../time/day'
import { type EquipmentRow, equipmentFaultSchema, equipmentSchema, equipmentServiceSchema } from './equipment'
import type { EquipmentType } from './vocabulary'

const { entries } = equipmentSchema

/** Form values in, an `EquipmentDraft` out (PRED-05). */
export const equipmentFormSchema = v.object({
  name: entries.name,
  type: v.pipe(v.string(), entries.type),
  property_id: v.pipe(v.nullable(id), v.number('Property is required')),
  location: entries.location,
  installed_on: requiredDay('Install date is required'),
  expected_life_years: typedNumber(entries.expected_life_years, 'Expected life is required', '15'),
  hours_per_week: typedNumber(entries.hours_per_week, 'Hours per week are required', '40'),
  service_interval_days: typedNumber(entries.service_interval_days, 'Service interval is required', '180'),
  service_interval_hours: typedOrNull(entries.service_interval_hours.wrapped),
  service_cost: ownAmountTyped(typedNumber(money, 'Service cost is required', '180')),
  repair_cost: ownAmountTyped(typedNumber(money, 'Repair cost is required', '1800')),
  notes: entries.notes,
})
export type EquipmentForm = v.InferInput<typeof equipmentFormSchema>

const USUAL: Record<EquipmentType, Pick<EquipmentForm, 'expected_life_years' | 'service_interval_days'>> = {
  HVAC: { expected_life_years: '15', service_interval_days: '180' },
  Plumbing: { expected_life_years: '12', service_interval_days: '365' },
  Electrical: { expected_life_years: '20', service_interval_days: '365' },
}

/** Fields to fill in when the type changes: only life and interval that are empty or still the previous type's defaults. */
export const fromType = (type: EquipmentType, form: EquipmentForm): Partial<EquipmentForm> => {
  const before = Object.entries(USUAL).find(([name]) => name === form.type)?.[1]
  const own = (field: 'expected_life_years' | 'service_interval_days') =>
    form[field] === '' || form[field] === before?.[field] ? { [field]: USUAL[type][field] } : {}
  return { type, ...own('expected_life_years'), ...own('service_interval_days') }
}

export const emptyEquipmentForm = (property: number | null = null): EquipmentForm => ({
  name: '',
  type: '',
  property_id: property,
  location: '',
  installed_on: '',
  expected_life_years: '',
  hours_per_week: '0',
  service_interval_days: '',
  service_interval_hours: '',
  service_cost: '',
  repair_cost: '',
  notes: '',
})

export const equipmentFormOf = (unit: EquipmentRow): EquipmentForm => ({
  name: unit.name,
  type: unit.type,
  property_id: unit.property_id,
  location: unit.location,
  installed_on: unit.installed_on,
  expected_life_years: String(unit.expected_life_years),
  hours_per_week: String(unit.hours_per_week),
  service_interval_days: String(unit.service_interval_days),
  service_interval_hours: unit.service_interval_hours === null ? '' : String(unit.service_interval_hours),
  service_cost: dollarsFromCents(unit.service_cost).toFixed(2),
  repair_cost: dollarsFromCents(unit.repair_cost).toFixed(2),
  notes: unit.notes,
})

export const serviceFormSchema = v.object({
  done_on: requiredDay(),
  notes: equipmentServiceSchema.entries.notes,
})

export type ServiceForm = v.InferInput<typeof serviceFormSchema>

export const faultFormSchema = v.object({
  occurred_on: requiredDay(),
  description: equipmentFaultSchema.entries.description,
})

export type FaultForm = v.InferInput<typeof faultFormSchema>
