import type { Page } from '@playwright/test'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, jobsPage } from './jobs-page'

/** A day with jobs in every status; more jobs would only slow the check. */
const DAY = 'date=2026-11-18'
/** A single job behind the dialog: the list has its own check. */
const ONE_JOB = `search=${DEMO_JOBS.assigned}`

type Screen = { name: string; open(page: Page): Promise<void> }

const SCREENS: readonly Screen[] = [
  {
    name: 'the overview',
    async open(page) {
      await page.goto('/dashboard')
      await expect(page.getByRole('definition').first()).toBeVisible()
      await expect(page.getByText('New client added')).toBeVisible()
    },
  },
  {
    name: 'the job list',
    async open(page) {
      await jobsPage(page).open(`?${DAY}`)
      await expect(jobsPage(page).count).toBeVisible()
    },
  },
  {
    name: 'the day of a person in a crew',
    async open(page) {
      await page.goto('/dashboard/my-day')
      await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible()
    },
  },
  {
    name: 'analytics',
    async open(page) {
      await page.goto('/dashboard/analytics?period=week')
      await expect(page.getByRole('region', { name: 'Revenue trend' }).getByText('Show as a table')).toBeVisible()
    },
  },
  {
    name: 'the board',
    async open(page) {
      await jobsPage(page).open(`?view=kanban&${DAY}`)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the details',
    async open(page) {
      await page.goto(`/dashboard/jobs?job=${idOf(DEMO_JOBS.assigned)}&${ONE_JOB}`)
      await expect(page.getByRole('checkbox', { name: 'Marcus Bell' })).toBeVisible()
    },
  },
  {
    name: 'Create Job with its errors',
    async open(page) {
      await page.goto(`/dashboard/jobs?create=true&${ONE_JOB}`)
      await page.getByRole('dialog', { name: 'Create Job' }).getByRole('button', { name: 'Create Job' }).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
  },
  {
    name: 'the materials in Edit Job',
    async open(page) {
      await page.goto(`/dashboard/jobs?edit=${idOf(DEMO_JOBS.inProgress)}&search=${DEMO_JOBS.inProgress}`)
      await expect(page.getByLabel('Quantity of Starter fertilizer 10-20-10, 50 lb (bags)')).toBeVisible()
    },
  },
  {
    name: 'Complete job with what it takes from the stock',
    async open(page) {
      await page.goto(`/dashboard/jobs?job=${idOf(DEMO_JOBS.inProgress)}&search=${DEMO_JOBS.inProgress}`)
      await jobsPage(page).step('Complete…').click()
      await expect(page.getByRole('dialog', { name: 'Complete job' })).toContainText('from stock')
    },
  },
  {
    name: 'the command palette',
    async open(page) {
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the communications hub',
    async open(page) {
      await page.goto('/dashboard/communications')
      await expect(page.getByRole('heading', { name: 'Communications Hub' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Recent communications' }).getByRole('listitem')).toHaveCount(10)
    },
  },
]

for (const { name, open } of SCREENS) {
  test(`axe finds nothing wrong with ${name}, which fits a width of 320 pixels`, async ({ page }) => {
    test.slow()
    await prefer(page, 'light')
    await open(page)
    await expectNoFindings(page, name)
    await expectItFits(page, name)
  })
}

test.describe('signed out', () => {
  test.use({ as: 'nobody' })

  test('axe finds nothing wrong with the sign-in form and its errors', async ({ page }) => {
    await prefer(page, 'dark')
    await page.goto('/login?redirect=/dashboard')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Enter your email.')).toBeVisible()
    await expectNoFindings(page, 'the form')
  })
})
