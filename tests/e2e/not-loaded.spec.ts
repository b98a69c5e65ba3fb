import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DEMO_JOBS, inStatus, jobsPage } from './jobs-page'

const TODAY = '2026-11-18'
const FIRST = /\/assets\/index-[^/]*\.js$/

const reload = async (page: Page) => {
  await page.unroute(FIRST)
  await page.getByRole('link', { name: 'Reload' }).click()
}

test('an app whose first script does not come says so in the place of the frame, and a reload brings it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.route(FIRST, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('Groundwork couldn’t be loaded.')
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Groundwork' })).toHaveCount(0)
})

/** Lets the test trigger the page's slow-loading timeout. */
const lateness = async (page: Page) => {
  await page.addInitScript(() => {
    const real = window.setTimeout
    const held = (run: () => void, after?: number) =>
      after === 20_000 ? Object.assign(globalThis, { beLate: run }) : real(run, after)
    window.setTimeout = held as typeof setTimeout
  })
  return () =>
    page.waitForFunction(() => {
      if (!('beLate' in globalThis) || !document.querySelector('#root, #page')) return false
      ;(globalThis as unknown as { beLate: () => void }).beLate()
      return true
    })
}

const signal = () => {
  let come: () => void = () => undefined
  const came = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come, came }
}

const hold = async (page: Page, files: RegExp) => {
  const [arrival, request] = [signal(), signal()]
  await page.route(files, async (route) => {
    request.come()
    await arrival.came
    await route.continue()
  })
  return { requested: request.came, arrive: arrival.come }
}

const drawnEmpty = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const { stateNode } = (key && Reflect.get(root ?? {}, key)) || {}
    return Boolean(stateNode?.current?.child) && root?.childNodes.length === 0
  })

const LATE = 'Groundwork is taking a long time to load.'

test.describe('for someone who is not signed in', () => {
  test.use({ as: 'nobody' })

  for (const [which, files] of [
    ['the first script', FIRST],
    ['the script of the page', /\/assets\/login-[^/]*\.js$/],
  ] as const)
    test(`${which} is said to be long on its way, above an empty page, until it is there`, async ({ page }) => {
      const beLate = await lateness(page)
      const { requested, arrive } = await hold(page, files)
      await page.goto('/login', { waitUntil: 'commit' })
      await requested
      if (files !== FIRST) await drawnEmpty(page)
      await beLate()
      await expect(page.getByRole('alert')).toHaveText(`${LATE} Reload`)
      await expect(page.locator('#root')).toBeEmpty()
      arrive()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByText(LATE)).toHaveCount(0)
    })

  test('a payment page whose script is late, and then does not come, says so', async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/)
    const SCRIPT = /\/hosted\/assets\/hosted-[^/]*\.js$/
    const beLate = await lateness(page)
    const lost = signal()
    await page.route(SCRIPT, async (route) => {
      await lost.came
      await route.abort()
    })
    await page.goto('/hosted/checkout.html?session=x', { waitUntil: 'commit' })
    await expect(page.locator('#page')).toBeAttached()
    await beLate()
    await expect(page.getByRole('alert')).toHaveText('Groundwork Pay is taking a long time to load. Reload')
    lost.come()
    await expect(page.getByRole('alert')).toHaveText('Groundwork Pay couldn’t be loaded. Reload')
    await page.unroute(SCRIPT)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

const MISSING = 'A part of the app could not be loaded.'

test('a history for which the mock server’s script does not come says so, and Retry brings it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  const UNDO = /\/assets\/undo-[^/]*\.js$/
  const { details, openDetails } = jobsPage(page)
  await page.route(UNDO, (route) => route.abort())
  await openDetails(DEMO_JOBS.scheduled, 'history')
  await expect(details.getByRole('alert')).toContainText(`Failed to load the history.${MISSING} Please try again.`)
  await page.unroute(UNDO)
  await details.getByRole('button', { name: 'Retry' }).click()
  await expect(details.getByText('Job created')).toBeVisible()
})

test('an Undo for which it does not come says so, and the next press undoes', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  const WRITES = /\/assets\/execute-[^/]*\.js$/
  const { details, openDetails, step, toast } = jobsPage(page)
  await page.route(WRITES, (route) => route.abort())
  await openDetails(DEMO_JOBS.assigned)
  await step('Start').click()
  await toast(`${DEMO_JOBS.assigned} started`).getByRole('button', { name: 'Undo' }).click()
  const failed = toast('Could not be undone')
  await expect(failed).toContainText(`${MISSING} Please try again.`)
  await page.unroute(WRITES)
  await failed.getByRole('button', { name: 'Undo' }).click()
  await expect(details).toHaveAccessibleDescription(inStatus('Assigned'))
})

test('a dialog that its address opens, and whose script does not come, is tried again by the page’s own button', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  const FORM = /\/assets\/create-job-dialog-[^/]*\.js$/
  await page.route(FORM, (route) => route.abort())
  await jobsPage(page).open('?create=true')
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded.')
  await page.unroute(FORM)
  await page.getByRole('button', { name: 'Create Job' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Job' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose script does not come is tried again by its own entry in the menu', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|A part of the app could not be loaded/)
  const ANALYTICS = /\/assets\/analytics-[^/]*\.js$/
  const entry = page.getByRole('link', { name: 'Analytics', exact: true })
  await page.goto('/dashboard/settings')
  await page.route(ANALYTICS, (route) => route.abort())
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute(ANALYTICS)
  await entry.click()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

test('what a closed page left, and whose script does not come, is left as it is; Retry finishes it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  const FINISH = /\/assets\/finish-step-[^/]*\.js$/
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.sent.')))
  await page.goto('/dashboard/settings')
  await page.evaluate(
    (at) => {
      const write = ['payout', 'process', 12, {}]
      localStorage.setItem('draft.1.sent.k1', JSON.stringify({ write, at }))
    },
    Date.parse(`${TODAY}T12:00:00Z`),
  )
  await page.route(FINISH, (route) => route.abort())
  await page.reload()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Something you sent before you closed the page could not be checked.' })
  await expect(notice).toContainText(MISSING)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  expect(await storedKeys()).toEqual(['draft.1.sent.k1'])

  await page.reload()
  await expect(notice).toContainText(MISSING)
  await page.unroute(FINISH)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('PO-1012 is being processed')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await storedKeys()).toEqual([])
})
