import type * as v from 'valibot'
import { UNPRICED, unpricedField } from '@/domain/service-plan/terms-form'
import { checkSchema, checkSchemaAnd } from '@/ui/kit/forms/schema-check'

type Priced = Parameters<typeof unpricedField>[0]

const DECIDING = ['billing_cycle', 'price_per_cycle', 'price_per_service'] as const

/** Requires the charged price from those who set prices; others leave prices unchanged. */
export const checkTerms = <S extends v.GenericSchema<Record<keyof typeof UNPRICED, string>, Priced>>(
  schema: S,
  setsPrices: boolean,
) =>
  setsPrices
    ? checkSchemaAnd(schema, DECIDING, (terms) => {
        const field = unpricedField(terms)
        return [field && { field, message: UNPRICED[field] }]
      })
    : checkSchema(schema)
