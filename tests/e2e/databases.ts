import type { Page } from '@playwright/test'

export type FlowLogEntry = { position: number; stream: string; seq: number; kind: string; name: string; state: unknown }

export const flowLog = (page: Page): Promise<FlowLogEntry[]> => entriesOf(page, 'groundwork-flows')

export const factsOn = async (page: Page, streams: string): Promise<string[]> => {
  const facts = await entriesOf<{ stream?: string; type: string }>(page, 'groundwork-facts')
  // The last position reserved for sample data has no other fields.
  return facts.filter(({ stream }) => stream?.startsWith(streams)).map(({ type }) => type)
}

type StoredFact = { position: number; stream: string; type: string; changes: { after: { seeded?: number } | null }[] }

export const factsOf = async (page: Page, job: number): Promise<string[]> => {
  const facts = await entriesOf<StoredFact>(page, 'groundwork-facts')
  const planting = facts.findLast(({ type }) => type === 'demo.planted')
  const seeded = (planting?.position ?? 0) + (planting?.changes[0]?.after?.seeded ?? 0)
  return facts.filter(({ stream, position }) => stream === `job/${job}` && position > seeded).map(({ type }) => type)
}

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
    // Opening a missing database would create an empty one.
    if (!(await indexedDB.databases()).some((existing) => existing.name === name)) return []
    const db = await done(indexedDB.open(name))
    const entries = await done(db.transaction('entries').objectStore('entries').getAll())
    db.close()
    return entries
  }, database)
