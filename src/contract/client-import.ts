import * as v from 'valibot'
import { clientDraftFields, propertyDraftFields } from '@/domain/client/form'
import { MOST_ROWS, TOO_MANY_ROWS } from '@/domain/client/import/judge'
import type { ClientToImport } from '@/domain/client/import/plan'
import { balanceOwed } from '@/domain/money/amount'
import { dollarsFromCents } from '@/domain/money/money'
import { numberText } from '@/domain/money/number-text'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { allProperties } from './clients'
import type { ClientImport } from './graphql/generated/clients'

const { property_name, address, city, state, zip_code, property_type } = propertyDraftFields
const sentPlace = v.object({ property_name, address, city, state, zip_code, property_type })

const sentClient = v.object({
  ...clientDraftFields,
  row: v.nullish(id, null),
  fills: v.nullish(id, null),
  anyway: v.nullish(v.boolean(), false),
  client_since: v.nullish(daySchema, null),
  opening_balance: v.nullish(balanceOwed, null),
  properties: allProperties(sentPlace),
})

export const sentClients = v.pipe(
  v.array(sentClient),
  v.minLength(1, 'There is nothing to import'),
  v.maxLength(MOST_ROWS, TOO_MANY_ROWS),
)
export type SentClient = v.InferOutput<typeof sentClient>

export const importedName = (row: number | null | undefined, index: number): string =>
  row ? `Row ${numberText(row)}` : `Client ${numberText(index + 1)}`

/** Amounts in dollars; properties carry only the fields a file can contain. */
export const toWireImport = ({
  properties,
  credit_limit,
  opening_balance,
  ...client
}: ClientToImport): ClientImport => ({
  ...client,
  credit_limit: dollarsFromCents(credit_limit),
  opening_balance: opening_balance === null ? null : dollarsFromCents(opening_balance),
  properties: properties.map((place) => ({
    property_name: place.property_name,
    address: place.address,
    city: place.city,
    state: place.state,
    zip_code: place.zip_code,
    property_type: place.property_type,
  })),
})
