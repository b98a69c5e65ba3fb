/** Lends the page a storage of its own where its browser refuses one: with site data blocked reading it throws, and some have none. */
export const ensureStorage = async (page: Pick<Window, 'localStorage' | 'sessionStorage'>): Promise<void> => {
  try {
    // Either throws where it is not given.
    page.localStorage.key(page.sessionStorage.length)
  } catch {
    const { lendStorage } = await import('./lent-storage')
    lendStorage(page)
  }
}
