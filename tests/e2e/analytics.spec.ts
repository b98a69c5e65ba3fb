import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'

test('a bar of the chart opens the jobs behind it, and the whole goes into a file (X-49)', async ({ page }) => {
  await page.goto('/dashboard/analytics?period=week')
  const bars = page.getByRole('region', { name: 'Jobs completed' }).locator('.now path')
  await bars.last().click()
  const list = page.getByRole('dialog', { name: 'Jobs completed' })
  await expect(list).toContainText('Wed, Nov 18: 2 jobs')
  await list.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('region', { name: 'Jobs completed' }).locator('.before path').nth(2).click()
  await expect(list).toContainText('Wed, Nov 11: 7 jobs')
  await list.getByRole('button', { name: 'Close' }).click()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('analytics-week-2026-11-18.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Report","Time or name","This period","Period before","Unit","Records begin"')
  expect(lines.filter((line) => line.startsWith('"Jobs completed","2026-11-18'))).toEqual([
    '"Jobs completed","2026-11-18 to 2026-11-18",2,7,"jobs","2025-11-03"',
  ])
  const money = lines.filter((line) => line.startsWith('"Earned",'))
  expect(money.filter((line) => !/^"Earned","[^"]+",[\d.]+,[\d.]+,"USD","2025-11-03"$/.test(line))).toEqual([])
  expect(money.length).toBeGreaterThan(7)
})

test('a figure stays in one line, and the menu shows where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/analytics?period=year')
  const figure = page.getByRole('button', { name: /^Earned/ }).locator('strong')
  await expect(figure).toHaveText(/^\$\d{3},\d{3}\.\d{2}$/)
  const lines = await figure.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await expect(page.getByRole('link', { name: 'Analytics', exact: true })).toBeInViewport({ ratio: 1 })

  // By shortcut, because it scrolls nothing into view.
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport({ ratio: 1 })
})

test('is printed once its charts are there, and without an empty place where they can’t be', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('.recharts-bar-rectangle').length > 0)
    }
  })
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/bar-chart-/, async (route) => {
    await arrived
    await route.continue()
  })
  const body = page.locator('body')
  const places = page.locator('details').locator('xpath=preceding-sibling::div')
  await page.goto('/dashboard/analytics')
  await expect(places.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(places.first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(body).not.toHaveAttribute('data-printed')
  arrive()
  await expect(body).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(places.first()).toBeVisible()
})

test('says on paper which figures are still loading, and prints by its button once they are there', async ({
  page,
}) => {
  await page.goto('/dashboard/settings')
  const arrive = await holdCalls(page, '/analytics/')
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  const missing = page.getByText('The figures are still loading. Print again once they’re here.')
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled()
  await expect(missing).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(missing).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading analytics…' })).toBeHidden()
  await arrive()
  await expect(page.getByRole('heading', { name: 'Revenue trend' })).toBeVisible()
  await expect(missing).toHaveCount(0)
})

test('says on paper that invoices and payments are still loading', async ({ page }) => {
  await page.goto('/dashboard/settings')
  const arrive = await holdCalls(page, '/analytics/invoiced')
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  const missing = page.getByText('Invoices and payments are still loading. Print again once they’re here.')
  const waits = page.getByRole('status', { name: 'Loading invoices and payments…' })
  await expect(waits).toBeVisible()
  await expect(missing).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(missing).toBeVisible()
  await expect(waits).toBeHidden()
  await arrive()
  await expect(page.getByRole('button', { name: /^Invoiced/ })).toBeVisible()
  await expect(missing).toHaveCount(0)
})
