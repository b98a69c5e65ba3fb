import * as v from 'valibot'
import { EQUIPMENT_TYPES, HEALTH_STATUSES } from '@/domain/equipment/vocabulary'
import { id } from '@/domain/text/field'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { DETAIL_TABS, EQUIPMENT_COLUMNS, PREDICTIVE_VIEWS } from '@/ui/predictive/types'

export const predictiveUrl = listUrl(
  EQUIPMENT_COLUMNS,
  { type: v.picklist(EQUIPMENT_TYPES), status: v.picklist(HEALTH_STATUSES), client: id },
  {
    view: oneOf(PREDICTIVE_VIEWS),
    equipment: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    serviced: openRecord,
    fault: openRecord,
    monitoring: openOrNot,
  },
)
export type PredictiveSearch = v.InferOutput<typeof predictiveUrl.schema>
