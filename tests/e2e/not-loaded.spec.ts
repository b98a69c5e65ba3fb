import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

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
