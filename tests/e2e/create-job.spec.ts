import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Job' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Create Job' })

const options = (page: Page) => form(page).getByRole('listbox', { name: 'Clients' }).getByRole('option')

const chooseClient = async (page: Page, words: string) => {
  const client = form(page).getByRole('combobox', { name: 'Client' })
  await client.fill(words)
  await options(page).first().click()
  await expect(form(page).getByLabel('Property address')).not.toHaveValue('')
}

/** Fills in what has no default. */
const fillIn = async (page: Page, title: string) => {
  await chooseClient(page, 'Helen')
  await form(page).getByLabel('Title').fill(title)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/jobs?create=true')
  await expect(form(page)).toBeVisible()
})

test('every required field asks for itself, summed up on top (JOB-12)', async ({ page }) => {
  for (const label of ['Estimated cost ($)', 'Date', 'Start time', 'End time'])
    await form(page).getByLabel(label, { exact: true }).fill('')
  await submit(page).click()

  const summary = form(page).getByRole('alert', { name: 'Problems with this form' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button')).toHaveText([
    'Client is required',
    'Title is required',
    'Date is required',
    'Start time is required',
    'End time is required',
    'Estimated cost is required',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ])
  await summary.getByRole('button', { name: 'City is required' }).click()
  await expect(form(page).getByLabel('City')).toBeFocused()
  await expect(form(page).getByLabel('City')).toHaveAccessibleDescription('City is required')
})

test('begins with the stated defaults (JOB-13)', async ({ page }) => {
  await expect(form(page).getByLabel('Type')).toHaveValue('one_time_service')
  await expect(form(page).getByLabel('Priority')).toHaveValue('normal')
  await expect(form(page).getByLabel('Estimated cost ($)')).toHaveValue('0')
  await expect(form(page).getByLabel('Estimated cost ($)')).toHaveAttribute('step', '0.01')
})

test('the state takes two letters, and the duration follows the times (JOB-12, JOB-14)', async ({ page }) => {
  await form(page).getByLabel('State').pressSequentially('texas')
  await expect(form(page).getByLabel('State')).toHaveValue(/^te$/i)

  const end = form(page).getByLabel('End time')
  await form(page).getByLabel('Start time').fill('09:00')
  await end.fill('10:30')
  await expect(end).toHaveAccessibleDescription('Duration: 1 h 30 min')
  await end.fill('11:00')
  await expect(end).toHaveAccessibleDescription('Duration: 2 h')
  await end.fill('08:00')
  await submit(page).click()
  await expect(end).toHaveAccessibleDescription('End time must be after the start time')
})

test('a client brings their address, and the job appears in the list (JOB-01, JOB-09)', async ({ page }) => {
  const jobs = jobsPage(page)
  await fillIn(page, 'Plant a quince')
  await form(page).getByLabel('State').fill('tx')
  await form(page).getByLabel('Estimated cost ($)').fill('129.5')
  await form(page).getByLabel('Priority').selectOption('High')
  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await expect(jobs.toast('Plant a quince created')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('quince')
  await expect(jobs.count).toHaveText('1 job')
  const row = jobs.row('Plant a quince')
  for (const text of ['Scheduled', 'High', '9:00 – 10:00 AM', 'Helen Brandt', '$129.50'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: 'Plant a quince' }).click()
  await expect(jobs.details.getByText(/, TX \d{5}/)).toBeVisible()
})

test('a failure keeps what was typed, and trying again makes one job (X-44)', async ({ page }) => {
  await backEnd(page).failNext('POST /api', 500)
  await fillIn(page, 'Rake the leaves')
  await submit(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Failed to create job. Please try again.')
  await expect(form(page).getByRole('alert')).toContainText('The server is having trouble. Please try again.')
  await expect(form(page).getByLabel('Title')).toHaveValue('Rake the leaves')

  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('Rake the leaves')
  await expect(jobsPage(page).count).toHaveText('1 job')
})

test('a double click makes one job', async ({ page }) => {
  await backEnd(page).latency(150)
  await fillIn(page, 'Trim the ivy')
  await submit(page).dblclick()
  await expect(form(page)).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('Trim the ivy')
  await expect(jobsPage(page).count).toHaveText('1 job')
})

test('what was typed survives a reload and is not thrown away unasked', async ({ page }) => {
  await fillIn(page, 'Mend the fence')
  await page.reload()
  await expect(form(page).getByText('What you had typed is back.')).toBeVisible()
  await expect(form(page).getByLabel('Title')).toHaveValue('Mend the fence')
  await expect(form(page).getByRole('combobox', { name: 'Client' })).toHaveValue('Helen Brandt')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard this job?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form(page).getByLabel('Title')).toHaveValue('Mend the fence')

  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: 'Create Job' }).click()
  await expect(form(page).getByLabel('Title')).toHaveValue('')
})

test('the client is found by keyboard alone', async ({ page }) => {
  const client = form(page).getByRole('combobox', { name: 'Client' })
  await client.fill('bra')
  await page.keyboard.press('Escape')
  await expect(form(page).getByRole('listbox', { name: 'Clients' })).toBeHidden()
  await expect(form(page)).toBeVisible()

  await client.fill('Brandt')
  await expect(options(page).first()).toHaveAccessibleName(/^Helen Brandt/)
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(client).toHaveValue('Helen Brandt')
  await expect(form(page)).toBeVisible()
})
