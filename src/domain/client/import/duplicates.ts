import { phoneDigits, SHORTEST_PHONE } from '../../text/phone'
import type { Client } from '../client'
import { plainText } from '../property'

/** What a client is recognized by. */
export type ClientIdentity = Pick<Client, 'first_name' | 'last_name' | 'email' | 'phone' | 'billing_address'>

/** A client of the business that a row may be. */
export type ExistingClient = ClientIdentity & Pick<Client, 'id'>

/** What two clients have in common when they are taken for the same one. */
type Mark = 'email' | 'phone number' | 'name and address'

type Source = { kind: 'client'; id: number; name: string } | { kind: 'row'; line: number; name: string }

/** The original of a duplicate row, and what they share: a client of the business, or an earlier row of the file. */
export type Original = Source & { by: Mark }

/** One digit over and over, as people type who have no number. */
const NO_PHONE = /^(\d)\1*$/

/** The same client has one of these in common. */
const marksOf = (client: ClientIdentity): { by: Mark; value: string }[] => {
  const email = client.email.trim().toLowerCase()
  const digits = phoneDigits(client.phone)
  const [name, address] = [plainText(`${client.first_name} ${client.last_name}`), plainText(client.billing_address)]
  const isPhone = digits.length >= SHORTEST_PHONE && !NO_PHONE.test(digits)
  return [
    ...(email === '' ? [] : [{ by: 'email' as const, value: email }]),
    ...(isPhone ? [{ by: 'phone number' as const, value: digits }] : []),
    ...(name === '' || address === '' ? [] : [{ by: 'name and address' as const, value: `${name} at ${address}` }]),
  ]
}

/** A row with the client it says; null where it has faults. */
type Row = { line: number; client: ClientIdentity | null }

const nameOf = ({ first_name, last_name }: ClientIdentity): string => `${first_name} ${last_name}`.trim()

/** The rows that are someone already known, by line. Rows with faults are no one yet. */
export const findDuplicates = (
  rows: readonly Row[],
  clients: readonly ExistingClient[],
): ReadonlyMap<number, Original> => {
  const sources = new Map<string, Source>()
  const keyOf = ({ by, value }: { by: Mark; value: string }) => `${by} ${value}`
  const learn = (client: ClientIdentity, source: Source) => {
    for (const mark of marksOf(client)) if (!sources.has(keyOf(mark))) sources.set(keyOf(mark), source)
  }
  for (const client of clients) learn(client, { kind: 'client', id: client.id, name: nameOf(client) })
  const found = new Map<number, Original>()
  for (const { client, line } of rows) {
    if (!client) continue
    const [original] = marksOf(client).flatMap((mark) => {
      const source = sources.get(keyOf(mark))
      return source ? [{ ...source, by: mark.by }] : []
    })
    if (original) found.set(line, original)
    // What this row knows beyond it helps to recognize the rows after it.
    learn(client, original ?? { kind: 'row', line, name: nameOf(client) })
  }
  return found
}
