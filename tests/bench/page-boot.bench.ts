import type { Page } from '@playwright/test'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'

const FACTS = 100_000
const RUNS = 9

declare global {
  /** How long the mock server took from its start until it answered, in ms. */
  var bootTime: Promise<number> | undefined
}

/** Takes the time of the mock server's start in every page from now on. */
const timeBoots = (page: Page) =>
  page.addInitScript(() => {
    let console: typeof globalThis.groundwork
    Object.defineProperty(globalThis, 'groundwork', {
      get: () => console,
      set(started: typeof console) {
        const start = performance.now()
        console = started
        globalThis.bootTime = started?.server.ready.then(() => performance.now() - start)
      },
    })
  })

const boots = async (page: Page): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.reload()
    await page.waitForFunction(() => globalThis.bootTime !== undefined)
    times.push(await page.evaluate(() => globalThis.bootTime ?? Number.NaN))
  }
  return quantile(times, 0.5)
}

/** Gives the first job a long history, written straight into the fact log, and has the back end keep its database. */
const addFacts = (page: Page, count: number) =>
  page.evaluate(async (facts) => {
    const settled = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const server = globalThis.groundwork?.server
    const job = (await server?.state())?.tables.jobs[0]
    const db = await settled(indexedDB.open('groundwork-facts'))
    const tx = db.transaction(['entries', 'streams'], 'readwrite')
    const entries = tx.objectStore('entries')
    const first = Number((await settled(entries.openKeyCursor(null, 'prev')))?.key ?? 0) + 1
    for (let seq = 0; seq < facts; seq++)
      entries.add({
        stream: 'job/bench',
        seq,
        position: first + seq,
        at: Date.now(),
        v: '1',
        type: 'job.edited',
        actor: { kind: 'system', name: 'Bench' },
        cause: null,
        note: null,
        changes: [{ table: 'jobs', id: job?.id, before: job, after: job }],
      })
    tx.objectStore('streams').put({ stream: 'job/bench', lastSeq: facts - 1, quarantine: null, ended: false })
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve
      tx.onabort = () => reject(tx.error)
    })
    db.close()
    await server?.rebuild()
    const position = (await server?.state())?.position
    if (position !== first + facts - 1) throw new Error(`the back end has read ${position} facts`)
  }, count)

/** Starting the back end of the built app at `address` on a long history, against one that has only been planted. */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    await setMockServer(page, { scenario: 'demo' })
    await timeBoots(page)
    await page.goto(`${address}login`)
    // The browser has not compiled the scripts yet: the first starts count for neither side.
    await boots(page)
    const baseline = await boots(page)
    await addFacts(page, FACTS)
    const is = await boots(page)
    return [
      { what: 'start in Chromium with 100,000 facts, against one with none', is, baseline, budget: { ratio: 1.2 } },
    ]
  })
