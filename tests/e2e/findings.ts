import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { stayOpen } from './page-parts'

const COLOR = ['color-contrast', 'link-in-text-block']
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const HEAD_SCRIPT = readFileSync('public/head.js', 'utf8')

/** Loading placeholders are marked and removed when loaded, however long that takes. */
const loaded = (page: Page) =>
  expect(page.getByRole('status', { name: /^Loading/ }).or(loadingText(page))).toHaveCount(0)
const loadingText = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ })

/** Waits for animations, color transitions and focus changes to finish. */
export const rest = async (page: Page) => {
  await loaded(page)
  await page.evaluate(async (quiet) => {
    await new Promise<void>((resolve) => {
      const end = () => {
        observer.disconnect()
        resolve()
      }
      let waiting = setTimeout(end, quiet)
      const observer = new MutationObserver(() => {
        clearTimeout(waiting)
        waiting = setTimeout(end, quiet)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, 100)
}

export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part.toString()} is not on the screen`)
  return box
}

export const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

/** One line per element; `color` runs only the color rules. */
const findings = async (page: Page, ruleSet: 'all' | 'color', except: readonly string[] = []): Promise<string[]> => {
  await rest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options = {
    runOnly: ruleSet === 'all' ? { type: 'tag', values: ALL } : { type: 'rule', values: COLOR },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    // Collecting passes takes longer than the check itself.
    resultTypes: ['violations'],
    // No rule in use reads style sheets, which axe would fetch again.
    preload: false,
  }
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const { violations } = await axe.run(options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, options)
}

type Theme = 'light' | 'dark'

const shows = (page: Page, theme: Theme) => expect(page.locator('html')).toHaveAttribute('data-theme', theme)

/** Call before opening a page. Also disables motion, which a check could catch midway. */
export const prefer = (page: Page, theme: Theme): Promise<void> =>
  page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })

/** Not every page follows a system theme change, so the first-paint script runs again. */
const changeTo = async (page: Page, theme: Theme) => {
  await prefer(page, theme)
  await page.evaluate(() => document.documentElement.classList.remove('light', 'dark'))
  await page.evaluate(HEAD_SCRIPT)
  const transitions = await page.evaluate(
    () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
  )
  expect.soft(transitions, 'transitions of colors where motion is reduced').toBe(0)
  await shows(page, theme)
}

/**
 * Runs axe in the current theme, then the color rules in the other one, which stays set. Open the page after `prefer`. Callers give a
 * reason for each rule in `except`.
 */
export const expectNoFindings = async (page: Page, screen: string, except: readonly string[] = []): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [opened, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await shows(page, opened)
  expect.soft(await findings(page, 'all', except), `${screen} in ${opened} colors`).toEqual([])
  await changeTo(page, other)
  expect.soft(await findings(page, 'color'), `${screen} in ${other} colors`).toEqual([])
}

const NARROW = { width: 320, height: 640 }

const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => innerWidth === width, size.width)
}

export const expectItFits = async (page: Page, screen: string): Promise<void> => {
  const wide = page.viewportSize()
  await resize(page, NARROW)
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), screen)
    .toBeLessThanOrEqual(NARROW.width)
  if (wide) await resize(page, wide)
}

/** Opens the screens in turn and checks each with axe in both themes and at 320 pixels. Callers give a reason for each rule in `except`. */
export const expectScreensPass = async (
  page: Page,
  screens: Readonly<Record<string, () => Promise<void>>>,
  except: Readonly<Record<string, readonly string[]>> = {},
) => {
  await prefer(page, 'light')
  stayOpen(page)
  for (const [name, show] of Object.entries(screens)) {
    await show()
    await expectNoFindings(page, name, except[name])
    await expectItFits(page, name)
  }
}
