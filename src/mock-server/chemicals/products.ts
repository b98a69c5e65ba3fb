import type {
  AddChemicalProductArgs,
  EditChemicalProductArgs,
  ChemicalProduct as ShownProduct,
} from '@/contract/graphql/generated/resolvers'
import { type ChemicalProduct, chemicalProductSchema } from '@/domain/chemical/application'
import { mayManageChemicals } from '@/domain/chemical/permissions'
import type { Store } from '../core/log/store'
import { crud } from '../core/write/crud'
import { invalid, readBy } from '../core/write/refusal'
import type { Sent } from '../graphql/asking'
import { definedFields, editCarried } from '../graphql/mutation'
import { chemicalNameProblem } from './refusals'

/** Throws a 422 Refusal. */
const checked = (input: object, store: Store): ChemicalProduct => {
  const product = readBy(chemicalProductSchema, input)
  const problem = chemicalNameProblem(product, store)
  if (problem) throw invalid('name', problem)
  return product
}

const DEFAULTS = { epa_number: '', max_rate: null } satisfies Partial<ChemicalProduct>

const shown = ({ business_id: _, ...product }: ChemicalProduct): ShownProduct => product

export const chemicalProducts = crud('chemical_products', {
  reads: { may: mayManageChemicals, shown: () => (product) => product },
  may: { create: mayManageChemicals, edit: mayManageChemicals, delete: mayManageChemicals },
  participles: { created: 'added' },
  create: ({ args, businessId }: Sent<AddChemicalProductArgs>, id, store) =>
    checked({ ...DEFAULTS, ...definedFields(args.product), id, business_id: businessId }, store),
  edit: ({ args }: Sent<EditChemicalProductArgs>, product, store) =>
    checked({ ...product, ...definedFields(args.changed) }, store),
  answer: shown,
})

export const productEdit = editCarried(
  chemicalProducts.edit(({ args }: Sent<EditChemicalProductArgs>) => args.id),
  definedFields,
)
