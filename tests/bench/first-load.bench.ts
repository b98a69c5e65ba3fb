import type { Browser, Page } from '@playwright/test'
import { type Load, loadCold, readyToSignIn, signIn, slowDown } from './cold-load'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'

const RUNS = 5

const median = (loads: readonly Load[], of: keyof Load) =>
  quantile(
    loads.map((load) => load[of]),
    0.5,
  )

type Budgets = { slowed: number; ms: number; blocking: number; files?: number; kb?: number }

const figuresOf = async (
  what: string,
  open: (slowed: number) => Promise<Load>,
  budgets: readonly Budgets[],
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { slowed, ms, blocking, files, kb } of budgets) {
    const loads: Load[] = []
    for (let run = 0; run < RUNS; run++) loads.push(await open(slowed))
    const name = `${what}, processor slowed ${slowed} ×`
    figures.push(
      { what: `${name}: data on screen, ms`, is: median(loads, 'data'), budget: { ms } },
      { what: `${name}: blocking, ms`, is: median(loads, 'blocking'), budget: { ms: blocking } },
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

/** From the click on Sign in until the dashboard has its data, in ms, on a processor slowed four times. */
const signInToData = (browser: Browser | null, address: string) =>
  inPageOfItsOwn(browser, async (page) => {
    const button = await readyToSignIn(page, address)
    await slowDown(page, 4)
    return button.evaluate(async (element) => {
      const start = performance.now()
      ;(element as HTMLButtonElement).click()
      const isThere = () =>
        document.querySelector('main h1')?.textContent === 'Overview' &&
        ![...document.querySelectorAll('main [role=status]')].some((each) => /^\s*Loading/.test(each.textContent ?? ''))
      do await new Promise(requestAnimationFrame)
      while (!isThere())
      return performance.now() - start
    })
  })

/** From the click on Jobs until the list shows how many there are, in ms, on a processor slowed four times. */
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

/** First loads of the built app at `address`: what people wait for before anything is in their browser's cache. */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    const context = page.context()
    const cold = (path: string) => (slowed: number) => loadCold(context, `${address}${path}`, slowed)
    const forStrangers = [
      ...(await figuresOf('the first page', cold(''), [
        { slowed: 1, ms: 300, blocking: 50 },
        { slowed: 4, ms: 1_000, blocking: 250, files: 18, kb: 390 },
      ])),
      ...(await figuresOf('the sign-in page', cold('login'), [{ slowed: 4, ms: 1_000, blocking: 250, files: 22 }])),
    ]
    const browser = context.browser()
    const steps = [
      { what: 'sign-in click to data', is: await medianOf(() => signInToData(browser, address)), budget: { ms: 700 } },
      {
        what: 'first visit of the job list',
        is: await medianOf(() => firstJobList(browser, address)),
        budget: { ms: 400 },
      },
    ].map((figure) => ({ ...figure, what: `${figure.what}, processor slowed 4 ×` }))
    await setMockServer(page, { scenario: 'demo' })
    await signIn(page, address)
    return [
      ...forStrangers,
      ...steps,
      ...(await figuresOf('a cold dashboard', cold('dashboard'), [
        { slowed: 1, ms: 600, blocking: 100 },
        { slowed: 4, ms: 1_500, blocking: 250, files: 60, kb: 800 },
      ])),
    ]
  })
