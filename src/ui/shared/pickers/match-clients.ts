import { fullName } from '@/domain/account/user'
import { searchPeopleBy } from '@/domain/text/search-people'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'

/** A client as the picker reads it. */
export type ClientOption = {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string
  properties: readonly { address: string }[]
}

const finds = searchPeopleBy(
  (client: ClientOption) => [fullName(client), client.email, ...client.properties.map(({ address }) => address)],
  ({ phone }) => phone,
)

/** The clients whose name, email, phone or an address holds all the words typed, the phone in any spelling, and how many more there are. */
export const matchClients = <C extends ClientOption>(
  clients: readonly C[],
  typed: string,
): { found: C[]; more: number } => firstMatches(clients.filter(finds(typed)))
