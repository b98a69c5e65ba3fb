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

const KINDS = ['localStorage', 'sessionStorage'] as const

/** Whether a browser gives out this storage: with site data blocked it throws, and some have none. */
const isGiven = (page: Pick<Window, (typeof KINDS)[number]>, kind: (typeof KINDS)[number]): boolean => {
  try {
    return typeof page[kind].length === 'number'
  } catch {
    return false
  }
}

/**
 * Puts a storage that lives as long as the page in the place of one that the browser refuses, so that the app runs there. Such a browser
 * refuses its databases as well, and the notice of these says that nothing is kept.
 */
export const lendStorage = (page: Pick<Window, (typeof KINDS)[number]>): void => {
  for (const kind of KINDS)
    if (!isGiven(page, kind)) Object.defineProperty(page, kind, { configurable: true, value: pageStorage() })
}
