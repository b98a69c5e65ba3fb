import type { Locator } from '@playwright/test'
import { GREEN_PIXEL } from '../fixtures/photos'
import { backEnd } from './back-end'
import { colleague } from './colleague'
import { factsOf } from './databases'
import { boxOf, expectNoFindings, rest } from './findings'
import { expect, test } from './fixtures'
import { idOf } from './jobs-page'
import { pageParts } from './page-parts'

test.use({ as: 'tech', viewport: { width: 390, height: 844 }, hasTouch: true })

test('a day on a phone: the network goes in the middle, and what was pressed is sent once and in order', async ({
  page,
}) => {
  // Simulates the network state, across reloads.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem('cut') === null })
  })
  const step = (name: string) => page.getByRole('button', { name, exact: true })
  const statusText = page.getByRole('region', { name: 'Weekly lawn mowing' }).getByRole('status')

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/my-day$/)
  await expect(step('Complete…')).toBeInViewport()
  expect((await step('Complete…').boundingBox())?.height).toBeGreaterThanOrEqual(56)

  await expectNoFindings(page, 'My Day')

  await page.evaluate(() => localStorage.setItem('cut', 'yes'))
  await step('Complete…').click()
  await page.getByLabel('Notes').fill('Gate was open, left it closed.')
  await page.getByLabel('Photo files').setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(GREEN_PIXEL, 'base64') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ])
  await expect(page.getByText('“plan.pdf” isn’t a photo. Choose a JPEG, PNG, or WebP file.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'gate.png' })).toBeVisible()
  await step('Add signature').click()
  await page.getByLabel('Who signs').fill('Ivan Petrov')
  await expectNoFindings(page, 'Complete job')
  await page.getByText('Type', { exact: true }).click()
  await step('Complete job').click()
  await step('On my way').dblclick()
  await expect(statusText).toHaveText('On my way, waiting for network')
  await step('Start').click()
  await expect(statusText).toHaveText('Started, waiting for network')
  await expect(page.getByText('3 changes waiting for network')).toBeVisible()
  expect(await small(page.getByRole('main'))).toEqual([])
  const before = await backEnd(page).statuses()
  expect([before['JOB-1002'], before['JOB-1003']]).toEqual(['in_progress', 'assigned'])

  await page.goto('/dashboard/my-day')
  await expect(statusText).toHaveText('Started, waiting for network')
  await page.evaluate(() => {
    localStorage.removeItem('cut')
    window.dispatchEvent(new Event('online'))
  })

  await expect(page.getByText('waiting for network')).toHaveCount(0)
  await expect(statusText).toHaveText(/^Started, /)
  expect(await factsOf(page, idOf('JOB-1003'))).toEqual(['job.departed', 'job.started'])
  expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.completed'])

  await page.goto(`/dashboard/jobs?job=${idOf('JOB-1002')}`)
  await page.getByRole('button', { name: 'Photo 1 of 1 of JOB-1002' }).click()
  const full = page.getByRole('dialog', { name: 'Photo 1 of 1 of JOB-1002' })
  await expect(full.getByRole('img', { name: 'Photo 1 of 1 of JOB-1002' })).toBeVisible()
  await full.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Signed by Ivan Petrov, /)).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('list', { name: 'Photos' }).getByRole('button', { name: 'Photo 1 of 1' }).click()
  const larger = page.getByRole('dialog', { name: 'Photo 1 of 1' })
  await expect(larger.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible()
  await expect(larger).toContainText('gate.png, added by Luis Ortega, ')
})

/** In px. */
const THUMB = 44

/** Lists controls smaller than a thumb; links inside text are exempt. */
const small = (part: Locator): Promise<string[]> =>
  part.evaluate((element, thumb) => {
    const edge = thumb / 2 - 1
    const edges = [
      [-edge, 0],
      [edge, 0],
      [0, -edge],
      [0, edge],
    ] as const
    return [...element.querySelectorAll('button, a[href]:not(h2 a, li a), label:has(input[type=radio])')]
      .filter((target) => {
        target.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = target.getBoundingClientRect()
        return edges.some(
          ([dx, dy]) => !target.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)),
        )
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent)
  }, THUMB)

test('what is pressed on a phone is as large as a thumb', async ({ page }) => {
  const { button } = pageParts(page)
  const dialog = page.getByRole('dialog', { name: 'Complete job' })
  await page.goto('/dashboard/my-day')
  await button('Complete…').waitFor()
  expect(await small(page.getByRole('banner'))).toEqual([])
  await button('Complete…').click()
  await page.getByLabel('Photo files').setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(GREEN_PIXEL, 'base64') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ])
  await button('Add signature').click()
  await expect(button('Dismiss', dialog)).toBeVisible()
  await rest(page)
  expect(await small(dialog)).toEqual([])

  const office = await colleague(page)
  const cancel = `/jobs/${idOf('JOB-1002')}/update-status?status=cancelled`
  await office.sends('POST', cancel, null, { unheard: true, under: '/api' })
  await dialog.getByLabel('Who signs').fill('Ivan Petrov')
  await page.getByText('Type', { exact: true }).click()
  await button('Complete job').click()
  const lost = page.getByRole('region', { name: 'Not saved: Sod repair' })
  await button('Discard…', lost).waitFor()
  await rest(page)
  expect(await small(page.getByRole('main'))).toEqual([])
  await button('Discard…', lost).click()
  const discard = page.getByRole('alertdialog')
  await discard.waitFor()
  await rest(page)
  expect(await small(discard)).toEqual([])
})

