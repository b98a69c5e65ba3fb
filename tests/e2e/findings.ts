import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { stayOpen } from './page-parts'

/** The rules that depend on a theme. */
const COLOR = ['color-contrast', 'link-in-text-block']
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const HEAD_SCRIPT = readFileSync('public/head.js', 'utf8')

/** What a screen shows in the place of what it is loading says so, and leaves once that is there, however long that takes. */
const loaded = (page: Page) =>
  expect(page.getByRole('status', { name: /^Loading/ }).or(loadingText(page))).toHaveCount(0)
const loadingText = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading/ })

/** Waits until a screen has come to rest: what is on its way, a color or the focus, is neither the old nor the new. */
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
    // A color changes when a frame is drawn, not right away.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, 100)
}

/** Where something is on the screen. What is not seen is nowhere, and compares with nothing. */
export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part.toString()} is not on the screen`)
  return box
}

/** Whether two parts of the screen have no place in common. */
export const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

/** What axe finds wrong, one line an element: by every rule, or by those about color alone. */
const findings = async (page: Page, ruleSet: 'all' | 'color', except: readonly string[] = []): Promise<string[]> => {
  await rest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options = {
    runOnly: ruleSet === 'all' ? { type: 'tag', values: ALL } : { type: 'rule', values: COLOR },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    // What passed is not listed: to name every element of it takes longer than to check it.
    resultTypes: ['violations'],
    // None of the rules in use reads style sheets, which would be fetched once more.
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

/** Gives a page that is about to be opened its colors, and no motion that a check could meet halfway. */
export const prefer = (page: Page, theme: Theme): Promise<void> =>
  page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })

/** Changes the colors of an open page. Not every page follows the system once it is open, so the script for the first paint runs again. */
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
 * Expects axe to find nothing wrong with a screen as it is now, in the colors it was opened in and then, by what depends on them, in the
 * other ones, which it keeps.
 * The page has to have been opened after `prefer`. Rules in `except` are not checked; callers say why.
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

/** The page knows of its new size before anything else is done with it. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => innerWidth === width, size.width)
}

/** Expects a screen as it is now to fit 320 pixels without sideways scrolling; then it has its size again. */
export const expectItFits = async (page: Page, screen: string): Promise<void> => {
  const wide = page.viewportSize()
  await resize(page, NARROW)
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), screen)
    .toBeLessThanOrEqual(NARROW.width)
  if (wide) await resize(page, wide)
}

/**
 * Opens screens of one area one after the other, by name; of each, axe finds nothing wrong in either theme, and it fits a width of 320 pixels.
 * Rules in `except` are not checked for the screen of that name; callers say why.
 */
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
