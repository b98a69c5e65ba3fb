import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'
import { savedCsv } from './saved-csv'

const { assigned } = DEMO_JOBS

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })

const exported = (page: Page, button = 'Export CSV') =>
  savedCsv(page, () => page.getByRole('button', { name: button, exact: true }).click())

test('the export holds what is shown, numbers as numbers, and runs no formula in a spreadsheet', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  const { name, header, rows } = await exported(page)
  expect(name).toMatch(/^jobs-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(header?.slice(0, 6)).toEqual(['Job number', 'Status', 'Priority', 'Type', 'Title', 'Client'])
  expect(rows.map((row) => [...row.slice(0, 2), ...row.slice(8, 12)])).toEqual([
    [assigned, 'Assigned', '12:30', '13:30', '60', '95.00'],
  ])

  await page.getByRole('button', { name: 'Create Job' }).click()
  const form = page.getByRole('dialog', { name: 'Create Job' })
  await form.getByRole('combobox', { name: 'Client' }).fill('Helen')
  await form.getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
  await form.getByLabel('Title').fill('=1+2')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(form).toBeHidden()
  await search(page).fill('=1+2')
  await expect(jobs.row('=1+2')).toBeVisible()
  await expect(jobs.count).toHaveText('1 job')
  expect((await exported(page)).rows.map((row) => row[4])).toEqual(["'=1+2"])
})

test('a selection is exported alone', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?date=2026-11-18')
  await expect(jobs.row(assigned)).toBeVisible()
  await jobs.row(assigned).getByRole('checkbox').check()
  expect((await exported(page, 'Export CSV (1)')).rows.map(([number]) => number)).toEqual([assigned])
})

test('an action that fails says so once, in its row, and moves nothing', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?date=2026-11-18')
  await expect(jobs.row(assigned)).toBeVisible()
  const places = async () => [
    await jobs.table.boundingBox(),
    await jobs.row(assigned).boundingBox(),
    await jobs.table.getByRole('row').last().boundingBox(),
  ]
  const before = await places()

  await backEnd(page).failNext('/update-status', 503)
  await jobs.action('Start', assigned).click()
  await expect(page.getByRole('alert')).toHaveText(/^Failed to update job status · .+Retry$/)
  await expect(jobs.row(assigned).getByRole('alert')).toBeVisible()
  expect(await places()).toEqual(before)

  await page.getByRole('button', { name: `Retry ${assigned}` }).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a long title takes two lines of a card, and the largest cost is whole in the table', async ({ page }) => {
  const jobs = jobsPage(page)
  const form = await jobs.draft('verylongword'.repeat(14))
  await form.getByLabel(/^Estimated cost/).fill('9999999.99')
  await form.getByRole('button', { name: 'Create Job' }).click()
  const cost = page
    .getByRole('gridcell', { name: '$9,999,999.99' })
    .or(page.getByRole('cell', { name: '$9,999,999.99' }))
  await expect(cost).toBeVisible()
  expect(await cost.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('radio', { name: 'Kanban' }).check({ force: true })
  const title = page.getByRole('article').getByRole('button', { name: /^verylong/ })
  await expect(title).toBeVisible()
  const lines = await title.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(2)
})

test('on paper the list has every row, at the width of a sheet on its side, and nothing to press', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?status=completed')
  await expect(jobs.count).toHaveText(/^\d+ jobs$/)
  const count = Number.parseInt(await jobs.count.innerText(), 10)
  const rows = jobs.table.locator('tr[data-record]')
  expect(await rows.count()).toBeLessThan(count)
  await page.setViewportSize({ width: 979, height: 740 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(count)
  await expect(jobs.table.getByRole('checkbox').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Job' })).toBeHidden()
  expect(
    await jobs.table.evaluate((table) => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight > table.clientHeight,
    ]),
  ).toEqual([979, true])
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(() => rows.count()).toBeLessThan(count)
})

test('a list is printed on as many sheets as it needs', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?status=completed')
  await expect(jobs.count).toHaveText(/^\d+ jobs$/)
  const sheets = (await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/MediaBox \[[^\]]*\]/g)
  expect(sheets?.length).toBeGreaterThan(2)
  expect(new Set(sheets)).toEqual(new Set(['/MediaBox [0 0 792 612]']))
})
