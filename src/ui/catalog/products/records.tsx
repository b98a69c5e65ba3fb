import PackageOpen from 'lucide-react/icons/package-open'
import { filterProducts, type ProductFilter } from '@/domain/catalog/filter'
import { maySeePrices, maySeeStock } from '@/domain/catalog/permissions'
import type { Product } from '@/domain/catalog/product'
import { needsReorder, quantityText, STOCK_LABELS, stockStatus } from '@/domain/catalog/stock'
import {
  PRODUCT_CATEGORIES,
  PRODUCT_TYPES,
  STOCK_FILTERS,
  STOCK_STATUSES,
  type StockFilter,
} from '@/domain/catalog/vocabulary'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import type { Actor } from '@/domain/permissions/actor'
import { readable } from '@/domain/text/wording'
import { defineRecords, verdictOf } from '@/ui/kit/records/actions/definition'
import { clipped } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { ACTIVITY_FILTER, commonActions, inactiveHiddenByDefault, overWhenInactive } from '../rules/common-actions'
import { SAMPLE_REFUSAL, stockRefusal, UNTRACKED } from '../rules/refusals'
import { ActivityTag } from '../services/records'
import { StockBadge } from '../stock-badge'
import type { ProductAction, ProductColumn } from '../types'

const moneyFor = (actor: Actor, amount: Cents): string => (maySeePrices(actor) ? ownAmount(amount) : '–')

/** `12 bags`; empty if the stock isn't tracked or isn't visible. */
export const stockText = (product: Product): string =>
  product.current_stock === null ? '' : quantityText(product.current_stock, product)

const stockOptionLabel = (status: StockFilter): string => (status === 'reorder' ? 'To reorder' : STOCK_LABELS[status])

type Options = { isSample: boolean; actor: Actor }

/** Products (CAT-01, CAT-03, CAT-06). */
export const productRecords = ({ isSample, actor }: Options) => {
  const showsStock = maySeeStock(actor)
  return defineRecords<Product, ProductAction, ProductColumn, Omit<ProductFilter, 'search'>>({
    noun: ['product', 'products'],
    short: ({ name }) => name,
    title: ({ name }) => name,
    columns: {
      name: { label: 'Product', alwaysShown: true, cell: ({ name }) => name, compare: byText(({ name }) => name) },
      sku: {
        label: 'SKU',
        width: 120,
        hideBelow: 900,
        under: ({ sku }) => sku,
        cell: ({ sku }) => clipped(sku),
        compare: byText(({ sku }) => sku),
      },
      category: {
        label: 'Category',
        width: 120,
        hideBelow: 780,
        cell: ({ category }) => readable(category),
        compare: byRank(PRODUCT_CATEGORIES, ({ category }) => category),
      },
      type: {
        label: 'Type',
        width: 120,
        hideBelow: 1240,
        cell: ({ product_type }) => readable(product_type),
        compare: byRank(PRODUCT_TYPES, ({ product_type }) => product_type),
      },
      stock: {
        label: 'Stock',
        width: 230,
        cell: (product) =>
          showsStock ? (
            <>
              <StockBadge product={product} /> {stockText(product)}
            </>
          ) : (
            '–'
          ),
        compare: byNumber((product) => STOCK_STATUSES.indexOf(stockStatus(product))),
      },
      price: {
        label: 'Price',
        width: 110,
        end: true,
        cell: ({ sell_price }) => moneyFor(actor, sell_price),
        compare: byNumber(({ sell_price }) => sell_price),
      },
      cost: {
        label: 'Cost',
        width: 110,
        end: true,
        hideBelow: 1100,
        cell: ({ cost_per_unit }) => moneyFor(actor, cost_per_unit),
        compare: byNumber(({ cost_per_unit }) => cost_per_unit),
      },
      supplier: {
        label: 'Supplier',
        width: 170,
        hideBelow: 1340,
        cell: ({ supplier }) => clipped(supplier),
        compare: byText(({ supplier }) => supplier),
      },
      activity: {
        label: 'Status',
        width: 100,
        hideBelow: 1000,
        cell: ({ active }) => <ActivityTag active={active} />,
        compare: byNumber(({ active }) => (active ? 0 : 1)),
      },
    },
    opens: 'name',
    statusColumn: 'activity',
    defaultOrder: () => byText(({ name }) => name),
    defaultSort: 'name',
    searchHint: 'Name, SKU, description or supplier',
    shortSearchHint: 'Search products',
    filters: {
      group: choiceOf('Category', 'All categories', PRODUCT_CATEGORIES, readable),
      type: choiceOf('Type', 'All types', PRODUCT_TYPES, readable),
      stock: choiceOf('Stock', 'Any stock', showsStock ? STOCK_FILTERS : [], stockOptionLabel),
      activity: ACTIVITY_FILTER,
    },
    narrow: filterProducts,
    hiddenByDefault: inactiveHiddenByDefault('products'),
    actions: {
      stock: {
        label: 'Change stock…',
        key: 's',
        busyLabel: 'Saving…',
        done: 'stock changed',
        failure: 'Failed to change stock. Please try again.',
        judge: ({ track_inventory }, context) =>
          verdictOf(
            (isSample ? SAMPLE_REFUSAL : null) ?? stockRefusal(context.actor) ?? (track_inventory ? null : UNTRACKED),
          ),
        icon: PackageOpen,
      },
      ...commonActions({ kind: 'products', one: 'product', isSample }),
    },
    over: overWhenInactive('product'),
    card: {
      head: (product) => (
        <>
          {showsStock && <StockBadge product={product} />}
          <ActivityTag active={product.active} />
        </>
      ),
      lines: (product) => [
        [stockText(product), moneyFor(actor, product.sell_price)].filter(Boolean).join(' · '),
        [readable(product.category), product.sku, product.supplier].filter(Boolean).join(' · '),
      ],
      steps: (product) => (needsReorder(product) ? ['stock'] : []),
    },
    csv: [
      ['Name', ({ name }) => name],
      ['SKU', ({ sku }) => sku],
      ['Category', ({ category }) => readable(category)],
      ['Type', ({ product_type }) => readable(product_type)],
      ['Description', ({ description }) => description],
      ['In stock', ({ current_stock }) => current_stock ?? ''],
      ['Unit', ({ unit_of_measure }) => unit_of_measure],
      ['Stock status', (product) => (showsStock ? STOCK_LABELS[stockStatus(product)] : '')],
      ['Minimum', ({ current_stock, min_stock_level }) => (current_stock === null ? '' : min_stock_level)],
      ['Reorder point', ({ current_stock, reorder_point }) => (current_stock === null ? '' : reorder_point)],
      ['Cost', ({ cost_per_unit }) => (maySeePrices(actor) ? dollarsFromCents(cost_per_unit) : ''), 'money'],
      ['Price', ({ sell_price }) => (maySeePrices(actor) ? dollarsFromCents(sell_price) : ''), 'money'],
      ['Markup (%)', ({ markup_percentage }) => (maySeePrices(actor) ? markup_percentage : '')],
      ['Supplier', ({ supplier }) => supplier],
      ['Billable', ({ is_billable }) => (is_billable ? 'Yes' : 'No')],
      ['Status', ({ active }) => (active ? 'Active' : 'Inactive')],
    ],
  })
}
