import { fullName } from '@/domain/user'
import type { ClientOption } from '../types'

/** Options that a list shows at once; beyond these one keeps typing. */
const SHOWN = 50

/** The clients whose name, email, phone or an address holds all the words typed, and how many more there are. */
export const matchClients = (
  clients: readonly ClientOption[],
  typed: string,
): { found: ClientOption[]; more: number } => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = clients.filter((client) => {
    const text = [fullName(client), client.email, client.phone, ...client.properties.map(({ address }) => address)]
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { found: matching.slice(0, SHOWN), more: Math.max(0, matching.length - SHOWN) }
}
