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

/** What a form is filled in with: the form as it is, and what is known of the place and the products. */
type Filling = {
  form: Pick<WholeJobForm, 'scheduled_start_time' | 'scheduled_end_time'>
  products: readonly ProductOption[]
  /** The lawn of the property in square feet; null where no one has measured it. */
  lawn: number | null
}

type Filled = Partial<WholeJobForm>

/** The price of a service for this lawn, as it is typed; null where it can't be worked out, or isn't for this person. */
const costOf = ({ pricing_type, base_price }: Service, lawn: number | null): string | null => {
  if (base_price === 0) return null
  const price = dollarsFromMills(base_price)
  if (pricing_type !== 'per_sqft') return price.toFixed(2)
  return lawn === null ? null : (price * lawn).toFixed(2)
}

/** The product that a service names: by its whole name, or by what comes before the size in `Tall fescue blend, 50 lb`. */
const productNamed = (needed: string, products: readonly ProductOption[]): ProductOption | undefined =>
  products.find(({ name, active }) => active && isSameName(name, needed)) ??
  products.find(({ name, active }) => active && isSameName(name.split(',')[0] ?? '', needed))

const timesOf = (minutes: number, form: Filling['form']): Filled => {
  const end = endingAfter(minutes, form.scheduled_start_time)
  return end === null
    ? { estimated_duration_minutes: String(minutes) }
    : { scheduled_end_time: end, estimated_duration_minutes: '' }
}

/** What choosing a service fills in of a new job. What the service does not say stays as it is. */
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

/** The same for a package that is done in one go: the time of all its services, and its products. */
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
