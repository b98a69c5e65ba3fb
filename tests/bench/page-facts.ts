import type { Page } from '@playwright/test'
import type { Change } from '@/domain/record/fact'
import type { TableName } from '@/mock-server/core/log/rows'

export const rowsIn = (page: Page, table: TableName): Promise<Change['after'][]> =>
  page.evaluate(async (name) => (await globalThis.groundwork?.server.state())?.tables[name] ?? [], table)

/** Writes facts with the same changes directly to a page's fact log, and has the back end save its database. */
export const addFacts = (page: Page, input: { stream: string; times: number; changes: Change[] }): Promise<void> =>
  page.evaluate(async ({ stream, times, changes }) => {
    const settled = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const server = globalThis.groundwork?.server
    const db = await settled(indexedDB.open('groundwork-facts'))
    const tx = db.transaction(['entries', 'streams'], 'readwrite')
    const entries = tx.objectStore('entries')
    const first = Number((await settled(entries.openKeyCursor(null, 'prev')))?.key ?? 0) + 1
    for (let seq = 0; seq < times; seq++)
      entries.add({
        stream,
        seq,
        position: first + seq,
        at: Date.now(),
        v: '1',
        type: 'bench.done',
        actor: { kind: 'system', name: 'Bench' },
        cause: null,
        note: null,
        changes,
      })
    tx.objectStore('streams').put({ stream, lastSeq: times - 1, quarantine: null, ended: false })
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve
      tx.onabort = () => reject(tx.error)
    })
    db.close()
    await server?.rebuild()
    const position = (await server?.state())?.position
    if (position !== first + times - 1) throw new Error(`the back end has read ${position} facts`)
  }, input)
