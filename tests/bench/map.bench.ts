import type { Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

/** A Wednesday far from the demo's own jobs. */
const DAY = '2031-03-05'
const PINS = 2_000
const MOVES = 150
const RUNS = 5

/** Centers of a metro area's work, in degrees; every run draws the same pins around them. */
const HUBS = [
  [30.27, -97.74],
  [30.22, -97.8],
  [30.4, -97.72],
  [30.5, -97.68],
  [30.5, -97.82],
  [30.44, -97.62],
  [30.09, -97.84],
] as const

const signIn = async (page: Page, address: string) => {
  await setMockServer(page, { scenario: 'demo' })
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).waitFor()
}

const numbers = () => {
  let state = 11
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const plant = async (page: Page) => {
  const [job] = await rowsIn(page, 'jobs')
  const [property] = await rowsIn(page, 'properties')
  if (!job || !property) throw new Error('the demo has jobs and properties')
  const next = numbers()
  const spread = () => (next() + next() + next() - 1.5) / 16
  const places = Array.from({ length: PINS }, (_, index) => {
    const [latitude = 0, longitude = 0] = HUBS[index % HUBS.length] ?? []
    return {
      ...property,
      id: 100_000 + index,
      address: `${index} Bench Rd`,
      latitude: latitude + spread(),
      longitude: longitude + spread(),
    }
  })
  const jobs = places.map(({ id, address }) => ({
    ...job,
    id,
    job_number: `JOB-${id}`,
    status: 'scheduled',
    scheduled_date: DAY,
    property_id: id,
    property_address: address,
    assigned_crew_members: [],
  }))
  const inserted = (table: string, rows: readonly { id: number }[]) =>
    rows.map((after) => ({ table, id: after.id, before: null, after }))
  await addFacts(page, { stream: 'property/bench', times: 1, changes: inserted('properties', places) })
  await addFacts(page, { stream: 'job/bench', times: 1, changes: inserted('jobs', jobs) })
}

/** Time in ms from choosing the tab until the map has its pins. */
const shown = async (page: Page): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('tab', { name: 'Route Optimization' }).click()
    await page.locator('.job-map').waitFor({ state: 'detached' })
    times.push(
      await page.getByRole('tab', { name: 'Map View' }).evaluate(async (tab) => {
        const start = performance.now()
        ;(tab as HTMLElement).click()
        do await new Promise(requestAnimationFrame)
        while (!document.querySelector('.job-map .cluster'))
        return performance.now() - start
      }),
    )
  }
  return quantile(times, 0.5)
}

/** Frame times in ms while the map is dragged, one move per frame. */
const dragged = (page: Page): Promise<number[]> =>
  page.getByRole('application').evaluate(async (map, moves) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    const at = (step: number) => ({
      clientX: left + width / 2 + 160 * Math.sin(step / 12),
      clientY: top + height / 2 + 120 * Math.cos(step / 9),
      bubbles: true,
      button: 0,
    })
    const target = map.querySelector('.leaflet-map-pane') ?? map
    const times: number[] = []
    target.dispatchEvent(new MouseEvent('mousedown', at(0)))
    let last = await new Promise(requestAnimationFrame)
    for (let step = 1; step <= moves; step++) {
      target.dispatchEvent(new MouseEvent('mousemove', at(step)))
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    const style = getComputedStyle(target).transform
    target.dispatchEvent(new MouseEvent('mouseup', at(moves)))
    if (style === 'none' || style === 'matrix(1, 0, 0, 1, 0, 0)') throw new Error('nothing was dragged')
    return times
  }, MOVES)

export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    await signIn(page, address)
    await plant(page)
    await page.goto(`${address}dashboard/map?date=${DAY}`)
    await page.locator('.job-map .cluster').first().waitFor()
    const mount = await shown(page)
    const frames = await dragged(page)
    return [
      { what: 'map of 2,000 pins, to the frame that shows them', is: mount, budget: { ms: 500 } },
      { what: 'dragging the map of 2,000 pins, median frame', is: quantile(frames, 0.5), budget: { ms: 17 } },
      { what: 'dragging the map of 2,000 pins, 95th percentile', is: quantile(frames, 0.95), budget: { ms: 34 } },
    ]
  })