const heightsOf = async (part: Locator) => {
  const { y, height } = await boxOf(part)
  return { top: y, bottom: y + height }
}

test('a message lies over no step, whatever pushes the steps down', async ({ page }) => {
  const { button, toast } = pageParts(page)
  await page.goto('/dashboard/my-day')
  await button('Complete…').click()
  await button('Complete job').click()
  await button('On my way').click()
  const messages = [toast('JOB-1002 completed'), toast('JOB-1003 crew is on the way')]
  for (const message of messages) await message.hover()
  const bar = page.getByRole('group', { name: 'Weekly lawn mowing' })
  for (const height of [844, 740, 640, 540]) {
    await page.setViewportSize({ width: 390, height })
    await rest(page)
    const step = await heightsOf(button('Start', bar))
    for (const message of messages) expect((await heightsOf(message)).bottom).toBeLessThanOrEqual(step.top)
    expect(step.bottom).toBeLessThanOrEqual(height)
  }
})

test('why a step was not taken is seen beside it, with a message and on a phone that lies on its side too', async ({
  page,
}) => {
  const { button, toast } = pageParts(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard/my-day')
  await button('Complete…').click()
  await button('Complete job').click()
  await toast('JOB-1002 completed').hover()
  await backEnd(page).failNext('update-status', 500)
  await button('Start').click()
  const bar = page.getByRole('group', { name: 'Weekly lawn mowing' })
  const reason = bar.getByRole('alert')
  await expect(reason).toContainText('The server is having trouble. Please try again.')
  // Visible at any scroll position and not covered.
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await rest(page)
    const { top, bottom } = await heightsOf(reason)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual((await heightsOf(toast('JOB-1002 completed'))).top)
  }
  await button('Retry', bar).click()
  await expect(button('Complete…', bar)).toBeVisible()
  await expect(reason).toHaveCount(0)
})

test('by keyboard the focus stays on the step that comes next, and on one that was not taken', async ({ page }) => {
  const { button } = pageParts(page)
  const bar = page.locator('[data-step-bar]')
  await page.goto('/dashboard/my-day')
  await backEnd(page).failNext('update-status', 500)
  await button('Complete…', bar).press('Enter')
  await button('Complete job').press('Enter')
  await expect(page.getByRole('alert')).toContainText('The server is having trouble. Please try again.')
  await expect(button('Complete…', bar)).toBeFocused()

  await page.keyboard.press('Enter')
  await button('Complete job').press('Enter')
  await expect(button('On my way', bar)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Start', bar)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Complete…', bar)).toBeFocused()

  await page.keyboard.press('Enter')
  await button('Complete job').press('Enter')
  await expect(button('On my way', bar)).toBeFocused()
  await button('Start', bar).press('Enter')
  await expect(button('Complete…', bar)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Seasonal yard cleanup' })).toBeFocused()
})

test.describe('without a network', () => {
  test.afterEach(({ context }) => context.setOffline(false))

  test('a page that was never opened leads back to the day, which stays', async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|A part of the app could not be loaded/)
    const failed = page.getByRole('heading', { name: 'Something went wrong' })
    await page.goto('/dashboard/my-day')
    const step = page.getByRole('button', { name: 'Complete…' })
    await step.waitFor()
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await context.setOffline(true)
    for (const name of ['Account', 'Settings']) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('link', { name, exact: true }).click()
      await expect(failed).toBeVisible()
      await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible()
      await expect(
        page.getByText('You have no network. Go back, and open this page again once you’re online.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Go back' }).click()
      await expect(step).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)

    await page.goForward()
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })

  test('a stop opens its job, though no job was opened before', async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    // Routed requests bypass the cache of earlier tests.
    await page.route('**/assets/*', (route) => route.continue())
    // Includes everything the preloaded modules import.
    const parts = ['jobs', 'record-cards', 'job-details-container', 'job-dialogs']
    const coming = parts.map((part) => page.waitForResponse(new RegExp(`/assets/${part}-[^/]*\\.js$`)))
    await page.goto('/dashboard/my-day')
    const came = (await Promise.all(coming)).map((response) => response.url())
    await page.evaluate(`Promise.all(${JSON.stringify(came)}.map((url) => import(url)))`)
    await context.setOffline(true)
    await page.getByRole('region', { name: 'Then' }).getByRole('link', { name: 'Weekly lawn mowing' }).click()
    const details = page.getByRole('dialog', { name: 'Job Details' })
    await expect(details.getByRole('button', { name: 'Start' })).toBeVisible()
  })
})
