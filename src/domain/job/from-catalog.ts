import type { ServicePackage } from '../catalog/package'
import type { Product } from '../catalog/product'
import type { Service } from '../catalog/service'
import { dollarsFromMills } from '../catalog/unit-price'
import { dollarsFromCents } from '../money/money'
import { isSameName } from '../text/same-name'
import { endingAfter, type WholeJobForm } from './draft'
import { MOST_PEOPLE } from './job'
import { MOST_MATERIALS } from './materials'

type ProductOption = Pick<Product, 'id' | 'name' | 'active'>

type Filling = {
  form: Pick<WholeJobForm, 'scheduled_start_time' | 'scheduled_end_time'>
  products: readonly ProductOption[]
  /** In square feet; null when not measured. */
  lawn: number | null
}

type Filled = Partial<WholeJobForm>

/** Price of a service for this lawn, as typed; null when it can't be computed or this person may not see it. */
const costOf = ({ pricing_type, base_price }: Service, lawn: number | null): string | null => {
  if (base_price === 0) return null
  const price = dollarsFromMills(base_price)
  if (pricing_type !== 'per_sqft') return price.toFixed(2)
  return lawn === null ? null : (price * lawn).toFixed(2)
}

/** Matches the whole name, or the part before the size in `Tall fescue blend, 50 lb`. */
const productNamed = (needed: string, products: readonly ProductOption[]): ProductOption | undefined =>
  products.find(({ name, active }) => active && isSameName(name, needed)) ??
  products.find(({ name, active }) => active && isSameName(name.split(',')[0] ?? '', needed))

const timesOf = (minutes: number, form: Filling['form']): Filled => {
  const end = endingAfter(minutes, form.scheduled_start_time)
  return end === null
    ? { estimated_duration_minutes: String(minutes) }
    : { scheduled_end_time: end, estimated_duration_minutes: '' }
}

/** Fields a service sets on a new job; all others stay. */
export const fromService = (service: Service, { form, products, lawn }: Filling): Filled => {
  const cost = costOf(service, lawn)
  const materials = new Set(service.materials_needed.flatMap((needed) => productNamed(needed, products)?.id ?? []))
  return {
    title: service.name,
    type: service.service_type,
    ...(service.description === '' ? {} : { description: service.description }),
    ...(cost === null ? {} : { estimated_cost: cost }),
    ...timesOf(service.estimated_duration, form),
    people_needed: String(Math.min(service.crew_size_required, MOST_PEOPLE)),
    planned_materials: [...materials].map((product_id) => ({ product_id, quantity: '1' })),
  }
}

/** Like `fromService`, for a package done in one visit: total time and products of its services. */
export const fromPackage = (
  sold: ServicePackage,
  { form, services }: Pick<Filling, 'form'> & { services: readonly Service[] },
): Filled => {
  const parts = sold.included_services.flatMap(({ service_id, quantity }) => {
    const service = services.find(({ id }) => id === service_id)
    return service ? [{ service, quantity }] : []
  })
  const minutes = Math.round(
    parts.reduce((sum, { service, quantity }) => sum + service.estimated_duration * quantity, 0),
  )
  const people = Math.max(1, ...parts.map(({ service }) => service.crew_size_required))
  return {
    title: sold.name,
    type: 'one_time_service',
    ...(sold.description === '' ? {} : { description: sold.description }),
    ...(sold.total_price === 0 ? {} : { estimated_cost: dollarsFromCents(sold.total_price).toFixed(2) }),
    ...(minutes > 0 ? timesOf(minutes, form) : {}),
    people_needed: String(Math.min(people, MOST_PEOPLE)),
    planned_materials: sold.included_products
      .slice(0, MOST_MATERIALS)
      .map(({ product_id, quantity }) => ({ product_id, quantity: String(quantity) })),
  }
}
