import type {
  AddChemicalProductArgs,
  EditChemicalProductArgs,
  ChemicalProduct as ShownProduct,
} from '@/contract/graphql/generated/resolvers'
import { type ChemicalProduct, chemicalProductSchema } from '@/domain/chemical/application'
import { mayManageChemicals } from '@/domain/chemical/permissions'
import { chemicalUseRefusal, nameProblem } from '@/domain/chemical/product-form'
import { crud } from '../core/crud'
import { invalid, readBy } from '../core/refusal'
import type { Reader } from '../core/rows'
import type { Store } from '../core/store'
import type { Sent } from '../graphql/asking'
import { editCarried, saidIn } from '../graphql/mutation'

/** Why a product can't have its name: another one of the business has it; null when it can. */
export const chemicalNameProblem = ({ id, business_id, name }: ChemicalProduct, store: Reader): string | null =>
  nameProblem(
    name,
    store.naming('chemical_products', 'business_id', business_id).filter((other) => other.id !== id),
  )

/** A product can't go while applications name it: the records outlive it. */
export const chemicalProductRemoval = ({ id }: ChemicalProduct, left: Reader): string | null =>
  chemicalUseRefusal(left.naming('chemical_applications', 'product_id', id).length)

/** A product that can be kept as it is. @throws Refusal 422 */
const checked = (said: object, store: Store): ChemicalProduct => {
  const product = readBy(chemicalProductSchema, said)
  const problem = chemicalNameProblem(product, store)
  if (problem) throw invalid('name', problem)
  return product
}

const UNSAID = { epa_number: '', max_rate: null } satisfies Partial<ChemicalProduct>

const shown = ({ business_id: _, ...product }: ChemicalProduct): ShownProduct => product

/** The chemical products of a business, for those who manage its chemicals. */
export const chemicalProducts = crud('chemical_products', {
  reads: { may: mayManageChemicals, shown: () => (product) => product },
  may: { create: mayManageChemicals, edit: mayManageChemicals, delete: mayManageChemicals },
  participles: { created: 'added' },
  create: ({ args, businessId }: Sent<AddChemicalProductArgs>, id, store) =>
    checked({ ...UNSAID, ...saidIn(args.product), id, business_id: businessId }, store),
  edit: ({ args }: Sent<EditChemicalProductArgs>, product, store) =>
    checked({ ...product, ...saidIn(args.changed) }, store),
  answer: shown,
})

/** Changes a product. */
export const productEdit = editCarried(
  chemicalProducts.edit(({ args }: Sent<EditChemicalProductArgs>) => args.id),
  saidIn,
)
