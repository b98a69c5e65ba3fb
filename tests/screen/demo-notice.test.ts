import type { Page } from '@playwright/test'
import { expect, strangerTest as test } from './screen'

const PRODUCTION = 'http://app.groundwork.localhost/login'
const NOTICE =
  'Demo Mode Active - Some backend services are not yet deployed. The application is using mock data for demonstration purposes.'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Demo mode' })

test('a production host says that it shows sample data, until that is dismissed for the session', async ({ page }) => {
  await page.goto(PRODUCTION)
  await expect(notice(page).getByRole('paragraph')).toHaveText(NOTICE)

  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(PRODUCTION)
  await expect(notice(page)).toBeVisible()
})

test('no other host says so', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
