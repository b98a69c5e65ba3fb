import type { Client } from '../client'
import { plainText } from '../property'

/** What a client is recognized by. */
export type Known = Pick<Client, 'first_name' | 'last_name' | 'email' | 'phone' | 'billing_address'>

/** A client of the business that a row may be. */
export type KnownClient = Known & Pick<Client, 'id'>

/** Whom a row is a duplicate of: a client of the business, or an earlier row of the file. */
export type Original = { kind: 'client'; id: number; name: string } | { kind: 'row'; line: number; name: string }

/** Fewer digits than a phone number has are no number. */
export const SHORTEST_PHONE = 7

/** The digits of a phone number, without the country's. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** The same client has one of these in common: the email address, the digits of the phone, or name and address. */
const marksOf = (client: Known): string[] => {
  const digits = phoneDigits(client.phone)
  const [name, address] = [plainText(`${client.first_name} ${client.last_name}`), plainText(client.billing_address)]
  return [
    client.email.trim() === '' ? '' : `email ${client.email.trim().toLowerCase()}`,
    digits.length < SHORTEST_PHONE ? '' : `phone ${digits}`,
    name === '' || address === '' ? '' : `name ${name} at ${address}`,
  ].filter((mark) => mark !== '')
}

/** A row with the client it says; null where it has faults. */
type Row = { line: number; client: Known | null }

const nameOf = ({ first_name, last_name }: Known): string => `${first_name} ${last_name}`.trim()

/** The rows that are somebody already known, by line. Rows with faults are nobody yet. */
export const findDuplicates = (
  rows: readonly Row[],
  clients: readonly KnownClient[],
): ReadonlyMap<number, Original> => {
  const originals = new Map<string, Original>()
  const learn = (marks: readonly string[], original: Original) => {
    for (const mark of marks) if (!originals.has(mark)) originals.set(mark, original)
  }
  for (const client of clients) learn(marksOf(client), { kind: 'client', id: client.id, name: nameOf(client) })
  const found = new Map<number, Original>()
  for (const { client, line } of rows) {
    if (!client) continue
    const marks = marksOf(client)
    const original = marks.map((mark) => originals.get(mark)).find((each) => each !== undefined)
    if (original) found.set(line, original)
    // What this row knows beyond it helps to recognize the rows after it.
    learn(marks, original ?? { kind: 'row', line, name: nameOf(client) })
  }
  return found
}
