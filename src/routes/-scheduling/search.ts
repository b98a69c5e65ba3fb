import * as v from 'valibot'
import { daySchema } from '@/domain/time/day'
import { openRecord } from '@/ui/kit/records/list/list-url'
import { REPLAN_KINDS, SCHEDULING_VIEWS } from '@/ui/scheduling/types'

/** URL state: tab, day (today by default), the Replan request and its person. */
export const schedulingSearch = v.object({
  view: v.optional(v.fallback(v.picklist(SCHEDULING_VIEWS), 'jobs'), 'jobs'),
  date: v.optional(v.fallback(v.optional(daySchema), undefined)),
  replan: v.optional(v.fallback(v.optional(v.picklist(REPLAN_KINDS)), undefined)),
  who: openRecord,
})
