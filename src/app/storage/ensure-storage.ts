import type { StorageKind } from './storage-fallback'

const PROBE = 'probe'

/** One that holds nothing and takes nothing is as good as none; one that is full still has what it holds. */
const isUsable = (page: Pick<Window, StorageKind>, kind: StorageKind): boolean => {
  try {
    const storage = page[kind]
    if (storage.length === 0) {
      storage.setItem(PROBE, '')
      storage.removeItem(PROBE)
    }
    return true
  } catch {
    return false
  }
}

/**
 * Gives the page a storage of its own where its browser refuses one: with site data blocked, reading or writing throws, and some browsers have
 * none. Returns whether it did; what is kept there is lost with the page.
 */
export const ensureStorage = async (page: Pick<Window, StorageKind | 'navigator'>): Promise<boolean> => {
  const refused = (['localStorage', 'sessionStorage'] as const).filter((kind) => !isUsable(page, kind))
  if (refused.length === 0) return false
  const { provideStorage } = await import('./storage-fallback')
  await provideStorage(page, refused)
  return true
}
