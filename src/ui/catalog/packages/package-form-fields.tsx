import { chakra } from '@chakra-ui/react'
import { discounted, priceOfParts } from '@/domain/catalog/package'
import type { packageFormSchema } from '@/domain/catalog/package-form'
import { PACKAGE_TYPES } from '@/domain/catalog/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import { ownAmount, ownSign } from '@/domain/money/own-amount'
import { numberTyped } from '@/domain/text/typed-number'
import { readable } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import { QuantityRows } from '@/ui/kit/forms/quantity-rows'
import type { FormOf } from '@/ui/kit/forms/schema-check'
import type { Catalog } from '../types'

type OfForm = { form: FormOf<typeof packageFormSchema> }
type Props = OfForm & { catalog: Catalog; setsPrices: boolean }

const TYPE_OPTIONS = PACKAGE_TYPES.map((value) => ({ value, label: readable(value) }))

export const PackageFormFields = ({ form, catalog, setsPrices }: Props) => {
  const { form: typed, text, choice, flag, edit, editAt, errors } = form
  return (
    <chakra.div display="grid" gap="6" mt="3" pb="2">
      <FormGroup title="Package">
        <Span of={4}>
          <TextField label="Name" autoComplete="off" {...text('name')} />
        </Span>
        <Span of={2}>
          <SelectField label="Type" options={TYPE_OPTIONS} {...choice('package_type', PACKAGE_TYPES)} />
        </Span>
        <Span of={6}>
          <TextAreaField label="Description" optional rows={2} {...text('description')} />
        </Span>
      </FormGroup>
      <FormGroup title="Included">
        <Span of={6}>
          <QuantityRows
            noun="service"
            items={catalog.services}
            rows={typed.included_services.map(({ service_id, quantity }) => ({ id: service_id, quantity }))}
            errors={errors}
            place="included_services"
            onChange={(rows) =>
              edit({ included_services: rows.map(({ id, quantity }) => ({ service_id: id, quantity })) })
            }
            onEditAt={(place, rows) =>
              editAt(place, { included_services: rows.map(({ id, quantity }) => ({ service_id: id, quantity })) })
            }
          />
        </Span>
        <Span of={6}>
          <QuantityRows
            noun="product"
            items={catalog.products}
            rows={typed.included_products.map(({ product_id, quantity }) => ({ id: product_id, quantity }))}
            errors={errors}
            place="included_products"
            onChange={(rows) =>
              edit(
                { included_products: rows.map(({ id, quantity }) => ({ product_id: id, quantity })) },
                'included_services',
              )
            }
            onEditAt={(place, rows) =>
              editAt(place, { included_products: rows.map(({ id, quantity }) => ({ product_id: id, quantity })) })
            }
          />
        </Span>
      </FormGroup>
      {setsPrices && <PriceFields form={form} catalog={catalog} />}
      <FormGroup title="Schedule">
        <Span of={3} onPhone={3}>
          <TextField label="Length (months)" optional inputMode="numeric" {...text('duration_months')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Services a month" optional inputMode="numeric" {...text('services_per_month')} />
        </Span>
        <Span of={6}>
          <CheckboxField label="Active" hint="Inactive packages are not offered." {...flag('active')} />
        </Span>
      </FormGroup>
    </chakra.div>
  )
}

const numbered = <Part extends { quantity: string }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, quantity: numberTyped(part.quantity) || 0 }))

/** The sum of the parts, the discount, and the price, which can be copied from them. */
const PriceFields = ({ form, catalog }: OfForm & { catalog: Catalog }) => {
  const { form: typed, text, edit } = form
  const parts = priceOfParts(
    {
      included_services: numbered(typed.included_services),
      included_products: numbered(typed.included_products),
    },
    catalog,
  )
  const percentage = typed.discount_percentage.trim() === '' ? 0 : numberTyped(typed.discount_percentage)
  const isValid = parts.price > 0 && percentage >= 0 && percentage <= 100
  const price = discounted(parts.price, isValid ? percentage : 0)
  return (
    <FormGroup title="Price">
      <Span of={3} onPhone={3}>
        <TextField label="Discount (%)" optional inputMode="decimal" {...text('discount_percentage')} />
      </Span>
      <Span of={3} onPhone={3}>
        <TextField label={`Price (${ownSign()})`} inputMode="decimal" {...text('total_price')} />
      </Span>
      {isValid && (
        <Span of={6}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.p textStyle="small" color="fg.muted">
              Bought separately: {ownAmount(parts.price)}
              {!parts.isWhole && ' plus what is priced per sq ft'}
              {percentage > 0 && ` · after the discount: ${ownAmount(price)}`}
            </chakra.p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => edit({ total_price: dollarsFromCents(price).toFixed(2) })}
            >
              Use {ownAmount(price)}
            </Button>
          </chakra.div>
        </Span>
      )}
    </FormGroup>
  )
}
