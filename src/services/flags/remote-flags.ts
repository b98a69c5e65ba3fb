import * as v from 'valibot'
import { type FlagMap, flagMapSchema } from '@/domain/flags/flag-map'

/** FLAG-10 */
const TIMEOUT = 30_000
const RETRIES = 3

/**
 * Loads the remote flag map: 30 s for each try, three tries after the first (FLAG-10). @throws the last try's error, or what is wrong with
 * the map.
 */
export const loadRemoteFlags = async (fetcher: typeof fetch, url: string): Promise<FlagMap> =>
  v.parse(flagMapSchema, await fetchFlags(fetcher, url, RETRIES))

const fetchFlags = async (fetcher: typeof fetch, url: string, retries: number): Promise<unknown> => {
  try {
    const response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`Feature flags answered ${response.status}`)
    return (await response.json()) as unknown
  } catch (error) {
    if (retries === 0) throw error
    return fetchFlags(fetcher, url, retries - 1)
  }
}
