import * as v from 'valibot'
import { PAYOUT_STATUSES } from '@/domain/payout/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { listUrl, oneOf, openAsOf, openOrNot, openRecord } from '@/ui/kit/records/list/list-url'
import { PAYOUT_COLUMNS, PAYOUT_TABS } from '@/ui/payouts/types'

export const payoutsUrl = listUrl(
  PAYOUT_COLUMNS,
  { status: v.picklist(PAYOUT_STATUSES), client: id, from: daySchema, to: daySchema },
  { payout: openRecord, tab: oneOf(PAYOUT_TABS), as_of: openAsOf, create: openOrNot },
)
export type PayoutsSearch = v.InferOutput<typeof payoutsUrl.schema>
