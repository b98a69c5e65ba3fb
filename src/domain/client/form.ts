import * as v from 'valibot'
import { money } from '../money/amount'
import { centsFromDollars, dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import type { Shape } from '../record/draft-shape'
import { atMost, id, isEmail, LONGEST } from '../text/field'
import { phoneDigits, SHORTEST_PHONE } from '../text/phone'
import { typedOrNull, typedOrZero } from '../text/typed-number'
import { filledText, isBlank, text } from '../text/typed-text'
import { stateSchema } from '../text/us-states'
import { type Client, NEW_CLIENT } from './client'
import type { ListedClient } from './filter'
import type { ListedProperty } from './listed-property'
import {
  BAGGING,
  NO_CARE,
  PROPERTY_TYPES,
  type Property,
  SERVICE_DAYS,
  SERVICE_FREQUENCIES,
  SERVICE_TIMES,
} from './property'
import { CLIENT_PAYMENT_METHODS, CLIENT_STATUSES, CLIENT_TYPES, PAYMENT_TERMS } from './vocabulary'

export const MOST_PROPERTIES = 200
export const TOO_MANY_PROPERTIES = `Use ${MOST_PROPERTIES} properties or fewer`
const LARGEST_SQFT = 278_784_000

const readableLimit = ownAmountTyped(typedOrZero(money))
/** In the business's currency; unreadable input counts as 0 (CLI-13). */
const typedLimit = v.fallback(readableLimit, centsFromDollars(0))

const AREA = 'Use an area from 0 to 278,784,000 sq ft'
const sqft = v.pipe(v.number(AREA), v.minValue(0, AREA), v.maxValue(LARGEST_SQFT, AREA))
/** CLI-13 */
const typedSqft = typedOrNull(sqft)

const careFields = {
  service_frequency: v.nullable(v.picklist(SERVICE_FREQUENCIES)),
  service_day_preference: v.nullable(v.picklist(SERVICE_DAYS)),
  service_time_preference: v.nullable(v.picklist(SERVICE_TIMES)),
  mowing_height: text(LONGEST.name),
  bagging_preference: v.nullable(v.picklist(BAGGING)),
  grass_type: text(LONGEST.name),
  irrigation_system: v.boolean(),
  fertilizer_program: text(LONGEST.title),
  pesticide_program: text(LONGEST.title),
  organic_only: v.boolean(),
  special_considerations: text(LONGEST.notes),
  access_notes: text(LONGEST.notes),
}

const placeFields = {
  property_name: text(LONGEST.name),
  address: filledText(LONGEST.address, 'Address is required'),
  city: filledText(LONGEST.name, 'City is required'),
  state: stateSchema,
  zip_code: filledText(LONGEST.zip, 'ZIP code is required'),
  property_type: v.picklist(PROPERTY_TYPES),
}

/** PROP-02 to PROP-05 */
export const propertyFormSchema = v.object({
  ...placeFields,
  lot_size_sqft: typedSqft,
  lawn_area_sqft: typedSqft,
  ...careFields,
})
export type PropertyForm = v.InferInput<typeof propertyFormSchema>

export const ownedPropertyFormSchema = v.object({
  client_id: v.pipe(v.nullable(id), v.number('Client is required')),
  ...propertyFormSchema.entries,
})
export type OwnedPropertyForm = v.InferInput<typeof ownedPropertyFormSchema>

/** Omitted fields are unknown for a new property and unchanged for an existing one. */
export const propertyDraftFields = {
  ...placeFields,
  lot_size_sqft: v.nullable(sqft),
  lawn_area_sqft: v.nullable(sqft),
  ...careFields,
}
export type PropertyDraft = v.InferOutput<typeof propertyFormSchema>

export const emptyPropertyForm: PropertyForm = {
  ...NO_CARE,
  property_name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  property_type: 'residential',
  lot_size_sqft: '',
  lawn_area_sqft: '',
}

const propertyFormOf = (property: Property): PropertyForm => {
  const { id: _, client_id: __, business_id: ___, latitude: ____, longitude: _____, ...fields } = property
  const typed = (area: number | null) => (area === null ? '' : String(area))
  return { ...fields, lot_size_sqft: typed(property.lot_size_sqft), lawn_area_sqft: typed(property.lawn_area_sqft) }
}

/** Omits the services and the client's name, which are derived. */
export const ownedPropertyFormOf = ({ client: _, services: __, ...property }: ListedProperty): OwnedPropertyForm => ({
  client_id: property.client_id,
  ...propertyFormOf(property),
})

export type PropertyRow = PropertyForm & { id?: number | undefined }

const PLACE_FIELDS = ['address', 'city', 'state', 'zip_code'] as const

export const isComplete = (row: PropertyRow): boolean => PLACE_FIELDS.every((field) => !isBlank(row[field]))

export const isUntouched = ({ id, ...typed }: PropertyRow): boolean =>
  id === undefined && JSON.stringify({ ...emptyPropertyForm, ...typed }) === JSON.stringify(emptyPropertyForm)

/** CLI-12 */
export const NO_PROPERTY = 'At least one property with complete address is required'

const anyRow = v.custom<PropertyRow>((value) => typeof value === 'object' && value !== null)

/** Ignores untouched rows. At least one must be complete; errors in others appear at their fields. */
const typedProperties = v.pipe(
  v.array(anyRow),
  v.transform((rows) => rows.filter((row) => !isUntouched(row))),
  v.check((rows) => rows.some(isComplete), NO_PROPERTY),
  v.array(v.object({ ...propertyFormSchema.entries, id: v.optional(v.number()) })),
  v.maxLength(MOST_PROPERTIES, TOO_MANY_PROPERTIES),
)

const partyFields = {
  first_name: filledText(LONGEST.name, 'First name is required'),
  last_name: filledText(LONGEST.name, 'Last name is required'),
  email: v.pipe(
    v.string(),
    v.trim(),
    atMost(LONGEST.email),
    v.check((typed) => typed === '' || isEmail(typed), 'Please enter a valid email address'),
  ),
  phone: filledText(LONGEST.phone, 'Phone number is required'),
  client_type: v.picklist(CLIENT_TYPES),
  status: v.picklist(CLIENT_STATUSES),
  billing_address: filledText(LONGEST.address, 'Billing address is required'),
  billing_city: filledText(LONGEST.name, 'City is required'),
  billing_state: stateSchema,
  billing_zip: filledText(LONGEST.zip, 'ZIP code is required'),
  payment_terms: v.picklist(PAYMENT_TERMS),
  preferred_payment_method: v.picklist(CLIENT_PAYMENT_METHODS),
}

/** New phone numbers need enough digits; numbers saved in other formats stay valid. */
const typedPhone = v.pipe(
  partyFields.phone,
  v.check(
    (phone) => isBlank(phone) || phoneDigits(phone).length >= SHORTEST_PHONE,
    'Please enter a valid phone number',
  ),
)

/** CLI-02, CLI-09 to CLI-13 */
export const clientFormSchema = v.object({
  ...partyFields,
  phone: typedPhone,
  credit_limit: typedLimit,
  properties: typedProperties,
  notes: text(LONGEST.notes),
})
export type ClientForm = v.InferInput<typeof clientFormSchema>
export const clientFormShape: Shape<ClientForm> = v.object({
  ...clientFormSchema.entries,
  properties: v.array(v.object({ ...propertyFormSchema.entries, id: v.optional(v.number()) })),
})
type FilledForm = v.InferOutput<typeof clientFormSchema>
/** The credit limit is omitted by people who may not see it. */
export type ClientDraft = Omit<FilledForm, 'credit_limit'> & Partial<Pick<FilledForm, 'credit_limit'>>

export const clientDraftFields = { ...partyFields, credit_limit: money, notes: text(LONGEST.notes) }

/** CLI-08; has one empty property row. */
export const emptyClientForm: ClientForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  billing_address: '',
  billing_city: '',
  billing_state: '',
  billing_zip: '',
  ...NEW_CLIENT,
  credit_limit: String(NEW_CLIENT.credit_limit),
  properties: [emptyPropertyForm],
  notes: '',
}

