import * as v from 'valibot'
import { MAP_STATUSES } from '@/domain/map/vocabulary'
import { daySchema } from '@/domain/time/day'
import { DETAIL_TABS, MAP_VIEWS } from '@/ui/jobs/types'
import { oneOf, openAsOf, openRecord } from '@/ui/kit/records/list/list-url'

export const mapSearch = v.object({
  view: oneOf(MAP_VIEWS),
  date: v.optional(v.fallback(v.optional(daySchema), undefined)),
  status: v.optional(v.fallback(v.optional(v.picklist(MAP_STATUSES)), undefined)),
  stop: openRecord,
  job: openRecord,
  tab: oneOf(DETAIL_TABS),
  as_of: openAsOf,
})
export type MapSearch = v.InferOutput<typeof mapSearch>
