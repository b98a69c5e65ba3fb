import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { scheduled, completed } = DEMO_JOBS

test('the list of jobs is worked with single keys', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?search=irrigation')
  const rows = jobs.table.getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await page.keyboard.press('e')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(jobs.details).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Create Job' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(jobs.details).toBeHidden()
})

test('the search takes a key, and then all of them', async ({ page }) => {
  await jobsPage(page).open(`?search=${scheduled}`)
  const search = page.getByRole('searchbox', { name: 'Search jobs' })
  await page.keyboard.type('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('cj')
  await expect(search).toHaveValue(`${scheduled}cj`)
})

test('keys create, edit and assign, and say what can’t be done', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.row(scheduled).focus()
  await page.keyboard.press('a')
  const assign = page.getByRole('dialog', { name: 'Assign crew' })
  await assign.getByRole('button', { name: 'Cancel' }).click()
  await jobs.row(scheduled).focus()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit Job' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Create Job' })).toBeVisible()

  await jobs.open(`?search=${completed}`)
  await jobs.row(completed).focus()
  await page.keyboard.press('a')
  await expect(jobs.toast('Only a scheduled or rescheduled job can be assigned; this one is completed.')).toBeVisible()
})

test('two keys lead to a page, unless single keys are off', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL('/dashboard/crew')

  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/dashboard/crew')
  await expect(page.getByRole('dialog', { name: 'Add Crew Member' })).toBeHidden()
})
