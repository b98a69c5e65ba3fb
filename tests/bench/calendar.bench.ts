import type { Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

/** A Wednesday far from the demo's own jobs. */
const DAY = '2031-03-05'
/** Has more jobs than anyone plans. */
const FULL_DAY = '2031-03-12'
const LANES = 20
const MONTH = 2_000
const MOVES = 180

const signIn = async (page: Page, address: string) => {
  await setMockServer(page, { scenario: 'demo' })
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).waitFor()
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Row = { id: number }

const dayOf = (job: Row, { day, first, jobs, each }: { day: string; first: number; jobs: number; each: number }) =>
  Array.from({ length: jobs }, (_, index) => {
    const start = 7 * 60 + Math.floor(index / LANES) * each
    const isPlaced = start + each <= 19 * 60
    return {
      ...job,
      id: first + index,
      job_number: `JOB-${first + index}`,
      status: isPlaced ? 'assigned' : 'scheduled',
      scheduled_date: day,
      scheduled_start_time: clock(isPlaced ? start : 7 * 60),
      scheduled_end_time: clock(isPlaced ? start + each - 5 : 8 * 60),
      assigned_crew_members: isPlaced ? [1_000 + (index % LANES)] : [],
    }
  })

const plant = async (page: Page) => {
  const [member] = await rowsIn(page, 'crew_members')
  const [job] = await rowsIn(page, 'jobs')
  if (!member || !job) throw new Error('the demo has jobs and a crew')
  const members = Array.from({ length: LANES }, (_, index) => ({
    ...member,
    id: 1_000 + index,
    first_name: `Member ${index}`,
    user_id: null,
  }))
  const ofDays = [
    ...dayOf(job, { day: DAY, first: 100_000, jobs: 200, each: 75 }),
    ...dayOf(job, { day: FULL_DAY, first: 110_000, jobs: 500, each: 30 }),
  ]
  const ofMonth = Array.from({ length: MONTH }, (_, index) => ({
    ...job,
    id: 200_000 + index,
    job_number: `JOB-${200_000 + index}`,
    status: 'scheduled',
    scheduled_date: `2031-05-${String(1 + (index % 31)).padStart(2, '0')}`,
    assigned_crew_members: [],
  }))
  const inserted = (table: string, rows: { id: number }[]) =>
    rows.map((after) => ({ table, id: after.id, before: null, after }))
  await addFacts(page, { stream: 'crew/bench', times: 1, changes: inserted('crew_members', members) })
  await addFacts(page, { stream: 'job/bench', times: 1, changes: inserted('jobs', [...ofDays, ...ofMonth]) })
}

/** Frame times in ms while a job is dragged across the lanes, one move per frame. */
const drag = async (page: Page): Promise<number[]> => {
  const face = page.locator('[data-track] [data-job]').first()
  const box = await face.boundingBox()
  if (!box) throw new Error('there is nothing to drag')
  // Below the visible button and left of the resize handle.
  await page.mouse.move(box.x + 12, box.y + box.height - 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 32, box.y + box.height - 4, { steps: 3 })
  return page.evaluate(async (moves) => {
    const root = document.querySelector('.scroll')?.parentElement
    const board = document.querySelector('.scroll')?.getBoundingClientRect()
    if (!root || !board) throw new Error('there is no board')
    const times: number[] = []
    let last = await new Promise(requestAnimationFrame)
    for (let move = 0; move < moves; move++) {
      const clientX = board.left + 250 + ((move * 7) % (board.width - 350))
      const clientY = board.top + 60 + ((move * 3) % Math.max(1, board.height - 120))
      root.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX, clientY, bubbles: true }))
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    if (!document.querySelector('.words')) throw new Error('nothing was dragged')
    return times
  }, MOVES)
}

const framesOf = async (page: Page, address: string, day: string): Promise<number[]> => {
  await page.goto(`${address}dashboard/jobs?view=calendar&date=${day}`)
  await page.locator('[data-track] [data-job]').first().waitFor()
  const frames = await drag(page)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

const RUNS = 5

/** Time in ms from choosing the mode until its days are drawn. */
const monthShown = async (page: Page): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('radio', { name: 'Day', exact: true }).check({ force: true })
    await page.locator('[data-track]').first().waitFor()
    times.push(
      await page.getByRole('radio', { name: 'Month', exact: true }).evaluate(async (element) => {
        const start = performance.now()
        ;(element as HTMLInputElement).click()
        do await new Promise(requestAnimationFrame)
        while (!document.querySelector('td[data-day]'))
        return performance.now() - start
      }),
    )
  }
  return quantile(times, 0.5)
}

export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    await signIn(page, address)
    await plant(page)
    const frames = await framesOf(page, address, DAY)
    const fullFrames = await framesOf(page, address, FULL_DAY)
    await page.goto(`${address}dashboard/jobs?view=calendar&date=2031-05-15`)
    await page.locator('[data-track]').first().waitFor()
    const month = await monthShown(page)
    return [
      { what: 'dragging over 200 jobs on 20 lanes, median frame', is: quantile(frames, 0.5), budget: { ms: 17 } },
      { what: 'dragging over 200 jobs on 20 lanes, 95th percentile', is: quantile(frames, 0.95), budget: { ms: 34 } },
      { what: 'dragging over 500 jobs on 20 lanes, median frame', is: quantile(fullFrames, 0.5), budget: { ms: 17 } },
      {
        what: 'dragging over 500 jobs on 20 lanes, 95th percentile',
        is: quantile(fullFrames, 0.95),
        budget: { ms: 34 },
      },
      { what: 'month of 2,000 jobs, to the frame that shows it', is: month, budget: { ms: 200 } },
    ]
  })
