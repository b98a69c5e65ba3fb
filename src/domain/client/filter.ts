import type { Cents } from '../money'
import { searchBy } from '../search'
import { fullName } from '../user'
import type { Client } from './client'
import { type Property, placeText } from './property'
import type { ClientStatus, ClientType } from './vocabulary'

/** A property inside its client, which says whose it is. */
export type ListedProperty = Omit<Property, 'client_id' | 'business_id'>

/** A client as lists and pages show it: with its properties and what it owes. */
export type ListedClient = Omit<Client, 'business_id'> & {
  current_balance: Cents
  properties: ListedProperty[]
}

/** What the client list is narrowed to; empty fields narrow nothing. */
export type ClientFilter = {
  search?: string | undefined
  type?: ClientType | undefined
  status?: ClientStatus | undefined
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

const billingText = ({ billing_address, billing_city, billing_state, billing_zip }: ListedClient): string =>
  placeText({ address: billing_address, city: billing_city, state: billing_state, zip_code: billing_zip })

const finds = searchBy((client: ListedClient) => [
  fullName(client),
  client.email,
  client.phone,
  digitsIn(client.phone),
  billingText(client),
  ...client.properties.map((property) => `${property.property_name} ${placeText(property)}`),
])

/** `(512)` or `555-0111`: two digits at least, and else only what people write between the digits of a phone number. */
const PHONE_PART = /^(?=.*\d.*\d)[\d()+./-]+$/

/** What was typed, with the parts of phone numbers brought to their digits; the country is not asked for. */
const withDigits = (typed: string): string =>
  typed
    .replaceAll(/\+1/g, ' ')
    .split(/\s+/)
    .map((word) => (PHONE_PART.test(word) ? digitsIn(word) : word))
    .join(' ')

/**
 * Narrows a list of clients: every word of the search is somewhere in the name, the email, the billing address or a property, or is part
 * of the phone number in any spelling (CLI-01, X-30).
 */
export const filterClients = <C extends ListedClient>(clients: readonly C[], filter: ClientFilter): C[] => {
  const asTyped = finds(filter.search)
  const digits = withDigits(filter.search ?? '')
  // Where nothing typed is part of a phone number, the second look would see what the first has seen.
  const byDigits = digits === filter.search ? () => false : finds(digits)
  return clients.filter(
    (client) =>
      (!filter.type || client.client_type === filter.type) &&
      (!filter.status || client.status === filter.status) &&
      (asTyped(client) || (Boolean(filter.search) && byDigits(client))),
  )
}
