import { chakra } from '@chakra-ui/react'
import type { ChemicalProduct } from '@/domain/chemical/application'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import { chemicalUseRefusal } from '@/domain/chemical/product-refusals'
import { rateText } from '@/domain/chemical/rate'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import { RecordListDialog } from '@/ui/kit/records/actions/record-list-dialog'
import type { ChemicalProductsProps } from '../types'
import { hoursText } from '../words'

/** Chemical products (CHEM-07). Products in use can't be deleted. */
export const ChemicalProductsDialog = ({ actor, products, applications, commands, ...rest }: ChemicalProductsProps) => {
  const usesOf = ({ id }: ChemicalProduct) => applications.filter(({ product_id }) => product_id === id).length
  return (
    <RecordListDialog
      {...rest}
      title="Chemical products"
      noun={['chemical product', 'chemical products']}
      addLabel="Add Product"
      records={products}
      none="No products yet. Add what you have on the shelf."
      consequence="No record names it. You can undo this."
      refusals={{
        add: chemicalRefusal(actor, 'edited'),
        edit: chemicalRefusal(actor, 'edited'),
        remove: (product) => chemicalRefusal(actor, 'deleted') ?? chemicalUseRefusal(usesOf(product)),
      }}
      remove={commands.products.remove}
    >
      {(product) => (
        <>
          <chakra.p fontWeight="medium">{product.name}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {factsOf(product)}
          </chakra.p>
        </>
      )}
    </RecordListDialog>
  )
}

/** `Herbicide, caution · Mesotrione · EPA 100-1267 · no entry for 12 hours · at most 0.18 fl oz per 1,000 sq ft` */
const factsOf = (product: ChemicalProduct): string =>
  [
    `${chemicalLabel(product.category)}, ${product.signal_word}`,
    product.active_ingredient,
    product.epa_number && `EPA ${product.epa_number}`,
    `no entry for ${hoursText(product.reentry_interval_hours)}`,
    product.max_rate && `at most ${rateText(product.max_rate)}`,
  ]
    .filter(Boolean)
    .join(' · ')
