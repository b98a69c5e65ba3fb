import * as v from 'valibot'
import {
  ACTIVITIES,
  PACKAGE_TYPES,
  PRICING_TYPES,
  PRODUCT_CATEGORIES,
  PRODUCT_TYPES,
  STOCK_FILTERS,
} from '@/domain/catalog/vocabulary'
import { id } from '@/domain/text/field'
import { CATALOG_COLUMNS, DETAIL_TABS, KINDS } from '@/ui/catalog/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

export const catalogUrl = listUrl(
  CATALOG_COLUMNS,
  {
    category: id,
    pricing: v.picklist(PRICING_TYPES),
    group: v.picklist(PRODUCT_CATEGORIES),
    type: v.picklist(PRODUCT_TYPES),
    stock: v.picklist(STOCK_FILTERS),
    sold: v.picklist(PACKAGE_TYPES),
    activity: v.picklist(ACTIVITIES),
  },
  {
    kind: oneOf(KINDS),
    item: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    restock: openRecord,
  },
  ['kind'],
)
export type CatalogSearch = v.InferOutput<typeof catalogUrl.schema>

const { search: _, ...wholeTab } = catalogUrl.whole
export const WHOLE_TAB = wholeTab
