import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DEMO_JOBS, inStatus, jobsPage } from './jobs-page'

/** The demo's own day. */
const TODAY = '2026-11-18'
/** The first script of the app. */
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

test.describe('for someone who is not signed in', () => {
  test.use({ as: 'nobody' })

  test('a script that is long on its way is said to be, until it is there', async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.setTimeout
      const soon = (run: TimerHandler, after?: number) => real(run, after === 20_000 ? 500 : after)
      window.setTimeout = soon as typeof setTimeout
    })
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(FIRST, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Groundwork is taking a long time to load.')
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
    arrive()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('taking a long time')).toHaveCount(0)
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
  const ANALYTICS = /\/assets\/dashboard\.analytics-[^/]*\.js$/
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
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.sent.')))
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
  expect(await kept()).toEqual(['draft.1.sent.k1'])

  await page.reload()
  await expect(notice).toContainText(MISSING)
  await page.unroute(FINISH)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('PO-1012 is being processed')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await kept()).toEqual([])
})
