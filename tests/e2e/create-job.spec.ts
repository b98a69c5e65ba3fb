import type { Page } from '@playwright/test'
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

test('a client brings their address, and the job appears in the list (JOB-01, JOB-09)', async ({ page }) => {
  const jobs = jobsPage(page)
  await fillIn(page, 'Plant a quince')
  await form(page).getByLabel('State').fill('tx')
  await form(page).getByLabel('Estimated cost ($)').fill('129.5')
  await form(page).getByLabel('Priority').selectOption('High')
  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await expect(jobs.toast(/^JOB-\d{4} created for /)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('quince')
  await expect(jobs.count).toHaveText('1 job')
  const row = jobs.row('Plant a quince')
  for (const text of ['Scheduled', 'High', '9:00 – 10:00 AM', 'Helen Brandt', '$129.50'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: 'Plant a quince' }).click()
  await expect(jobs.details.getByText(/, TX \d{5}/)).toBeVisible()
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