export const clientFormFrom = (typed: string): ClientForm => {
  if (typed.includes('@')) return { ...emptyClientForm, email: typed }
  if (/\d/.test(typed)) return { ...emptyClientForm, phone: typed }
  const [first_name = '', ...rest] = typed.split(/\s+/)
  return { ...emptyClientForm, first_name, last_name: rest.join(' ') }
}

export const clientFormOf = (
  { business_id: _, id: __, client_since: ___, ...client }: Client,
  properties: readonly Property[],
): ClientForm => ({
  ...client,
  credit_limit: String(dollarsFromCents(client.credit_limit)),
  properties: properties.map((property) => ({ ...propertyFormOf(property), id: property.id })),
})

export const listedClientFormOf = (
  { current_balance: _, properties, ...client }: ListedClient,
  business_id: number,
): ClientForm =>
  clientFormOf(
    { ...client, business_id },
    properties.map((property) => ({ ...property, client_id: client.id, business_id })),
  )

/** Five digits, with an optional four after a dash (ONB-20). */
const ZIP = /^\d{5}(-\d{4})?$/

/** A warning for an unusual ZIP code, which can still be saved. */
export const zipWarning = (zip: string): string | undefined =>
  isBlank(zip) || ZIP.test(zip.trim()) ? undefined : 'This does not look like a US ZIP code'

/** Warns about input that counts as 0, such as `lots` or another currency (CLI-13). */
export const limitWarning = (typed: string): string | undefined =>
  v.is(readableLimit, typed) ? undefined : 'This amount can’t be read and counts as 0'
