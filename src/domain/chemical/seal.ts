import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Application, Seal } from './application'

/** Placeholder before a record is sealed, and the predecessor of the first seal. */
export const UNSEALED: Seal = { number: 0, previous: '', hash: '' }

const hasValue = ([field, value]: [string, unknown]) =>
  field !== 'seal' && value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

/** Hashes every non-empty field in name order, so that fields added later don't change older seals. */
const contentOf = (application: Application): string =>
  JSON.stringify(
    Object.entries(application)
      .filter(hasValue)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const hashOf = (application: Application, { number, previous }: Omit<Seal, 'hash'>): string =>
  bytesToHex(sha256(utf8ToBytes(`${number}\n${previous}\n${contentOf(application)}`)))

/** Adds the next seal of the chain, whose hash covers the record and the previous hash. `last` is null for the first record. */
export const sealed = (application: Application, last: Seal | null): Application => {
  const { number, hash } = last ?? UNSEALED
  const link = { number: number + 1, previous: hash }
  return { ...application, seal: { ...link, hash: hashOf(application, link) } }
}

export const lastSeal = (records: readonly Pick<Application, 'seal'>[]): Seal | null =>
  records.reduce<Seal | null>((last, { seal }) => (last && last.number >= seal.number ? last : seal), null)

/** `links` is the number of links, `altered` the ids of changed records, `missing` the numbers of lost links. */
export type ChainCheck = { links: number; altered: number[]; missing: number[] }

/**
 * Verifies records against their hash chain. `versions` are all known versions, including those before and after corrections. A record is
 * altered when its content differs from its hash or its link names a different predecessor; `missing` are link numbers that no record has.
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
