import type { Browser, Page } from '@playwright/test'
import { type Load, loadCold, signIn, slowDown } from './cold-load'
import type { Figure } from './figure'
import { type Serve, serveFloor } from './floor'
import { inChromium, quantile, setMockServer } from './in-chromium'

const RUNS = 5

const median = (loads: readonly Load[], of: keyof Load) =>
  quantile(
    loads.map((load) => load[of]),
    0.5,
  )

type Budgets = { slowed: number; floors: number; files?: number; kb?: number }

type Opening = (slowed: number) => Promise<Load>

/** Alternates with the floor, so that other load on the machine affects both. */
const figuresOf = async (
  what: string,
  open: Opening,
  floor: Opening,
  budgets: readonly Budgets[],
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { slowed, floors, files, kb } of budgets) {
    const [loads, least]: [Load[], Load[]] = [[], []]
    for (let run = 0; run < RUNS; run++) {
      least.push(await floor(slowed))
      loads.push(await open(slowed))
    }
    const name = `${what}, processor slowed ${slowed} ×`
    figures.push(
      {
        what: `${name}: data on screen, ms, against the floor`,
        is: median(loads, 'data'),
        baseline: median(least, 'data'),
        budget: { ratio: floors },
      },
      {
        what: `${name}: blocking, ms, against its first paint`,
        is: median(loads, 'blocking'),
        baseline: median(loads, 'paint'),
        budget: { ratio: 1 },
      },
    )
    if (files) figures.push({ what: `${what}: files until then`, is: median(loads, 'files'), budget: { most: files } })
    if (kb) figures.push({ what: `${what}: KB until it rests`, is: median(loads, 'bytes'), budget: { most: kb } })
    if (files) figures.push({ what: `${what}: layout shift`, is: median(loads, 'shift'), budget: { most: 0.005 } })
  }
  return figures
}

const inPageOfItsOwn = async <R>(browser: Browser | null, work: (page: Page) => Promise<R>): Promise<R> => {
  if (!browser) throw new Error('The page belongs to no browser')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await setMockServer(page, { scenario: 'demo' })
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Time in ms from clicking Jobs until the list shows its count, with the processor slowed four times. */
const firstJobList = (browser: Browser | null, address: string) =>
  inPageOfItsOwn(browser, async (page) => {
    await signIn(page, address)
    await slowDown(page, 4)
    return page.getByRole('link', { name: 'Jobs', exact: true }).evaluate(async (element) => {
      const start = performance.now()
      ;(element as HTMLAnchorElement).click()
      const counts = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
      do await new Promise(requestAnimationFrame)
      while (!counts().some((text) => /\d jobs/.test(text ?? '')))
      return performance.now() - start
    })
  })

const medianOf = async (work: () => Promise<number>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await work())
  return quantile(times, 0.5)
}

export const figures = async (address: string, serve: Serve): Promise<Figure[]> => {
  const floorAddress = await serveFloor(serve)
  return inChromium(async (page) => {
    const context = page.context()
    const cold = (path: string) => (slowed: number) => loadCold(context, `${address}${path}`, slowed)
    const floor = (slowed: number) => loadCold(context, floorAddress, slowed)
    const forStrangers = [
      ...(await figuresOf('the first page', cold(''), floor, [
        { slowed: 1, floors: 2 },
        { slowed: 4, floors: 2, files: 18, kb: 390 },
      ])),
      ...(await figuresOf('the sign-in page', cold('login'), floor, [{ slowed: 4, floors: 2, files: 22 }])),
    ]
    const browser = context.browser()
    const jobs = {
      what: 'first visit of the job list, processor slowed 4 ×',
      is: await medianOf(() => firstJobList(browser, address)),
      budget: { ms: 400 },
    }
    await setMockServer(page, { scenario: 'demo' })
    await signIn(page, address)
    return [
      ...forStrangers,
      jobs,
      ...(await figuresOf('a cold dashboard', cold('dashboard'), floor, [
        { slowed: 1, floors: 2.6 },
        { slowed: 4, floors: 2.6, files: 35, kb: 600 },
      ])),
    ]
  })
}
