import { phoneDigits, SHORTEST_PHONE } from '../text/phone'
import type { Client } from './client'

type Contact = Pick<Client, 'phone' | 'email'>
type Found<C> = { phone: C | undefined; email: C | undefined }

/** Which other clients have the phone number or the email address that was typed: it may be the same person again. */
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
