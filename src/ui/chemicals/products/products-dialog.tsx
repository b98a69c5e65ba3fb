import { chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ChemicalProduct } from '@/domain/chemical/application'
import { chemicalRefusal } from '@/domain/chemical/permissions'
import { chemicalUseRefusal } from '@/domain/chemical/product-form'
import { rateText } from '@/domain/chemical/rate'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { Dialog } from '@/ui/kit/dialog'
import { IconButton } from '@/ui/kit/icon-button'
import { announce } from '@/ui/kit/records/use-record-actions'
import type { ChemicalProductsProps } from '../types'
import { hoursText } from '../words'

/** The chemical products of the business (CHEM-07). One that records name stays. */
export const ChemicalProductsDialog = (props: ChemicalProductsProps) => {
  const { actor, products, applications, commands, onEdit, onClose } = props
  const [going, setGoing] = useState<ChemicalProduct | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const usesOf = ({ id }: ChemicalProduct) => applications.filter(({ product_id }) => product_id === id).length
  const remove = async (product: ChemicalProduct) => {
    setGoing(null)
    setFailure(null)
    const outcome = await commands.products.remove(product)
    if (!outcome.ok) return setFailure(outcome.failure.message)
    await outcome.shown
    announce(`${product.name} deleted`, { undo: outcome.undo })
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Chemical products"
        size="md"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <ActionButton disabledReason={chemicalRefusal(actor, 'edited')} onClick={() => onEdit(null)}>
              <Plus size={16} aria-hidden />
              Add Product
            </ActionButton>
          </>
        }
      >
        {failure && (
          <Banner kind="warning" detail={failure} onDismiss={() => setFailure(null)}>
            Failed to delete chemical product. Please try again.
          </Banner>
        )}
        {products.state === 'failed' && (
          <Banner kind="warning" detail={products.failure.message} onRetry={products.retry}>
            Failed to load chemical products. Please try again.
          </Banner>
        )}
        {products.state === 'ready' && products.value.length === 0 && (
          <chakra.p color="fg.muted">No products yet. Add what you have on the shelf.</chakra.p>
        )}
        {products.state === 'ready' && (
          <chakra.ul display="grid" listStyleType="none" aria-label="Chemical products">
            {products.value.map((product) => (
              <chakra.li
                key={product.id}
                display="flex"
                alignItems="center"
                gap="2"
                py="1.5"
                borderBottomWidth="1px"
                _last={{ borderBottomWidth: '0' }}
              >
                <chakra.div flex="1" minW="0" overflowWrap="anywhere">
                  <chakra.p fontWeight="medium">{product.name}</chakra.p>
                  <chakra.p textStyle="small" color="fg.muted">
                    {factsOf(product)}
                  </chakra.p>
                </chakra.div>
                <IconButton
                  label={`Edit ${product.name}`}
                  disabledReason={chemicalRefusal(actor, 'edited')}
                  onClick={() => onEdit(product.id)}
                >
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={`Delete ${product.name}`}
                  disabledReason={chemicalRefusal(actor, 'deleted') ?? chemicalUseRefusal(usesOf(product))}
                  onClick={() => setGoing(product)}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Dialog>
      {going && (
        <ConfirmDialog
          open
          title="Delete this chemical product?"
          object={going.name}
          confirmLabel="Delete product"
          onConfirm={() => void remove(going)}
          onCancel={() => setGoing(null)}
        >
          No record names it. You can undo this right after.
        </ConfirmDialog>
      )}
    </>
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
