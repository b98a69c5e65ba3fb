import * as v from 'valibot'
import { balanceOwed, money } from '../../money/amount'
import { type Cents, dollarsFromCents } from '../../money/money'
import { numberText } from '../../money/number-text'
import type { Day } from '../../time/day'
import { sinceRefusal } from '../client'
import { type ClientDraft, type ClientForm, clientFormSchema, emptyClientForm, emptyPropertyForm } from '../form'
import { CLIENT_PAYMENT_METHODS, CLIENT_STATUSES, CLIENT_TYPES, PAYMENT_TERMS, wordLabel } from '../vocabulary'
import { type ImportField, importFieldLabel, type Matching, type SheetRow } from './columns'
import { amountIn, cellText, dayIn, lineIn, lostZero, namesIn, phoneIn, type Read, wordIn, zipIn } from './read-cell'
import { stateIn } from './states'

export const MOST_ROWS = 10_000
export const MOST_COLUMNS = 500
export const TOO_MANY_ROWS = `One import takes ${numberText(MOST_ROWS)} clients at most. Split the file.`

/** `client_since` and `opening_balance` are null when the file lacks them. */
export type ImportedClient = Required<ClientDraft> & { client_since: Day | null; opening_balance: Cents | null }

/** A null `field` applies to the whole row, for example when a cell is missing. */
export type Fault = { field: ImportField | null; message: string }

export type JudgedRow = SheetRow &
  ({ client: ImportedClient; faults: readonly [] } | { client: null; faults: readonly Fault[] })

const PROPERTY_TYPE = {
  residential: 'residential',
  commercial: 'commercial',
  hoa: 'hoa_common_area',
} as const satisfies Record<ClientForm['client_type'], string>

const PROPERTY_FIELDS: Readonly<Record<string, ImportField>> = {
  property_name: 'property_name',
  address: 'property_address',
  city: 'property_city',
  state: 'property_state',
  zip_code: 'property_zip',
}

/** `properties.0.zip_code` belongs to the column `property_zip`. */
const columnOf = (path: string): ImportField => {
  const [field = '', , part] = path.split('.')
  return field === 'properties' ? (PROPERTY_FIELDS[part ?? ''] ?? 'property_address') : (field as ImportField)
}

type Cells = (field: ImportField) => string

export type Readings = {
  /** True when four-digit ZIP codes lost a leading 0. */
  zeros: boolean
  /** No one can be a client since a later day. */
  today: Day
  /** Number of columns the file names; null when it names none. */
  named: number | null
}

const zipAs = (text: string, zeros: boolean): string => {
  const zip = zipIn(text)
  return zeros && lostZero(zip) ? zip.padStart(5, '0') : zip
}

/** Columns whose words or numbers have several accepted spellings. */
const SPELLED: Readonly<Partial<Record<ImportField, (text: string, zeros: boolean) => string>>> = {
  email: (text) => text.replace(/^mailto:/i, ''),
  phone: phoneIn,
  billing_state: stateIn,
  property_state: stateIn,
  billing_zip: zipAs,
  property_zip: zipAs,
}

export const hasLostZero = ({ cells }: SheetRow, { billing_zip, property_zip }: Matching): boolean =>
  [billing_zip, property_zip].some((column) => column !== undefined && lostZero(zipIn(lineIn(cells[column]))))

/** Falls back to the billing address when the property address is missing. */
const placeIn = (cell: Cells) => {
  const [address, city, state, zip] = [
    cell('property_address'),
    cell('property_city'),
    cell('property_state'),
    cell('property_zip'),
  ]
  const billed = { city: cell('billing_city'), state: cell('billing_state'), zip_code: cell('billing_zip') }
  if (address === '') return { isOwn: false, place: { ...billed, address: cell('billing_address') } }
  const isWhole = `${city}${state}${zip}` !== ''
  return { isOwn: isWhole, place: isWhole ? { address, city, state, zip_code: zip } : { ...billed, address } }
}

