import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import { maySeePrices } from '@/domain/catalog/permissions'
import type { Product } from '@/domain/catalog/product'
import { needsReorder, orderQuantity, quantityText } from '@/domain/catalog/stock'
import { type Cents, dollarsFromCents, sumOfCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { Records } from '@/ui/kit/records/actions/definition'
import { exporting } from '@/ui/kit/records/actions/save-records'
import { StockBadge } from '../stock-badge'
import { stockText } from './records'

type Props = { products: Loadable<readonly Product[]>; actor: Actor; today: Day; onClose: () => void }

const costOf = (product: Product): Cents => (product.cost_per_unit * orderQuantity(product)) as Cents

/** Active products at or below their reorder point, by supplier. */
export const reorderList = (products: readonly Product[]): Product[] =>
  products
    .filter((product) => product.active && needsReorder(product))
    .sort((a, b) => a.supplier.localeCompare(b.supplier) || a.name.localeCompare(b.name))

const csvFor = (actor: Actor): Records<Product>['csv'] => [
  ['Supplier', ({ supplier }) => supplier],
  ['SKU', ({ sku }) => sku],
  ['Product', ({ name }) => name],
  ['In stock', ({ current_stock }) => current_stock ?? ''],
  ['Minimum', ({ min_stock_level }) => min_stock_level],
  ['Reorder point', ({ reorder_point }) => reorder_point],
  ['Order', orderQuantity],
  ['Unit', ({ unit_of_measure }) => unit_of_measure],
  ['Cost', (product) => (maySeePrices(actor) ? dollarsFromCents(costOf(product)) : ''), 'money'],
]

export const ReorderDialog = ({ products, actor, today, onClose }: Props) => {
  const list = products.state === 'ready' ? reorderList(products.value) : []
  const save = () => exporting(({ saveCsv }) => saveCsv(`reorder-${today}.csv`, csvFor(actor), list))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reorder list"
      description="Products at or below their reorder point. Each order brings stock to twice that point, or twice the minimum if that is more."
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {list.length > 0 && (
            <Button onClick={() => void save()}>
              <Download size={16} aria-hidden />
              Export CSV
            </Button>
          )}
        </>
      }
    >
      <Loaded
        of={products}
        loading={<SkeletonLines count={8} label="Loading products…" />}
        failed="Failed to load products. Please try again."
        empty={() =>
          list.length === 0 && (
            <chakra.p color="fg.muted" py="4">
              Nothing to order: every tracked product is above its reorder point.
            </chakra.p>
          )
        }
      >
        {() => (
          <>
            <chakra.ul display="grid" listStyleType="none" aria-label="Products to reorder">
              {list.map((product) => (
                <chakra.li
                  key={product.id}
                  display="grid"
                  gridTemplateColumns="minmax(0, 1fr) auto"
                  columnGap="4"
                  py="2"
                  borderBottomWidth="1px"
                  _last={{ borderBottomWidth: '0' }}
                >
                  <chakra.span fontWeight="medium" overflowWrap="anywhere">
                    {product.name}
                  </chakra.span>
                  <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums" textAlign="end">
                    Order {quantityText(orderQuantity(product), product)}
                  </chakra.span>
                  <chakra.span textStyle="small" color="fg.muted" display="flex" flexWrap="wrap" gap="2">
                    <StockBadge product={product} />
                    {[`${stockText(product)} left`, product.supplier, product.sku].filter(Boolean).join(' · ')}
                  </chakra.span>
                  <chakra.span textStyle="small" color="fg.muted" textAlign="end">
                    {maySeePrices(actor) && ownAmount(costOf(product))}
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
            {maySeePrices(actor) && (
              <chakra.p mt="2" fontWeight="medium" textAlign="end">
                Total {ownAmount(sumOfCents(list.map(costOf)))}
              </chakra.p>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
