import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { onboardingPage } from './onboarding-page'

test.use({ as: 'nobody' })

const findings = async (page: Page): Promise<string[]> => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test.describe('axe finds nothing wrong', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('with the steps and their errors', async ({ page }) => {
        test.slow()
        const setup = onboardingPage(page)
        await setup.begin()
        await expect(setup.heading('Create Account')).toBeVisible()
        await setup.next.click()
        expect.soft(await findings(page), 'account').toEqual([])
        await setup.reach('Property Information')
        await setup.next.click()
        expect.soft(await findings(page), 'property').toEqual([])
        await setup.fillProperty()
        await setup.next.click()
        await setup.field('Tuesday opens at').selectOption('18:00')
        await setup.next.click()
        expect.soft(await findings(page), 'preferences').toEqual([])
        await setup.field('Tuesday opens at').selectOption('08:00')
        await setup.next.click()
        await expect(setup.heading('Welcome')).toBeVisible()
        expect.soft(await findings(page), 'welcome').toEqual([])
      })
    })
  }

  test.describe('at 320 pixels', () => {
    test.use({ viewport: { width: 320, height: 640 } })
    test('and no step needs sideways scrolling', async ({ page }) => {
      const setup = onboardingPage(page)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await setup.begin()
      await expect(setup.heading('Create Account')).toBeVisible()
      expect.soft(await width()).toBe(320)
      await setup.reach('Property Information')
      expect.soft(await width()).toBe(320)
      await setup.fillProperty()
      await setup.next.click()
      await expect(setup.heading('Service Preferences')).toBeVisible()
      expect.soft(await width()).toBe(320)
      await setup.next.click()
      await expect(setup.heading('Welcome')).toBeVisible()
      expect.soft(await width()).toBe(320)
    })
  })
})