const filledCells = ({ cells }: SheetRow): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1

const LAST_DAY: Day = '9999-12-31'

const sinceIn = (text: string, today: Day): Read<Day> => {
  const read = dayIn(text)
  const refusal = read.ok ? sinceRefusal(read.value, today) : null
  return refusal === null ? read : { ok: false, message: refusal }
}

/** Validates a row with the form's rules. Empty cells get a new client's defaults (CLI-08). */
export const judgeRow = (
  row: SheetRow,
  matching: Matching,
  { zeros = true, today = LAST_DAY, named = null }: Partial<Readings> = {},
): JudgedRow => {
  const faults: Fault[] = []
  const count = filledCells(row)
  if (named !== null && count > named)
    faults.push({
      field: null,
      message: `This row has ${count} cells, but only ${named} columns are named. Is there a separator inside a cell?`,
    })
  const cell: Cells = (field) => {
    const column = matching[field]
    if (column === undefined) return ''
    const text = field === 'notes' ? cellText(row.cells[column]) : lineIn(row.cells[column])
    return SPELLED[field]?.(text, zeros) ?? text
  }
  const readOr = <T>(field: ImportField, fallback: T, read: (text: string) => Read<T>): T => {
    const text = cell(field)
    if (text === '') return fallback
    const found = read(text)
    if (found.ok) return found.value
    faults.push({ field, message: found.message })
    return fallback
  }

  const full = namesIn(cell('full_name'))
  const client_type = readOr('client_type', emptyClientForm.client_type, (text) =>
    wordIn(text, CLIENT_TYPES, wordLabel),
  )
  const limit = readOr<Cents | null>('credit_limit', null, (text) => amountIn(text, money))
  const client_since = readOr<Day | null>('client_since', null, (text) => sinceIn(text, today))
  const opening_balance = readOr<Cents | null>('opening_balance', null, (text) => amountIn(text, balanceOwed))
  const { isOwn, place } = placeIn(cell)
  const form: ClientForm = {
    first_name: cell('first_name') || full.first,
    last_name: cell('last_name') || full.last,
    email: cell('email'),
    phone: cell('phone'),
    client_type,
    status: readOr('status', emptyClientForm.status, (text) => wordIn(text, CLIENT_STATUSES, wordLabel)),
    billing_address: cell('billing_address'),
    billing_city: cell('billing_city'),
    billing_state: cell('billing_state'),
    billing_zip: cell('billing_zip'),
    payment_terms: readOr('payment_terms', emptyClientForm.payment_terms, (text) =>
      wordIn(text, PAYMENT_TERMS, wordLabel),
    ),
    preferred_payment_method: readOr('preferred_payment_method', emptyClientForm.preferred_payment_method, (text) =>
      wordIn(text, CLIENT_PAYMENT_METHODS, wordLabel),
    ),
    credit_limit: limit === null ? emptyClientForm.credit_limit : String(dollarsFromCents(limit)),
    notes: cell('notes'),
    properties: [
      {
        ...emptyPropertyForm,
        ...place,
        property_name: cell('property_name'),
        property_type: PROPERTY_TYPE[client_type],
      },
    ],
  }

  const { success, output, issues = [] } = v.safeParse(clientFormSchema, form)
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    // Errors of a property at the billing address are already reported for that address.
    if (
      path.startsWith('properties') &&
      path !== 'properties.0.property_name' &&
      !isOwn &&
      place.address === form.billing_address
    )
      continue
    const field = columnOf(path)
    const isMissing = issue.input === ''
    faults.push(
      isMissing
        ? { field: null, message: `${importFieldLabel(field)} is required` }
        : { field, message: issue.message },
    )
  }
  return success && faults.length === 0
    ? { ...row, client: { ...output, client_since, opening_balance }, faults: [] }
    : { ...row, client: null, faults }
}
