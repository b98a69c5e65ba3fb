import * as v from 'valibot'
import { latitude, longitude } from '../money/amount'
import { id } from '../text/field'
import { PROPERTY_TYPES } from './property-types'

export { PROPERTY_TYPES }

export const SERVICE_FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'seasonal', 'on_request'] as const
export const SERVICE_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const SERVICE_TIMES = ['early_morning', 'morning', 'afternoon', 'evening'] as const
export const BAGGING = ['bag', 'mulch', 'side_discharge'] as const

/** PROP-04, PROP-05. Null and empty text mean unknown. */
const careEntries = {
  lot_size_sqft: v.nullable(v.number()),
  lawn_area_sqft: v.nullable(v.number()),
  service_frequency: v.nullable(v.picklist(SERVICE_FREQUENCIES)),
  service_day_preference: v.nullable(v.picklist(SERVICE_DAYS)),
  service_time_preference: v.nullable(v.picklist(SERVICE_TIMES)),
  mowing_height: v.string(),
  bagging_preference: v.nullable(v.picklist(BAGGING)),
  grass_type: v.string(),
  irrigation_system: v.boolean(),
  fertilizer_program: v.string(),
  pesticide_program: v.string(),
  organic_only: v.boolean(),
  special_considerations: v.string(),
  access_notes: v.string(),
}

const careSchema = v.object(careEntries)
export type Care = v.InferOutput<typeof careSchema>

export const NO_CARE: Care = {
  lot_size_sqft: null,
  lawn_area_sqft: null,
  service_frequency: null,
  service_day_preference: null,
  service_time_preference: null,
  mowing_height: '',
  bagging_preference: null,
  grass_type: '',
  irrigation_system: false,
  fertilizer_program: '',
  pesticide_program: '',
  organic_only: false,
  special_considerations: '',
  access_notes: '',
}

/** PROP-03 to PROP-05. The route position is null until known. */
export const propertySchema = v.object({
  id,
  client_id: id,
  business_id: id,
  property_name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  property_type: v.picklist(PROPERTY_TYPES),
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
  ...careEntries,
})
export type Property = v.InferOutput<typeof propertySchema>

export type PropertyAddress = Pick<Property, 'address' | 'city' | 'state' | 'zip_code'>

export const placeText = ({ address, city, state, zip_code }: PropertyAddress): string =>
  [address, city, `${state} ${zip_code}`.trim()].filter((part) => part !== '').join(', ')

/** Normalizes case, punctuation and spaces for comparing names and addresses. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const isSameAddress = (one: PropertyAddress, other: PropertyAddress): boolean =>
  one.address === other.address &&
  one.city === other.city &&
  one.state === other.state &&
  one.zip_code === other.zip_code

/** Ignores case and punctuation. */
export const isSamePlace = (one: PropertyAddress, other: PropertyAddress): boolean =>
  plainText(one.address) === plainText(other.address) && plainText(one.zip_code) === plainText(other.zip_code)

const EMPTY: ReadonlySet<unknown> = new Set([null, '', false])

const NOTE_FIELDS = ['special_considerations', 'access_notes'] as const

/** Fills in missing fields from the second record and joins the notes of both. */
export const joinedProperty = (primary: Property, other: Property): Property => {
  const missingFields = Object.entries(other).filter(([field]) => EMPTY.has(primary[field as keyof Property]))
  const joinedNotes = NOTE_FIELDS.map((field) => [
    field,
    [...new Set([primary[field], other[field]])].filter(Boolean).join('\n\n'),
  ])
  return { ...primary, ...Object.fromEntries([...missingFields, ...joinedNotes]) }
}

type Addressed = { property_address: string; property_zip: string }

export const hasAddressOf =
  (property: Pick<Property, 'address' | 'zip_code'>) =>
  ({ property_address, property_zip }: Addressed): boolean =>
    plainText(property_address) === plainText(property.address) &&
    plainText(property_zip) === plainText(property.zip_code)

type Worked = Addressed & { client_id: number; property_id: number | null }

/** A job without a property is matched by its client and address. */
export const isAt = (property: Pick<Property, 'id' | 'client_id' | 'address' | 'zip_code'>) => {
  const isThere = hasAddressOf(property)
  return (job: Worked): boolean =>
    job.property_id === null ? job.client_id === property.client_id && isThere(job) : job.property_id === property.id
}
