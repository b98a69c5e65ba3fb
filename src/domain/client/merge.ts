import { numberText } from '../money/number-text'
import { ownAmount } from '../money/own-amount'
import { LONGEST } from '../text/field'
import { isBlank } from '../text/typed-text'
import { counted, listed } from '../text/wording'
import type { Client } from './client'
import { isSamePlace, type PropertyAddress, placeText } from './property'
import { wordLabel } from './vocabulary'

/** Fields chosen as one unit in a merge, since half of each address would be neither's. */
const PARTS = {
  name: ['first_name', 'last_name'],
  email: ['email'],
  phone: ['phone'],
  client_type: ['client_type'],
  status: ['status'],
  billing_address: ['billing_address', 'billing_city', 'billing_state', 'billing_zip'],
  payment_terms: ['payment_terms'],
  preferred_payment_method: ['preferred_payment_method'],
  credit_limit: ['credit_limit'],
} as const satisfies Record<string, readonly (keyof Client)[]>

export type MergePart = keyof typeof PARTS
const MERGE_PARTS = Object.keys(PARTS) as readonly MergePart[]

export type Mergeable = Omit<Client, 'business_id'>

const differs = (part: MergePart, one: Mergeable, other: Mergeable): boolean =>
  PARTS[part].some((field) => one[field] !== other[field])

export const differingParts = (one: Mergeable, other: Mergeable): MergePart[] =>
  MERGE_PARTS.filter((part) => differs(part, one, other))

/** Parts empty in the primary client and filled in the other: merged by default. */
export const suggestedParts = (primary: Mergeable, other: Mergeable): MergePart[] =>
  differingParts(primary, other).filter((part) => PARTS[part].every((field) => isBlank(String(primary[field]))))

const joinedNotes = (primary: Mergeable, other: Mergeable): string =>
  [...new Set([primary.notes, other.notes])].filter((notes) => !isBlank(notes)).join('\n\n')

/** Returns null when the clients can be merged. */
export const mergeRefusal = (primary: Mergeable, other: Mergeable): string | null => {
  if (primary.id === other.id) return 'A client can’t be merged with itself.'
  return joinedNotes(primary, other).length > LONGEST.notes
    ? `The notes of both are longer than ${numberText(LONGEST.notes)} characters together. Shorten them first.`
    : null
}

const fieldsFrom = (other: Mergeable, parts: readonly MergePart[]): Partial<Mergeable> =>
  Object.fromEntries(parts.flatMap((part) => PARTS[part].map((field) => [field, other[field]])))

const earlier = (one: string, other: string): string => {
  if (one === '' || other === '') return one || other
  return one < other ? one : other
}

/** The primary client with the chosen parts of the other, both notes, and the earlier start date. */
export const mergedClient = <Primary extends Mergeable>(
  primary: Primary,
  other: Mergeable,
  parts: readonly MergePart[],
): Primary => ({
  ...primary,
  ...fieldsFrom(other, parts),
  notes: joinedNotes(primary, other),
  client_since: earlier(primary.client_since, other.client_since),
})

/** Splits the other client's properties into those that move and those that join one at the same address. */
export const meetingPlaces = <Theirs extends PropertyAddress, Own extends PropertyAddress>(
  own: readonly Own[],
  theirs: readonly Theirs[],
): { moving: Theirs[]; joining: { primary: Own; other: Theirs }[] } => {
  const moving: Theirs[] = []
  const joining: { primary: Own; other: Theirs }[] = []
  for (const other of theirs) {
    const primary = own.find((each) => isSamePlace(each, other))
    if (primary) joining.push({ primary, other })
    else moving.push(other)
  }
  return { moving, joining }
}

/** `jobs` is null while their number is unknown, `balance` when nothing is owed. */
export type Following = { properties: number; jobs: number | null; balance: string | null }

export const joiningInWords = (joining: number): string => {
  if (joining === 0) return ''
  return joining === 1
    ? 'The property that both have at the same address becomes one.'
    : `The ${numberText(joining)} properties that both have at the same addresses become one each.`
}

export const followingInWords = ({ properties, jobs, balance }: Following): string =>
  listed([
    counted(properties, 'property', 'properties'),
    ...(jobs === null ? [] : [counted(jobs, 'job')]),
    ...(balance === null ? [] : [balance]),
  ])

export const partInWords = (part: MergePart, client: Mergeable): string => {
  switch (part) {
    case 'name':
      return `${client.first_name} ${client.last_name}`.trim()
    case 'billing_address': {
      const { billing_address: address, billing_city: city, billing_state: state, billing_zip: zip_code } = client
      return placeText({ address, city, state, zip_code })
    }
    case 'credit_limit':
      return ownAmount(client.credit_limit)
    case 'email':
    case 'phone':
      return client[part]
    case 'client_type':
    case 'status':
    case 'payment_terms':
    case 'preferred_payment_method':
      return wordLabel(client[part])
  }
}

const LABELS: Readonly<Record<MergePart, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  client_type: 'Client type',
  status: 'Status',
  billing_address: 'Billing address',
  payment_terms: 'Payment terms',
  preferred_payment_method: 'Payment method',
  credit_limit: 'Credit limit',
}

export const partLabel = (part: MergePart): string => LABELS[part]
