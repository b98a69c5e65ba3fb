import type * as v from 'valibot'
import { picklist } from 'valibot'
import { ESTIMATE_COMPUTED_STATUSES } from '@/domain/estimate/vocabulary'
import { id } from '@/domain/text/field'
import { DETAIL_TABS, ESTIMATE_COLUMNS } from '@/ui/estimates/types'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'

export const estimatesUrl = listUrl(
  ESTIMATE_COLUMNS,
  { status: picklist(ESTIMATE_COMPUTED_STATUSES), client: id },
  {
    estimate: openRecord,
    tab: oneOf(DETAIL_TABS),
    as_of: openAsOf,
    create: openOrNot,
    edit: openRecord,
    /** The message that the new estimate is made from; its client is `client`. */
    message: openRecord,
  },
)
export type EstimatesSearch = v.InferOutput<typeof estimatesUrl.schema>
