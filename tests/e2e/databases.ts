import type { Page } from '@playwright/test'

/** One entry of the flow log as it stands on disk. */
export type KeptEntry = { position: number; stream: string; seq: number; kind: string; name: string; state: unknown }

/** Everything that the flow log of this browser holds, in the order it was written. */
export const flowLog = (page: Page): Promise<KeptEntry[]> => entriesOf(page, 'groundwork-flows')

/** The types of the facts on streams whose names begin so, oldest first, from the disk: what outlives the page. */
export const factsOn = async (page: Page, streams: string): Promise<string[]> => {
  const facts = await entriesOf<{ stream: string; type: string }>(page, 'groundwork-facts')
  return facts.filter(({ stream }) => stream.startsWith(streams)).map(({ type }) => type)
}

/** The types of a job's facts. */
export const factsOf = async (page: Page, job: number): Promise<string[]> => {
  const facts = await entriesOf<{ stream: string; type: string }>(page, 'groundwork-facts')
  return facts.filter(({ stream }) => stream === `job/${job}`).map(({ type }) => type)
}

/** Puts an entry of the flow log in the place of the one at its position. */
export const overwrite = (page: Page, entry: KeptEntry): Promise<void> =>
  page.evaluate(async (changed) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('groundwork-flows'))
    await done(db.transaction('entries', 'readwrite').objectStore('entries').put(changed))
    db.close()
  }, entry)

const entriesOf = <E>(page: Page, database: string): Promise<E[]> =>
  page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open(name))
    const entries = await done(db.transaction('entries').objectStore('entries').getAll())
    db.close()
    return entries
  }, database)
