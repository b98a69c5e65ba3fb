import { fullName } from '../../account/user'
import { isBlank } from '../../text/typed-text'
import type { Client } from '../client'
import { isSamePlace, type PropertyAddress, plainText } from '../property'
import type { Original } from './duplicates'
import type { ImportedClient, JudgedRow } from './judge'

export const DUPLICATE_CHOICES = ['skip', 'add', 'fill'] as const
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number]

/** A new client, or the known fields of the client it `fills`. A new one that duplicates an existing client is added only with `anyway`. */
export type ClientToImport = ImportedClient & {
  row: number
  fills: number | null
  anyway: boolean
}

const FILLABLE = [
  'email',
  'phone',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_zip',
  'notes',
] as const satisfies readonly (keyof Client)[]
type Fillable = Pick<Client, (typeof FILLABLE)[number]>

export const missingFrom = (client: Fillable, other: Fillable): Partial<Fillable> =>
  Object.fromEntries(
    FILLABLE.filter((field) => isBlank(client[field]) && !isBlank(other[field])).map((field) => [field, other[field]]),
  )

export const placesBeyond = <P extends PropertyAddress>(
  existing: readonly PropertyAddress[],
  places: readonly P[],
): P[] => places.filter((place) => !existing.some((each) => isSamePlace(each, place)))

const filled = (client: ClientToImport, from: ImportedClient): ClientToImport => ({
  ...client,
  ...missingFrom(client, from),
  properties: [...client.properties, ...placesBeyond(client.properties, from.properties)],
  client_since: client.client_since ?? from.client_since,
  opening_balance: client.opening_balance ?? from.opening_balance,
})

/** Default for a duplicate: further rows of the same client in the file, one per property, are merged into it; others are skipped. */
export const usualChoice = (original: Original, client: Pick<Client, 'first_name' | 'last_name'>): DuplicateChoice =>
  original.kind === 'row' && plainText(original.name) === plainText(fullName(client)) ? 'fill' : 'skip'

export const planImport = (
  rows: readonly JudgedRow[],
  duplicates: ReadonlyMap<number, Original>,
  choiceOf: (line: number) => DuplicateChoice,
): ClientToImport[] => {
  const planned = new Map<string, ClientToImport>()
  for (const { client, line } of rows) {
    if (!client) continue
    const original = duplicates.get(line)
    const choice = original ? choiceOf(line) : 'add'
    if (choice === 'skip') continue
    const isFilling = original !== undefined && choice === 'fill'
    const place = isFilling
      ? original.kind === 'client'
        ? `client ${original.id}`
        : `row ${original.line}`
      : `row ${line}`
    const begun = planned.get(place)
    const fills = isFilling && original.kind === 'client' ? original.id : null
    planned.set(
      place,
      begun
        ? filled(begun, client)
        : { ...client, row: line, fills, anyway: original !== undefined && choice === 'add' },
    )
  }
  return [...planned.values()]
}
