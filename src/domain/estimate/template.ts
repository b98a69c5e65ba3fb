import type { ServiceCategory } from '../catalog/category'
import type { Service } from '../catalog/service'
import { dollarsFromMills } from '../catalog/unit-price'
import { type LineForm, newLine } from './form'

/** A catalog item that a line can be created from (EST-08). Amounts are in dollars per `unit`. */
export type EstimateTemplate = {
  id: number
  category: string
  name: string
  description: string
  unit: string
  base_price: number
  labor_rate: number
  /** Null when the hours depend on the area. */
  estimated_time_hours: number | null
  cost: number
}

/** Prices per square foot have fractions of a cent, so lines are priced per 1,000 square feet. */
const SQFT_OF_A_UNIT = 1_000

const toTheCent = (amount: number): number => Math.round(amount * 100) / 100

const templateOf = (service: Service, category: string): EstimateTemplate => {
  const isByArea = service.pricing_type === 'per_sqft'
  const times = isByArea ? SQFT_OF_A_UNIT : 1
  const hours = isByArea ? null : toTheCent(service.estimated_duration / 60)
  const cost = dollarsFromMills(service.cost)
  return {
    id: service.id,
    category,
    name: service.name,
    description: service.description,
    unit: isByArea ? '1,000 sq ft' : 'each',
    base_price: toTheCent(dollarsFromMills(service.base_price) * times),
    labor_rate: hours ? toTheCent(cost / hours) : 0,
    estimated_time_hours: hours,
    cost: toTheCent(cost * times),
  }
}

export const templatesFrom = (
  services: readonly Service[],
  categories: readonly Pick<ServiceCategory, 'id' | 'name'>[],
): EstimateTemplate[] =>
  services
    .filter(({ active }) => active)
    .map((service) => templateOf(service, categories.find(({ id }) => id === service.category_id)?.name ?? 'Other'))
    .sort((a, b) => templateLabel(a).localeCompare(templateLabel(b)))

/** `Lawn care - Mowing` (EST-05). */
export const templateLabel = ({ category, name }: Pick<EstimateTemplate, 'category' | 'name'>): string =>
  `${category} - ${name}`

const unitsOf = ({ unit }: EstimateTemplate, lawnSqft: number | null): string =>
  unit === 'each' || lawnSqft === null ? '1' : String(Math.max(0.1, Math.round(lawnSqft / 100) / 10))

/** For area-based work, the quantity comes from the property's lawn size. */
export const lineFrom = (id: number, template: EstimateTemplate, lawnSqft: number | null): LineForm => {
  const { base_price, cost, estimated_time_hours } = template
  return newLine(id, {
    service_category: template.category,
    service_name: template.name,
    description: template.description,
    quantity: unitsOf(template, lawnSqft),
    unit: template.unit,
    unit_price: String(base_price),
    labor_hours: estimated_time_hours === null ? '' : String(estimated_time_hours),
    material_cost: String(cost),
    ...(cost > 0 ? { markup_percentage: String(toTheCent((base_price / cost - 1) * 100)) } : {}),
  })
}
