import { chakra } from '@chakra-ui/react'
import { linked } from '@/domain/catalog/linked-price'
import type { productFormSchema } from '@/domain/catalog/product-form'
import { PRODUCT_CATEGORIES, PRODUCT_TYPES } from '@/domain/catalog/vocabulary'
import { ownCurrency, ownSign } from '@/domain/money/own-amount'
import { readable } from '@/domain/text/wording'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGroup, Span } from '@/ui/kit/forms/form-grid'
import type { FormOf } from '@/ui/kit/forms/schema-check'

type OfForm = { form: FormOf<typeof productFormSchema> }
type Props = OfForm & { isNew: boolean; setsPrices: boolean; setsStock: boolean }

const CATEGORY_OPTIONS = PRODUCT_CATEGORIES.map((value) => ({ value, label: readable(value) }))
const TYPE_OPTIONS = PRODUCT_TYPES.map((value) => ({ value, label: readable(value) }))

export const ProductFormFields = ({ form, isNew, setsPrices, setsStock }: Props) => {
  const { form: typed, text, choice, flag } = form
  return (
    <chakra.div display="grid" gap="6" mt="3" pb="2">
      <FormGroup title="Product">
        <Span of={4}>
          <TextField label="Name" autoComplete="off" {...text('name')} />
        </Span>
        <Span of={2}>
          <TextField label="SKU" autoComplete="off" hint="Your own code, on no other product." {...text('sku')} />
        </Span>
        <Span of={3}>
          <SelectField label="Category" options={CATEGORY_OPTIONS} {...choice('category', PRODUCT_CATEGORIES)} />
        </Span>
        <Span of={3}>
          <SelectField label="Type" options={TYPE_OPTIONS} {...choice('product_type', PRODUCT_TYPES)} />
        </Span>
        <Span of={6}>
          <TextAreaField label="Description" optional rows={2} {...text('description')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Unit" placeholder="bags, gal, each…" autoComplete="off" {...text('unit_of_measure')} />
        </Span>
        <Span of={3} onPhone={3}>
          <TextField label="Supplier" optional {...text('supplier')} />
        </Span>
      </FormGroup>
      {setsPrices && <PriceFields form={form} />}
      {setsStock && (
        <FormGroup title="Stock">
          <Span of={6}>
            <CheckboxField label="Track stock" {...flag('track_inventory')} />
          </Span>
          {typed.track_inventory && (
            <>
              {isNew && (
                <Span of={2}>
                  <TextField label="In stock now" optional inputMode="decimal" {...text('current_stock')} />
                </Span>
              )}
              <Span of={isNew ? 2 : 3} onPhone={3}>
                <TextField
                  label="Minimum"
                  optional
                  inputMode="decimal"
                  hint="Critical at or below it."
                  {...text('min_stock_level')}
                />
              </Span>
              <Span of={isNew ? 2 : 3} onPhone={3}>
                <TextField
                  label="Reorder point"
                  optional
                  inputMode="decimal"
                  hint="Low at or below it."
                  {...text('reorder_point')}
                />
              </Span>
            </>
          )}
        </FormGroup>
      )}
      <FormGroup title="Use">
        <Span of={6}>
          <CheckboxField label="Billable" hint="Clients pay for it when a job uses it." {...flag('is_billable')} />
          <CheckboxField label="Active" hint="Inactive products are not offered." {...flag('active')} />
        </Span>
      </FormGroup>
    </chakra.div>
  )
}

const PriceFields = ({ form: { form, errors, edit } }: OfForm) => {
  const bound = (field: 'cost_per_unit' | 'markup_percentage' | 'sell_price', part: 'cost' | 'markup' | 'price') => ({
    name: field,
    value: form[field],
    error: errors[field],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      const before = { cost: form.cost_per_unit, markup: form.markup_percentage, price: form.sell_price }
      const { cost, markup, price } = linked({ ...before, [part]: currentTarget.value }, part, {
        currency: ownCurrency(),
        decimals: 2,
      })
      edit({ cost_per_unit: cost, markup_percentage: markup, sell_price: price })
    },
  })
  return (
    <FormGroup title="Price">
      <Span of={2}>
        <TextField label={`Cost per unit (${ownSign()})`} optional {...bound('cost_per_unit', 'cost')} />
      </Span>
      <Span of={2} onPhone={3}>
        <TextField label="Markup (%)" optional {...bound('markup_percentage', 'markup')} />
      </Span>
      <Span of={2} onPhone={3}>
        <TextField label={`Price (${ownSign()})`} {...bound('sell_price', 'price')} />
      </Span>
    </FormGroup>
  )
}
