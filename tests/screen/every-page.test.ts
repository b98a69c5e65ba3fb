import { PAGES, type Page } from '@/domain/page/pages'
import { describe, expect, test } from './screen'

const BUILT = Object.values<Page>(PAGES).filter(({ built }) => built)

describe('every page of the dashboard, tab by tab,', () => {
  test.for(BUILT)('is shown, and no one complains of it on the console: $title', async ({ path }, { page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    const tabs = page.getByRole('tab')
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click()
      await expect(tabs.nth(tab)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
    }
  })
})
