import type { Page } from '@playwright/test'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

test.use({ as: 'nobody' })

const PAGES = [
  { path: '/', heading: 'Run your day. Know what got done.' },
  { path: '/demo', heading: 'See the demo as any of them' },
  { path: '/contact', heading: 'Contact' },
  { path: '/terms', heading: 'Terms of service' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/subscription/cancel', heading: 'Subscription Cancelled' },
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('header and footer', () => {
  test('let the menu be skipped', async ({ page }) => {
    await page.goto('/contact')
    await expect(heading(page, 'Contact')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('switch the colours, and a reload keeps them', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Dark colors' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Light colors' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('the landing page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shows the product itself in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const pictures = page.getByRole('main').getByRole('img')
      await expect(pictures).toHaveCount(7)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        await expect(picture).toHaveAttribute('src', new RegExp(`-${colorScheme}\\.webp$`))
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      }
    })
  }
})

test.describe('the menu on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

  test('opens and closes by keyboard, and the focus comes back', async ({ page }) => {
    await page.goto('/terms')
    await expect(header(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link')).toHaveText(['Get Started Free', 'Sign In', 'Pricing', 'Demo'])
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('leads on and is closed then, on the page that is shown already too', async ({ page }) => {
    await prefer(page, 'light')
    await page.goto('/terms')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page)).toBeVisible()
    await expectNoFindings(page, 'the menu')
    await menu(page).getByRole('link', { name: 'Demo' }).click()
    await expect(page).toHaveURL('/demo')
    await expect(heading(page, 'See the demo as any of them')).toBeVisible()
    await expect(menu(page)).toBeHidden()

    await page.getByRole('button', { name: 'Menu' }).click()
    await menu(page).getByRole('link', { name: 'Demo' }).click()
    await expect(menu(page)).toBeHidden()
  })
})

for (const { path, heading: name } of PAGES) {
  test(`axe finds nothing wrong with ${path}, which fits a width of 320 pixels`, async ({ page }) => {
    await prefer(page, 'dark')
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expectNoFindings(page, path)
    await expectItFits(page, path)
  })
}
