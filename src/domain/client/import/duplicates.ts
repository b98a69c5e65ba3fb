import { phoneDigits, SHORTEST_PHONE } from '../../text/phone'
import type { Client } from '../client'
import { plainText } from '../property'

export type ClientIdentity = Pick<Client, 'first_name' | 'last_name' | 'email' | 'phone' | 'billing_address'>

export type ExistingClient = ClientIdentity & Pick<Client, 'id'>

type Mark = 'email' | 'phone number' | 'name and address'

type Source = { kind: 'client'; id: number; name: string } | { kind: 'row'; line: number; name: string }

/** The original of a duplicate row, either an existing client or an earlier row, and the field they share. */
export type Original = Source & { by: Mark }

/** One repeated digit, as typed by people without a number. */
const NO_PHONE = /^(\d)\1*$/

/** Two records with any of these in common are the same client. */
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

/** `client` is null for an invalid row. */
type Row = { line: number; client: ClientIdentity | null }

const nameOf = ({ first_name, last_name }: ClientIdentity): string => `${first_name} ${last_name}`.trim()

/** Duplicate rows by line number. Invalid rows are never duplicates. */
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
    learn(client, original ?? { kind: 'row', line, name: nameOf(client) })
  }
  return found
}
