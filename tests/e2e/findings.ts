import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that depend on a theme. */
const COLOR = ['color-contrast', 'link-in-text-block']
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong, one line an element: by every rule, or by those about color alone. */
const findings = async (page: Page, asked: 'all' | 'color'): Promise<string[]> => {
  // What passed is not listed: to name every element of it takes longer than to check it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (asked === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOR)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

type Theme = 'light' | 'dark'

const shows = (page: Page, theme: Theme) => expect(page.locator('html')).toHaveAttribute('data-theme', theme)

/** Gives a page that is about to be opened its colors, and no motion that a check could meet halfway. */
export const prefer = (page: Page, theme: Theme): Promise<void> =>
  page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })

/** Changes the colors of an open page. Not every page follows the system once it is open, so the script for the first paint runs again. */
const changeTo = async (page: Page, theme: Theme) => {
  await prefer(page, theme)
  await page.evaluate(() => document.documentElement.classList.remove('light', 'dark'))
  await page.addScriptTag({ url: '/theme.js' })
  await shows(page, theme)
}

/**
 * Expects axe to find nothing wrong with a screen as it is now, in the colors it was opened in and then, by what depends on them, in the
 * other ones, which it keeps.
 * The page has to have been opened after `prefer`.
 */
export const expectNoFindings = async (page: Page, screen: string): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [opened, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await shows(page, opened)
  expect.soft(await findings(page, 'all'), `${screen} in ${opened} colors`).toEqual([])
  await changeTo(page, other)
  expect.soft(await findings(page, 'color'), `${screen} in ${other} colors`).toEqual([])
}

const NARROW = { width: 320, height: 640 }

/** Expects a screen as it is now to need no sideways scrolling at 320 pixels; then it has its size again. */
export const expectItFits = async (page: Page, screen: string): Promise<void> => {
  const wide = page.viewportSize()
  await page.setViewportSize(NARROW)
  await page.waitForFunction((width) => innerWidth === width, NARROW.width)
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), screen)
    .toBeLessThanOrEqual(NARROW.width)
  if (wide) await page.setViewportSize(wide)
}

/** Opens screens one after the other, by name; of each, axe finds nothing wrong in either theme, and it fits a width of 320 pixels. */
export const expectScreensPass = async (page: Page, screens: Readonly<Record<string, () => Promise<void>>>) => {
  await prefer(page, 'light')
  for (const [name, show] of Object.entries(screens)) {
    await show()
    await expectNoFindings(page, name)
    await expectItFits(page, name)
  }
}
