import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Application, Seal } from './application'

/** What there is instead of a link until a record is given its own, and what comes before the first of them. */
export const UNSEALED: Seal = { number: 0, previous: '', hash: '' }

const hasValue = ([field, value]: [string, unknown]) =>
  field !== 'seal' && value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

/** What a seal covers: every field that says something, in the order of their names, so that a field added later changes no older seal. */
const contentOf = (application: Application): string =>
  JSON.stringify(
    Object.entries(application)
      .filter(hasValue)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const hashOf = (application: Application, { number, previous }: Omit<Seal, 'hash'>): string =>
  bytesToHex(sha256(utf8ToBytes(`${number}\n${previous}\n${contentOf(application)}`)))

/** A record with the next link of the chain: its hash covers what it says and the hash before it. `last` is null for the first record. */
export const sealed = (application: Application, last: Seal | null): Application => {
  const { number, hash } = last ?? UNSEALED
  const link = { number: number + 1, previous: hash }
  return { ...application, seal: { ...link, hash: hashOf(application, link) } }
}

/** The latest link among records; null where there is none. */
export const lastSeal = (records: readonly Pick<Application, 'seal'>[]): Seal | null =>
  records.reduce<Seal | null>((last, { seal }) => (last && last.number >= seal.number ? last : seal), null)

/** The result of checking a chain: the number of links, the records that are not as they were recorded, and the links that are missing. */
export type ChainCheck = { links: number; altered: number[]; missing: number[] }

/**
 * Checks records against the chain they were recorded in. `versions` is everything known of them: as they are now, and as each correction
 * found and left them. A record is altered where its content differs from what was hashed, or where its link names a predecessor other than
 * the actual one. `missing` are the numbers of links that no record has anymore.
 */
export const checkChain = (versions: readonly Application[]): ChainCheck => {
  const links = new Map<number, string>()
  const altered = new Set<number>()
  for (const version of versions) {
    const { id, seal } = version
    if (hashOf(version, seal) !== seal.hash || (links.get(seal.number) ?? seal.hash) !== seal.hash) altered.add(id)
    else links.set(seal.number, seal.hash)
  }
  for (const { id, seal } of versions) {
    const before = seal.number === 1 ? '' : links.get(seal.number - 1)
    if (before !== undefined && before !== seal.previous) altered.add(id)
  }
  const numbers = new Set(versions.map(({ seal }) => seal.number))
  const last = lastSeal(versions)?.number ?? 0
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number))
  return { links: numbers.size, altered: [...altered].sort((a, b) => a - b), missing }
}
