import * as v from 'valibot'
import { PERIODS, REPORTS } from '@/domain/analytics/vocabulary'
import { daySchema } from '@/domain/time/day'
import { word } from '../-address/search'

/** URL state: the period, and the bar or line whose list is open. */
export const analyticsSearch = v.object({
  period: v.optional(v.fallback(v.picklist(PERIODS), 'month'), 'month'),
  report: v.optional(v.fallback(v.optional(v.picklist(REPORTS)), undefined)),
  bar: v.optional(v.fallback(v.optional(daySchema), undefined)),
  group: word,
})
