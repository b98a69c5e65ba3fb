import { phoneDigits, SHORTEST_PHONE } from '../text/phone'
import type { Client } from './client'

type Contact = Pick<Client, 'phone' | 'email'>
type Found<C> = { phone: C | undefined; email: C | undefined }

/** Other clients with the same phone number or email, who may be the same person. */
export const clientsWithSameContact = <C extends Contact & { id: number }>(
  typed: Contact,
  clients: readonly C[],
  ownId: number | null,
): Found<C> => {
  const [digits, email] = [phoneDigits(typed.phone), typed.email.trim().toLowerCase()]
  const others = (has: (client: C) => boolean) => clients.find((client) => client.id !== ownId && has(client))
  return {
    phone: digits.length < SHORTEST_PHONE ? undefined : others(({ phone }) => phoneDigits(phone) === digits),
    email: email === '' ? undefined : others((client) => client.email.trim().toLowerCase() === email),
  }
}
