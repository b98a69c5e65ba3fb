import { chakra } from '@chakra-ui/react'
import { QuantityRows } from '@/ui/kit/forms/quantity-rows'
import type { MaterialFacts, MaterialProduct } from '../types'
import type { JobFormState } from './client-fields'

type Props = { form: JobFormState; materials: MaterialFacts; disabled: boolean }

/** Planned materials; hidden for people who see no products. */
export const MaterialsField = ({ form, materials, disabled }: Props) => {
  const planned = form.form.planned_materials ?? []
  if (materials.products.length === 0) return null
  const sent = (rows: readonly { id: number; quantity: string }[]) => ({
    planned_materials: rows.map(({ id, quantity }) => ({ product_id: id, quantity })),
  })
  return (
    <chakra.fieldset minW="0" gridColumn="1 / -1">
      <chakra.legend textStyle="small" fontWeight="medium" mb="1">
        Materials
        <chakra.span color="fg.subtle" fontWeight="normal">
          {' (optional)'}
        </chakra.span>
      </chakra.legend>
      <QuantityRows
        noun="product"
        hideLabel
        items={materials.products.map(withUnit)}
        rows={planned.map(({ product_id, quantity }) => ({ id: product_id, quantity }))}
        errors={form.errors}
        place="planned_materials"
        disabled={disabled}
        onChange={(rows) => form.edit(sent(rows))}
        onEditAt={(place, rows) => form.editAt(place, sent(rows))}
      />
    </chakra.fieldset>
  )
}

const withUnit = ({ id, name, active, unit_of_measure }: MaterialProduct) => ({
  id,
  name: unit_of_measure === 'each' ? name : `${name} (${unit_of_measure})`,
  active,
})
