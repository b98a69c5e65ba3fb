import { fullName } from '../account/user'
import type { Cents } from '../money/money'
import { type Amount, sumText } from '../money/sum-text'
import { searchPeopleBy } from '../text/search-people'
import type { Client } from './client'
import { type Property, placeText } from './property'
import type { ClientStatus, ClientType } from './vocabulary'

export type ListedProperty = Omit<Property, 'client_id' | 'business_id'>

export type ListedClient = Omit<Client, 'business_id'> & {
  /** In the currency of the business. */
  current_balance: Cents
  /** Balances by currency, when not all are in dollars. */
  balances?: Amount[] | undefined
  properties: ListedProperty[]
}

type Owing = Pick<ListedClient, 'current_balance' | 'balances'>

export const balancesOf = ({ current_balance, balances }: Owing): readonly Amount[] =>
  balances ?? [{ amount: current_balance, currency: 'USD' }]

/** `$120.50`, `$120.50 + €7.00`: currencies are not added up. */
export const balanceText = (client: Owing): string => sumText(balancesOf(client))

export const isSquare = (client: Owing): boolean => balancesOf(client).every(({ amount }) => amount === 0)

/** Empty fields don't filter. */
export type ClientFilter = {
  search?: string | undefined
  type?: ClientType | undefined
  status?: ClientStatus | undefined
}

const billingText = ({ billing_address, billing_city, billing_state, billing_zip }: ListedClient): string =>
  placeText({ address: billing_address, city: billing_city, state: billing_state, zip_code: billing_zip })

const finds = searchPeopleBy(
  (client: ListedClient) => [
    fullName(client),
    client.email,
    billingText(client),
    ...client.properties.map((property) => `${property.property_name} ${placeText(property)}`),
  ],
  ({ phone }) => phone,
)

/**
 * Every search word must occur in the name, email, billing address or a property, or be part of the phone number in any format (CLI-01,
 *
 */
export const filterClients = <C extends ListedClient>(clients: readonly C[], filter: ClientFilter): C[] => {
  const isFound = finds(filter.search)
  return clients.filter(
    (client) =>
      (!filter.type || client.client_type === filter.type) &&
      (!filter.status || client.status === filter.status) &&
      isFound(client),
  )
}
