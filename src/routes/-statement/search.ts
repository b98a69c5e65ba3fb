import * as v from 'valibot'
import { CURRENCIES } from '@/domain/account/vocabulary'
import { daySchema } from '@/domain/time/day'

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** URL state of a statement: days and currency. The current month is the default. */
export const statementSearch = v.object({
  from: maybe(daySchema),
  to: maybe(daySchema),
  currency: maybe(v.picklist(CURRENCIES)),
})
