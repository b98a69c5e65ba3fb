export type StorageKind = 'localStorage' | 'sessionStorage'

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
 * Replaces storages that the browser refuses with ones that live as long as the page. A browser that blocks all site data refuses its locks
 * as well; they are removed from the page, since tabs share nothing then.
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
