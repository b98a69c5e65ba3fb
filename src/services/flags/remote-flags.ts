import * as v from 'valibot'
import { type FlagMap, flagMapSchema } from '@/domain/flags/flag-map'

/** In ms (FLAG-10). */
const TIMEOUT = 30_000
const RETRIES = 3

/** Each attempt has 30 s, with three retries (FLAG-10). Throws the last attempt's error, or the reason why the map is invalid. */
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
