import { searchBy } from '@/domain/search'
import { fullName } from '@/domain/user'
import type { ClientOption } from '../types'

/** Options that a list shows at once; beyond these one keeps typing. */
const SHOWN = 50

const finds = searchBy((client: ClientOption) => [
  fullName(client),
  client.email,
  client.phone,
  ...client.properties.map(({ address }) => address),
])

/** The clients whose name, email, phone or an address holds all the words typed, and how many more there are. */
export const matchClients = (
  clients: readonly ClientOption[],
  typed: string,
): { found: ClientOption[]; more: number } => {
  const matching = clients.filter(finds(typed))
  return { found: matching.slice(0, SHOWN), more: Math.max(0, matching.length - SHOWN) }
}
