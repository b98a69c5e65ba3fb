import type { Locator, Page } from '@playwright/test'
import type { Message } from '@/domain/messaging/message'
import { signIn } from './cold-load'
import type { Figure } from './figure'
import { type Serve, serveFloor } from './floor'
import { inChromium, quantile, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

const LINES = 10_000
const NEWEST = 'The newest line'
const CONVERSATION = 100_000
/** Someone unidentified, so that the list names them by their number. */
const NUMBER = '+15125550177'
const SHOWN_NUMBER = '(512) 555-0177'
const OWNER = 1
const APART = 20 * 60_000
const RUNS = 5
const FRAMES = 300
/** In px a frame: 7,200 px a second, a fast fling. */
const SCROLLED = 120
const FARTHEST = FRAMES * SCROLLED
/** In ms: time until idle-time loading has finished. */
const AT_REST = 4_000
/** In ms: a thread that takes longer is broken. */
const LONGEST_OPENING = 10_000
/** In ms. */
const LONG_FRAME = 50

/** A thread of the sample's texts and emails, of the last months up to yesterday, that the owner has read. */
const plant = async (page: Page): Promise<void> => {
  const [conversation] = await rowsIn(page, 'conversations')
  const sample = ((await rowsIn(page, 'messages')) as Message[]).filter(
    ({ status }) => status === 'delivered' || status === 'received',
  )
  const ended = Date.now() - 86_400_000
  const messages = Array.from({ length: LINES }, (_, index) => {
    const message = sample[index % sample.length]
    const at = ended - (LINES - index) * APART
    const theirs = message?.direction === 'inbound' ? { from_number: NUMBER } : { to_number: NUMBER }
    return {
      ...message,
      ...theirs,
      ...{ id: CONVERSATION + index, conversation_id: CONVERSATION, provider_id: `bench-${index}`, about: null },
      ...{
        created_at: at,
        status_at: at,
        in_reply_to: '',
        thread_ids: '',
        ...(index === LINES - 1 ? { body: NEWEST } : {}),
      },
    }
  })
  const last = messages.at(-1)
  const row = {
    ...conversation,
    ...{ id: CONVERSATION, client_id: null, address: NUMBER, status: 'waiting_on_us', snoozed_until: null },
    ...{ assigned_to: null, waiting_since: ended, created_at: messages[0]?.created_at, last_at: Date.now() },
  }
  const mark = { id: CONVERSATION, business_id: 1, conversation_id: row.id, user_id: OWNER, note_id: 0 }
  const inserted = <R extends { id: number }>(table: string, rows: readonly R[]) =>
    rows.map((after) => ({ table, id: after.id, before: null, after }))
  await addFacts(page, {
    stream: 'conversation/bench',
    times: 1,
    changes: [
      ...inserted('conversations', [row]),
      ...inserted('messages', messages),
      ...inserted('read_marks', [{ ...mark, message_id: last?.id }]),
    ],
  })
}

/** Time in ms from the press until a frame shows the newest line within the thread. */
const opened = (button: Locator): Promise<number> =>
  button.evaluate(
    async (element, { newest, most }) => {
      const isShown = () => {
        const log = document.querySelector('[role=log]')
        const line = [...(log?.querySelectorAll('article') ?? [])].find(({ textContent }) =>
          textContent.includes(newest),
        )
        const [frame, own] = [log?.getBoundingClientRect(), line?.getBoundingClientRect()]
        return frame && own && own.top >= frame.top && own.top < frame.bottom
      }
      const start = performance.now()
      ;(element as HTMLElement).click()
      do await new Promise(requestAnimationFrame)
      while (!isShown() && performance.now() - start < most)
      if (!isShown()) throw new Error('the newest line is not in view')
      return performance.now() - start
    },
    { newest: NEWEST, most: LONGEST_OPENING },
  )

/** Frame times in ms while a person scrolls up. */
const scrolledUp = (page: Page): Promise<number[]> =>
  page.getByRole('log').evaluate(
    async (log, { frames, px, least }) => {
      const times: number[] = []
      let way = 0
      let last = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame++) {
        const before = log.scrollTop
        log.dispatchEvent(new WheelEvent('wheel', { deltaY: -px, bubbles: true }))
        log.scrollTop = before - px
        way += before - log.scrollTop
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      if (way < least) throw new Error(`the thread scrolled by ${way} px only`)
      return times
    },
    { frames: FRAMES, px: SCROLLED, least: FARTHEST / 2 },
  )

/** In ms: without an earlier line for so long, all are there. */
const NOTHING_MORE = 2_500

/** Loads every page of the thread and goes to its middle. */
const loadAll = (page: Page): Promise<void> =>
  page.getByRole('log').evaluate(async (log, nothingMore) => {
    const wheel = (deltaY: number) => log.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true }))
    const leastHeight = 500_000
    let [height, grown] = [log.scrollHeight, performance.now()]
    while (performance.now() - grown < nothingMore) {
      wheel(-1_000)
      log.scrollTop = 0
      await new Promise(requestAnimationFrame)
      // Rows that are measured change it a little.
      if (log.scrollHeight - height > 2_000) [height, grown] = [log.scrollHeight, performance.now()]
    }
    if (height < leastHeight) throw new Error(`only ${height} px of the thread have loaded`)
    wheel(1_000)
    log.scrollTop = height / 2
    await new Promise((resolve) => setTimeout(resolve, nothingMore))
  }, NOTHING_MORE)

const listAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}dashboard/communications?tab=messages`)
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().waitFor()
}

const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('button').filter({ hasText: words })

/** The list and the code are there, and the thread was not read before. */
const openedAnew = async (page: Page, address: string): Promise<number> => {
  await listAt(page, address)
  await rowOf(page, SHOWN_NUMBER).waitFor()
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').nth(1).click()
  await page.getByRole('log').waitFor()
  await page.waitForTimeout(AT_REST)
  return opened(rowOf(page, SHOWN_NUMBER))
}

const longIn = (frames: readonly number[]): number => frames.filter((time) => time > LONG_FRAME).length

/** Alternates with the floor, so that other load on the machine affects both. */
export const figures = async (address: string, serve: Serve): Promise<Figure[]> => {
  const floorAddress = await serveFloor(serve, 'floor-thread')
  return inChromium(async (page) => {
    await setMockServer(page, { scenario: 'demo' })
    await signIn(page, address)
    await plant(page)
    const floorPage = await page.context().newPage()
    const own = { opening: [] as number[], frames: [] as number[] }
    const floor = { opening: [] as number[], frames: [] as number[] }
    for (let run = 0; run < RUNS; run++) {
      await floorPage.bringToFront()
      await floorPage.goto(floorAddress)
      floor.opening.push(await opened(floorPage.getByRole('button')))
      floor.frames.push(...(await scrolledUp(floorPage)))
      await page.bringToFront()
      own.opening.push(await openedAnew(page, address))
      own.frames.push(...(await scrolledUp(page)))
    }
    await loadAll(page)
    const whole = await scrolledUp(page)
    const compared = (what: string, of: (measured: typeof own) => number, budget: Figure['budget']): Figure => ({
      what,
      is: of(own),
      baseline: of(floor),
      budget,
    })
    const [median, most] = [0.5, 0.95]
    return [
      compared(
        'a thread of 10,000 lines, from the press to its newest line',
        (each) => quantile(each.opening, median),
        {
          ms: 100,
        },
      ),
      compared('scrolling up in it while pages load, median frame', (each) => quantile(each.frames, median), {
        ms: 17,
      }),
      compared('scrolling up in it, 95th percentile', (each) => quantile(each.frames, most), { ms: 34 }),
      compared('scrolling up in it, frames over 50 ms of 1,500', (each) => longIn(each.frames), { most: 30 }),
      {
        what: 'scrolling up in it with all lines loaded, median frame',
        is: quantile(whole, median),
        budget: { ms: 17 },
      },
      { what: 'the same, 95th percentile', is: quantile(whole, most), budget: { ms: 34 } },
    ]
  })
}
