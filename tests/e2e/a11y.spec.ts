import type { Page } from '@playwright/test'
import { findings } from './findings'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

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
      await jobsPage(page).open()
      await expect(jobsPage(page).count).toBeVisible()
    },
  },
  {
    name: 'the board',
    async open(page) {
      await jobsPage(page).open('?view=kanban')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the details',
    async open(page) {
      await jobsPage(page).openDetails(DEMO_JOBS.assigned)
      await expect(page.getByRole('checkbox', { name: 'Marcus Bell' })).toBeVisible()
    },
  },
  {
    name: 'Create Job with its errors',
    async open(page) {
      await page.goto('/dashboard/jobs?create=true')
      await page.getByRole('dialog', { name: 'Create Job' }).getByRole('button', { name: 'Create Job' }).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
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
    name: 'a page that is not there yet',
    async open(page) {
      await page.goto('/dashboard/map')
      await expect(page.getByRole('heading', { name: 'Map View' })).toBeVisible()
    },
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours axe finds nothing wrong with`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the signed-in screens', async ({ page }) => {
      test.slow()
      for (const { name, open } of SCREENS) {
        await test.step(name, async () => {
          await open(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
          expect.soft(await findings(page), name).toEqual([])
        })
      }
    })

    test.describe('signed out', () => {
      test.use({ as: 'nobody' })

      test('the sign-in form with its errors', async ({ page }) => {
        await page.goto('/login?redirect=/dashboard')
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect(page.getByText('Enter your email.')).toBeVisible()
        expect(await findings(page)).toEqual([])
      })
    })
  })
}

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no screen needs sideways scrolling', async ({ page }) => {
    test.slow()
    for (const { name, open } of SCREENS) {
      await test.step(name, async () => {
        await open(page)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320)
      })
    }
  })
})
