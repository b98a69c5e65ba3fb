import * as v from 'valibot'
import { money } from '../money/amount'
import { dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { id, LONGEST, list } from '../text/field'
import { typedNumber, typedOrZero } from '../text/typed-number'
import { filledText, text } from '../text/typed-text'
import { discount, includedProducts, includedServices, MOST_INCLUDED, someQuantity, wholeNumber } from './amounts'
import type { ServicePackage } from './package'
import { PACKAGE_TYPES } from './vocabulary'

/** CAT-07 */
const NOTHING_INCLUDED = 'Include at least one service or product'

const plain = {
  name: filledText(LONGEST.name, 'Name is required'),
  description: text(LONGEST.notes),
  package_type: v.picklist(PACKAGE_TYPES),
  active: v.boolean(),
}
const months = wholeNumber(0, 120)
const perMonth = wholeNumber(0, 100)

/** Price fields are omitted by people who may not set prices. */
export const packageDraftFields = {
  ...plain,
  total_price: money,
  discount_percentage: discount,
  included_services: includedServices,
  included_products: includedProducts,
  duration_months: months,
  services_per_month: perMonth,
}

const typedQuantity = typedNumber(someQuantity, 'Quantity is required', '2')

/** CAT-07 */
export const packageFormSchema = v.pipe(
  v.object({
    ...plain,
    included_services: list(v.object({ service_id: id, quantity: typedQuantity }), MOST_INCLUDED),
    included_products: list(v.object({ product_id: id, quantity: typedQuantity }), MOST_INCLUDED),
    total_price: ownAmountTyped(typedNumber(money, 'Price is required')),
    discount_percentage: typedOrZero(discount, '10'),
    duration_months: typedOrZero(months, '6'),
    services_per_month: typedOrZero(perMonth, '4'),
  }),
  v.forward(
    v.partialCheck(
      [['included_services'], ['included_products']],
      ({ included_services, included_products }) => included_services.length + included_products.length > 0,
      NOTHING_INCLUDED,
    ),
    ['included_services'],
  ),
)
export type PackageForm = v.InferInput<typeof packageFormSchema>
type FilledForm = v.InferOutput<typeof packageFormSchema>
type PriceField = 'total_price' | 'discount_percentage'
export type PackageDraft = Omit<FilledForm, PriceField> & Partial<Pick<FilledForm, PriceField>>

export const emptyPackageForm: PackageForm = {
  name: '',
  package_type: 'seasonal',
  description: '',
  included_services: [],
  included_products: [],
  discount_percentage: '',
  total_price: '',
  duration_months: '',
  services_per_month: '',
  active: true,
}

export const packageFormOf = ({ id: _, business_id: __, ...sold }: ServicePackage): PackageForm => ({
  ...sold,
  included_services: sold.included_services.map((part) => ({ ...part, quantity: String(part.quantity) })),
  included_products: sold.included_products.map((part) => ({ ...part, quantity: String(part.quantity) })),
  total_price: dollarsFromCents(sold.total_price).toFixed(2),
  discount_percentage: String(sold.discount_percentage),
  duration_months: String(sold.duration_months),
  services_per_month: String(sold.services_per_month),
})
