/** FLAG-10 */
const TIMEOUT = 30_000
const RETRIES = 3

/** Fetches the remote flag map: 30 s for each try, three tries after the first (FLAG-10). @throws the last try's error. */
export const loadRemoteFlags = async (fetcher: typeof fetch, url: string, retries = RETRIES): Promise<unknown> => {
  try {
    const response = await fetcher(url, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`Feature flags answered ${response.status}`)
    return (await response.json()) as unknown
  } catch (error) {
    if (retries === 0) throw error
    return loadRemoteFlags(fetcher, url, retries - 1)
  }
}
