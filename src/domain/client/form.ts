import { fieldErrors, filled } from '../field-errors'
import { isEmail, LONGEST, tooLong } from '../field'
import { type Client, NEW_CLIENT } from './client'
import { NO_CARE, type Property } from './property'

/** A property as it is typed in: numbers are still text, and one that is saved already has its id. */
export type PropertyForm = {
  [Field in keyof Omit<Property, 'id' | 'client_id' | 'business_id' | 'latitude' | 'longitude'>]: Property[Field] extends
    | number
    | null
    ? string
    : Property[Field]
} & { id?: number }

/** The Add and Edit Client form (CLI-02): what is typed, with its properties. */
export type ClientForm = Omit<Client, 'id' | 'business_id' | 'client_since' | 'credit_limit'> & {
  credit_limit: string
  properties: PropertyForm[]
}

/** A property of which nothing is typed yet. */
export const emptyPropertyForm: PropertyForm = {
  property_name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  property_type: 'residential',
  ...NO_CARE,
  lot_size_sqft: '',
  lawn_area_sqft: '',
}

/** A new client's form (CLI-08): one property to fill in. */
export const emptyClientForm: ClientForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  billing_address: '',
  billing_city: '',
  billing_state: '',
  billing_zip: '',
  notes: '',
  ...NEW_CLIENT,
  credit_limit: String(NEW_CLIENT.credit_limit),
  properties: [emptyPropertyForm],
}

/** Where a message of the client form belongs: a field, or all properties together. */
export type ClientField = Exclude<keyof ClientForm, 'properties'> | 'properties'

/** Five digits, with four more after a dash if wanted (ONB-20). */
const ZIP = /^\d{5}(-\d{4})?$/

/** What looks odd about a ZIP code and does not hold a save back. */
export const zipWarning = (zip: string): string | undefined =>
  zip.trim() === '' || ZIP.test(zip.trim()) ? undefined : 'This does not look like a US ZIP code.'

const tooMuch = (text: string, max: number): string | undefined => (text.trim().length > max ? tooLong(max) : undefined)

const isComplete = ({ address, city, state, zip_code }: PropertyForm): boolean =>
  [address, city, state, zip_code].every((part) => part.trim() !== '')

/** Whether nothing at all was typed into a row of the properties. */
export const isUntouched = (property: PropertyForm): boolean =>
  property.id === undefined &&
  (Object.keys(emptyPropertyForm) as (keyof PropertyForm)[]).every((field) => property[field] === emptyPropertyForm[field])

/** What is wrong with the basic part and the billing part of a client (CLI-09 to CLI-11). */
const partyErrors = (form: Omit<ClientForm, 'properties'>) => ({
  first_name: filled(form.first_name, 'First name is required', LONGEST.name),
  last_name: filled(form.last_name, 'Last name is required', LONGEST.name),
  phone: filled(form.phone, 'Phone number is required', LONGEST.phone),
  email: form.email.trim() === '' || isEmail(form.email.trim()) ? undefined : 'Please enter a valid email address',
  billing_address: filled(form.billing_address, 'Billing address is required', LONGEST.address),
  billing_city: filled(form.billing_city, 'City is required', LONGEST.name),
  billing_state: filled(form.billing_state, 'State is required', LONGEST.state),
  billing_zip: filled(form.billing_zip, 'ZIP code is required', LONGEST.zip),
  notes: tooMuch(form.notes, LONGEST.notes),
})

/** What is wrong with a client form, by field in the order of the form; nothing when it can be sent (CLI-09 to CLI-12). */
export const clientErrors = (form: ClientForm): Partial<Record<ClientField, string>> => {
  const typed = form.properties.filter((property) => !isUntouched(property))
  const hasProperties = typed.length > 0 && typed.every(isComplete)
  return fieldErrors<ClientField>({
    ...partyErrors(form),
    properties: hasProperties ? undefined : 'At least one property with complete address is required',
  })
}
