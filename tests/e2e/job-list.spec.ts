import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { backEnd } from './back-end'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
import { DEMO_JOBS, jobsPage } from './jobs-page'

const { assigned, inProgress, completed, scheduled } = DEMO_JOBS

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })
const head = (page: Page, column: string) => page.getByRole('columnheader', { name: column, exact: true })

/** Exports what is shown; the file's name, its header and its rows. */
const exported = async (page: Page) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  const [header, ...rows] = Papa.parse<string[]>(await readFile(await download.path(), 'utf8')).data
  return { name: download.suggestedFilename(), header, rows }
}

test('filters, hidden columns and density survive a reload (JOB-03)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?search=sod&status=in_progress')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(/date=2026-11-18/)
  await page.getByRole('button', { name: 'Columns' }).click()
  const chooser = page.getByRole('dialog', { name: 'Columns and density' })
  await chooser.getByRole('checkbox', { name: 'Address' }).uncheck()
  await chooser.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await expect(head(page, 'Address')).toBeHidden()

  await page.reload()
  await expect(jobs.row(inProgress)).toBeVisible()
  await expect(jobs.count).toHaveText('1 job')
  await expect(search(page)).toHaveValue('sod')
  await expect(head(page, 'Title')).toBeVisible()
  await expect(head(page, 'Address')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('the export holds what is shown, numbers as numbers, and runs no formula in a spreadsheet', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  const { name, header, rows } = await exported(page)
  expect(name).toMatch(/^jobs-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(header?.slice(0, 6)).toEqual(['Job number', 'Status', 'Priority', 'Type', 'Title', 'Client'])
  expect(rows.map((row) => [...row.slice(0, 2), ...row.slice(7, 11)])).toEqual([
    [assigned, 'Assigned', '12:30', '13:30', '60', '95'],
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

test('several jobs are cancelled as far as they can be, and come back together', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?date=2026-11-18')
  for (const job of [completed, assigned, inProgress])
    await page.getByRole('checkbox', { name: `Select ${job}` }).check()
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  await expect(bar).toContainText('this one is completed')

  await bar.getByRole('button', { name: 'Cancel… (2)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel these jobs?' })
  await question.getByRole('button', { name: 'Cancel 2 jobs' }).click()
  await expect(jobs.row(assigned)).toBeHidden()
  await expect(jobs.row(inProgress)).toBeHidden()
  await expect(jobs.row(completed)).toBeVisible()

  await jobs.toast('2 jobs cancelled').getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.row(assigned)).toContainText('Assigned')
  await expect(jobs.row(inProgress)).toContainText('In progress')
})

test('auto-schedule gives waiting jobs their crews and can be taken back (JOB-01, JOB-15)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open()
  await expect(jobs.count).toBeVisible()
  const before = await backEnd(page).statuses()
  const letGo = await holdCalls(page, 'auto-schedule')
  await page.getByRole('button', { name: 'Auto-Schedule' }).click()
  await expect(page.getByRole('button', { name: 'Scheduling...' })).toBeVisible()
  await letGo()

  const said = jobs.toast(/^Successfully scheduled \d+ jobs!/)
  await expect(said).toBeVisible()
  const count = Number(/scheduled (\d+) jobs/.exec(await said.innerText())?.[1])
  const after = await backEnd(page).statuses()
  const changed = Object.keys(after).filter((job) => after[job] !== before[job])
  expect(changed.map((job) => after[job])).toEqual(Array.from({ length: count }, () => 'assigned'))
  expect(changed).toContain(scheduled)

  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.toast('Undone')).toBeVisible()
  expect(await backEnd(page).statuses()).toEqual(before)
})
