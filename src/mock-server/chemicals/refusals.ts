import type { ChemicalProduct } from '@/domain/chemical/application'
import { chemicalUseRefusal, nameProblem } from '@/domain/chemical/product-refusals'
import type { Reader } from '../core/log/rows'

export const chemicalNameProblem = ({ id, business_id, name }: ChemicalProduct, store: Reader): string | null =>
  nameProblem(
    name,
    store.naming('chemical_products', 'business_id', business_id).filter((other) => other.id !== id),
  )

export const chemicalProductRemoval = ({ id }: ChemicalProduct, storeAfter: Reader): string | null =>
  chemicalUseRefusal(storeAfter.naming('chemical_applications', 'product_id', id).length)
