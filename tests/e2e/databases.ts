import type { Page } from '@playwright/test'

/** One entry of the flow log as stored on disk. */
export type FlowLogEntry = { position: number; stream: string; seq: number; kind: string; name: string; state: unknown }

/** Everything that the flow log of this browser holds, in the order it was written. */
export const flowLog = (page: Page): Promise<FlowLogEntry[]> => entriesOf(page, 'groundwork-flows')

/** The types of the facts on streams whose names begin so, oldest first, from the disk: what outlives the page. */
export const factsOn = async (page: Page, streams: string): Promise<string[]> => {
  const facts = await entriesOf<{ stream?: string; type: string }>(page, 'groundwork-facts')
  // The last of the positions that are reserved for the sample data has nothing else.
  return facts.filter(({ stream }) => stream?.startsWith(streams)).map(({ type }) => type)
}

type StoredFact = { position: number; stream: string; type: string; changes: { after: { seeded?: number } | null }[] }

/** The types of a job's facts, without those of the sample data. */
export const factsOf = async (page: Page, job: number): Promise<string[]> => {
  const facts = await entriesOf<StoredFact>(page, 'groundwork-facts')
  const planting = facts.findLast(({ type }) => type === 'demo.planted')
  const seeded = (planting?.position ?? 0) + (planting?.changes[0]?.after?.seeded ?? 0)
  return facts.filter(({ stream, position }) => stream === `job/${job}` && position > seeded).map(({ type }) => type)
}

/** Puts an entry of the flow log in the place of the one at its position. */
export const overwrite = (page: Page, entry: FlowLogEntry): Promise<void> =>
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
    // Opening a database that the page has not made yet would make an empty one.
    if (!(await indexedDB.databases()).some((existing) => existing.name === name)) return []
    const db = await done(indexedDB.open(name))
    const entries = await done(db.transaction('entries').objectStore('entries').getAll())
    db.close()
    return entries
  }, database)
