import * as v from 'valibot'
import { someQuantity } from '../catalog/amounts'
import { id, list } from '../text/field'
import { typedNumber } from '../text/typed-number'

export const MOST_MATERIALS = 50

const eachOnce = <M extends { product_id: number }>() =>
  v.check<M[], string>(
    (materials) => new Set(materials.map(({ product_id }) => product_id)).size === materials.length,
    'Name each product once',
  )

export const materialsSchema = v.pipe(
  list(v.object({ product_id: id, quantity: someQuantity }), MOST_MATERIALS),
  eachOnce(),
)
export type Material = v.InferOutput<typeof materialsSchema>[number]

/** Shown to those who may not see products. */
export const NO_MATERIALS = { planned_materials: [], used_materials: [] }

export const typedMaterials = v.pipe(
  list(v.object({ product_id: id, quantity: typedNumber(someQuantity, 'Quantity is required', '2') }), MOST_MATERIALS),
  eachOnce(),
)

export const materialsTyped = (materials: readonly Material[]) =>
  materials.map(({ product_id, quantity }) => ({ product_id, quantity: String(quantity) }))
