import { fullName } from '../../account/user'
import { isBlank } from '../../text/typed-text'
import type { Client } from '../client'
import { isSamePlace, type PropertyAddress, plainText } from '../property'
import type { Original } from './duplicates'
import type { ImportedClient, JudgedRow } from './judge'

/** What happens to a duplicate: left out, added anyway, or its empty fields filled in from the row. */
export const DUPLICATE_CHOICES = ['skip', 'add', 'fill'] as const
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number]

/**
 * A client as an import sends it: a new one, or what is known of the one it `fills`. A new one that looks like a client who is there
 * already is added only with `anyway`.
 */
export type ClientToImport = ImportedClient & {
  /** The row of the file that it begins with. */
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

/** The texts of a client that are empty and that another one knows. */
export const missingFrom = (client: Fillable, other: Fillable): Partial<Fillable> =>
  Object.fromEntries(
    FILLABLE.filter((field) => isBlank(client[field]) && !isBlank(other[field])).map((field) => [field, other[field]]),
  )

/** The places that are not among the known ones. */
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

/**
 * What happens to a duplicate by default: further rows of a client in the file, one for each property, fill in that client; anyone else is
 * left out.
 */
export const usualChoice = (original: Original, client: Pick<Client, 'first_name' | 'last_name'>): DuplicateChoice =>
  original.kind === 'row' && plainText(original.name) === plainText(fullName(client)) ? 'fill' : 'skip'

/** What is sent of the rows: each client once, several rows of the same one together. Rows with faults are left out. */
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
