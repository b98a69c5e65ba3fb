import * as v from 'valibot'
import { CURRENCIES } from '@/domain/account/vocabulary'
import { PERIODS, REPORTS } from '@/domain/analytics/vocabulary'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { endpoint } from './endpoint'

const span = v.object({ first: daySchema, last: daySchema })
/** Cents, days or a count, depending on the report. */
const value = v.pipe(v.number(), v.safeInteger())
const figure = { value, before: value }

/**
 * EP-044: a report for the period containing a day (today by default), with the previous period, the first recorded day and the excluded
 * currencies.
 */
export const getReport = endpoint({
  id: 'EP-044',
  method: 'GET',
  path: '/api/business/:businessId/analytics/:type',
  service: 'scheduling',
  summary:
    'How the business does in a period: revenue (jobs done), jobs, customers, crews, invoiced, collected, receivables, estimates_answered, estimates_value, paid_in_full or days_to_pay',
  query: v.object({
    period: v.picklist(PERIODS, 'The period is week, month, quarter or year.'),
    on: v.optional(daySchema),
  }),
  answer: v.object({
    type: v.picklist(REPORTS),
    period: v.picklist(PERIODS),
    span,
    before: span,
    total: v.object(figure),
    bars: v.array(v.object({ ...span.entries, ...figure })),
    groups: v.array(v.object({ name: v.string(), ...figure })),
    entries: v.array(
      v.object({
        record: v.picklist(['job', 'client', 'invoice', 'plan', 'estimate']),
        id,
        name: v.string(),
        day: daySchema,
        value,
        groups: v.array(v.string()),
      }),
    ),
    records_begin: v.nullable(daySchema),
    left_out: v.array(v.picklist(CURRENCIES)),
  }),
  bearer: true,
  idempotent: false,
  failures: [403, 404, 422],
})
