import { fullName } from '@/domain/account/user'
import { searchPeopleBy } from '@/domain/text/search-people'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'

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

/** Matches every typed word in name, email, phone (in any format) or address. */
export const matchClients = <C extends ClientOption>(
  clients: readonly C[],
  typed: string,
): { found: C[]; more: number } => firstMatches(clients.filter(finds(typed)))
