import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { holdCalls } from '../e2e/held-calls'
import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const { assigned, inProgress, completed, scheduled } = DEMO_JOBS

const statusFilter = (page: Page) => page.getByRole('combobox', { name: 'Status' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })
const head = (page: Page, column: string) => page.getByRole('columnheader', { name: column, exact: true })
const refused = /503 \(Service Unavailable\)|500 \(Internal/

const TODAY = '?date=2026-11-18'

describe('filters', () => {
  test('stand in the URL until they are cleared (JOB-03)', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open('?search=lawn')
    await page.getByRole('button', { name: 'Today' }).click()
    await statusFilter(page).selectOption('In progress')
    await search(page).fill('sod')
    await expect(jobs.row(inProgress)).toBeVisible()
    await expect(jobs.count).toHaveText('1 job')
    await expect(page).toHaveURL('/dashboard/jobs?search=sod&date=2026-11-18&status=in_progress')

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/dashboard/jobs')
    await expect(jobs.count).toHaveText(/^\d{3} jobs$/)
  })

  test('that make no sense count as none', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open('?status=lost&date=2026-02-31&view=circle&job=-4&tab=9&create=perhaps')
    await expect(jobs.count).toHaveText(/^\d{3} jobs$/)
    await expect(statusFilter(page)).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'List View' })).toBeChecked()
    await expect(jobs.details).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Create Job' })).toHaveCount(0)
  })

  for (const [what, words] of [
    ['title', 'Weekly lawn'],
    ['job number', assigned],
    ['address', '906 Terrace Mountain'],
    ["the client's first name", 'Eleanor'],
  ] as const) {
    test(`search looks in ${what} (JOB-03)`, async ({ page }) => {
      const jobs = jobsPage(page)
      await jobs.open(TODAY)
      await expect(jobs.row(inProgress)).toBeVisible()
      await search(page).fill(words)
      await expect(jobs.row(inProgress)).toBeHidden()
      await expect(jobs.row(assigned)).toBeVisible()
    })
  }

  test('that nothing matches say so and offer the way back (JOB-04)', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open('?search=zeppelin')
    await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'There are no jobs to export.',
    )
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(jobs.count).toHaveText(/^\d{3} jobs$/)
  })

  test('list all statuses, the documents’ six in their order (JOB-03, X-42)', async ({ page }) => {
    await jobsPage(page).open()
    await expect(statusFilter(page).getByRole('option')).toHaveText([
      'All Status',
      'Scheduled',
      'Assigned',
      'En route',
      'In progress',
      'Completed',
      'Cancelled',
      'Missed',
      'Rescheduled',
    ])
  })
})

describe('the table', () => {
  test('sorts by a column and says so', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(TODAY)
    const rows = jobs.table.getByRole('row').filter({ hasText: /JOB-\d/ })
    const sort = head(page, 'Job').getByRole('button')
    await sort.click()
    await expect(head(page, 'Job')).toHaveAttribute('aria-sort', 'ascending')
    for (const [place, job] of ['JOB-1001', 'JOB-1002', 'JOB-1003'].entries())
      await expect(rows.nth(place)).toContainText(job)
    await sort.click()
    await expect(head(page, 'Job')).toHaveAttribute('aria-sort', 'descending')
    for (const [place, job] of ['JOB-1017', 'JOB-1016', 'JOB-1015'].entries())
      await expect(rows.nth(place)).toContainText(job)
  })

  test('opens the details beside itself, under an address of their own (JOB-07)', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    await jobs.choose(jobs.action('More actions', assigned), 'Details')
    await expect(page).toHaveURL(/job=3/)
    await expect(jobs.details.getByText('Weekly lawn mowing')).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(jobs.details).toBeHidden()
    await expect(jobs.row(assigned)).toBeVisible()
  })
})

test('a click anywhere on a row or a card opens the job', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.row(assigned).getByText('12:30 – 1:30 PM').first().click()
  await expect(jobs.details.getByText('Weekly lawn mowing')).toBeVisible()

  await jobs.open(`?view=kanban&search=${assigned}`)
  await page.getByRole('article', { name: 'Weekly lawn mowing' }).getByText('12:30 – 1:30 PM').click()
  await expect(jobs.details.getByText('Weekly lawn mowing')).toBeVisible()
})

