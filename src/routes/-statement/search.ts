import * as v from 'valibot'
import { CURRENCIES } from '@/domain/account/vocabulary'
import { daySchema } from '@/domain/time/day'

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** A statement's place in the URL: its days, and which currency is shown. This month goes without saying. */
export const statementSearch = v.object({
  from: maybe(daySchema),
  to: maybe(daySchema),
  currency: maybe(v.picklist(CURRENCIES)),
})
