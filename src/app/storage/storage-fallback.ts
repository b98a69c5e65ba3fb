/** The two storages that a browser gives a page. */
export type StorageKind = 'localStorage' | 'sessionStorage'

/** A storage of the browser's kind that lives as long as the page. */
const pageStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/**
 * Replaces storages that the browser refuses by ones that live as long as the page. A browser that blocks all data of a site refuses its locks
 * as well, which show which tab is at work: they are removed from the page, since tabs share nothing then.
 */
export const provideStorage = async (
  page: Pick<Window, StorageKind | 'navigator'>,
  refused: readonly StorageKind[],
): Promise<void> => {
  for (const kind of refused) Object.defineProperty(page, kind, { configurable: true, value: pageStorage() })
  const { navigator } = page
  await navigator.locks
    ?.request('probe', () => undefined)
    .catch(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }))
}