describe('several jobs at once', () => {
  test('are given a crew', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open('?status=scheduled')
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(jobs.count).toHaveText('3 jobs')
    await page.getByRole('checkbox', { name: 'Select all jobs shown' }).check()
    const bar = page.getByRole('region', { name: 'Selected jobs' })
    await expect(bar).toContainText('3 selected')

    await bar.getByRole('button', { name: 'Assign… (3)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign crew' })
    await expect(dialog).toHaveAccessibleDescription('3 jobs')
    await jobs.tickCrew(dialog, 'Sofia Ramirez')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(jobs.toast('3 jobs assigned')).toBeVisible()
    expect(await backEnd(page).statuses()).toMatchObject({
      'JOB-1014': 'assigned',
      'JOB-1015': 'assigned',
      'JOB-1016': 'assigned',
    })
  })
})

describe('an action that fails', () => {
  test('is called by its own words when it fails again', async ({ page, problems }) => {
    problems.expect(refused)
    const jobs = jobsPage(page)
    await jobs.open(`?search=${scheduled}`)
    await backEnd(page).failNext('/assign-crew', 503)
    await jobs.action('Assign', scheduled).click()
    const dialog = page.getByRole('dialog', { name: 'Assign crew' })
    await jobs.tickCrew(dialog, 'Sofia Ramirez')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to assign crew. Please try again.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

    const release = await holdCalls(page, '/assign-crew')
    await backEnd(page).failNext('/assign-crew', 503)
    await page.getByRole('button', { name: `Retry ${scheduled}` }).click()
    await expect(jobs.row(scheduled)).toContainText('Assigning…')
    await release()
    await expect(page.getByRole('alert')).toContainText('Failed to assign crew. Please try again.')
    await expect(page.getByText('Failed to update job status')).toHaveCount(0)
  })

  test('and would be refused again can be dismissed, not retried', async ({ page, problems }) => {
    problems.expect(refused)
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    await backEnd(page).failNext('/update-status', 403)
    await jobs.action('Start', assigned).click()
    await expect(page.getByRole('alert')).toContainText('Failed to update job status')
    await expect(page.getByRole('button', { name: `Retry ${assigned}` })).toHaveCount(0)
    await page.getByRole('button', { name: `Dismiss ${assigned}` }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await jobs.action('Start', assigned).click()
    await expect(jobs.row(assigned)).toContainText('In progress')
  })

  test('is said above the list where its row is not shown', async ({ page, problems }) => {
    problems.expect(refused)
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    const release = await holdCalls(page, '/update-status')
    await backEnd(page).failNext('/update-status', 503)
    await jobs.action('Start', assigned).click()
    await search(page).fill(completed)
    await expect(jobs.row(completed)).toBeVisible()
    await expect(jobs.row(assigned)).toHaveCount(0)
    await release()
    await expect(page.getByRole('alert')).toContainText('Failed to update job status')
  })
})

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

test('several jobs are cancelled as far as they can be, and come back together', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?date=2026-11-18')
  for (const job of [completed, assigned, inProgress])
    await page.getByRole('checkbox', { name: `Select ${job}` }).check()
  const bar = page.getByRole('region', { name: 'Selected jobs' })
  const why =
    'Cancel: 1 left out: Only a scheduled, assigned, en route, in progress or rescheduled job can be cancelled; this one is completed.'
  const whyButton = bar.getByRole('button', { name: 'Why not all?' })
  await expect(whyButton).toHaveAccessibleDescription(why)
  await whyButton.click()
  await expect(page.getByRole('tooltip')).toHaveText(why)

  const release = await holdCalls(page, '/update-status')
  await bar.getByRole('button', { name: 'Cancel… (2)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel these jobs?' })
  await question.getByRole('button', { name: 'Cancel 2 jobs' }).click()
  await expect(bar).toContainText('Cancelling… 0 of 2')
  await expect(bar.getByRole('button', { name: /^Cancel…/ })).toHaveAccessibleDescription('Wait: cancelling…')
  await release()
  await expect(jobs.row(assigned)).toBeHidden()
  await expect(jobs.row(inProgress)).toBeHidden()
  await expect(jobs.row(completed)).toBeVisible()

  await jobs.toast('2 jobs cancelled').getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.row(assigned)).toContainText('Assigned')
  await expect(jobs.row(inProgress)).toContainText('In progress')
})

describe('for a client', () => {
  test.override({ as: 'home' })

  test('the list has no actions and nothing to select, since there is nothing to do with it', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open()
    await expect(jobs.row('JOB-1001')).toBeVisible()
    await expect(jobs.table.getByRole('checkbox')).toHaveCount(0)
    await expect(jobs.table.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  })
})
