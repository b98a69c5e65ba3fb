import * as v from 'valibot'
import { PROPERTY_TYPES } from '@/domain/client/property-types'
import { id } from '@/domain/text/field'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { DETAIL_TABS, PROPERTY_COLUMNS } from '@/ui/properties/types'

export const propertiesUrl = listUrl(
  PROPERTY_COLUMNS,
  { client: id, type: v.picklist(PROPERTY_TYPES) },
  { property: openRecord, tab: oneOf(DETAIL_TABS), as_of: openAsOf, create: openOrNot, edit: openRecord },
)
export type PropertiesSearch = v.InferOutput<typeof propertiesUrl.schema>
