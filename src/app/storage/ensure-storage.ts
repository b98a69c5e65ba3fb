import type { StorageKind } from './storage-fallback'

const PROBE = 'probe'

/** A storage that is empty and refuses writes is unusable; a full one still holds its data. */
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
 * Replaces a storage that the browser refuses: with site data blocked, reading or writing throws, and some browsers have none. Returns
 * whether it replaced one; the replacement is lost with the page.
 */
export const ensureStorage = async (page: Pick<Window, StorageKind | 'navigator'>): Promise<boolean> => {
  const refused = (['localStorage', 'sessionStorage'] as const).filter((kind) => !isUsable(page, kind))
  if (refused.length === 0) return false
  const { provideStorage } = await import('./storage-fallback')
  await provideStorage(page, refused)
  return true
}
