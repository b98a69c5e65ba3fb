import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Job' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Create Job' })
const options = (page: Page) => form(page).getByRole('listbox', { name: 'Clients' }).getByRole('option')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })

const open = async (page: Page) => {
  await page.goto(`/dashboard/jobs?create=true&search=${DEMO_JOBS.assigned}`)
  await expect(form(page)).toBeVisible()
}

const fillIn = async (page: Page, title: string) => {
  await form(page).getByRole('combobox', { name: 'Client' }).fill('Helen')
  await form(page).getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
  await expect(form(page).getByLabel('Property address')).not.toHaveValue('')
  await form(page).getByLabel('Title').fill(title)
}

test('every required field asks for itself, summed up on top (JOB-12)', async ({ page }) => {
  await open(page)
  for (const label of ['Estimated cost ($)', 'Date', 'Start time', 'End time']) await field(page, label).fill('')
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
    'Property address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ])
  await summary.getByRole('button', { name: 'City is required' }).click()
  await expect(form(page).getByLabel('City')).toBeFocused()
  await expect(form(page).getByLabel('City')).toHaveAccessibleDescription('City is required')
})

test('a text that is too long is named on top, and says at its field by how much', async ({ page }) => {
  await open(page)
  await fillIn(page, 'x'.repeat(300))
  await form(page).getByLabel('Location notes').fill('y'.repeat(5_001))
  await submit(page).click()
  await expect(form(page).getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
    'Title: 100 characters too many',
    'Location notes: 1 character too many',
  ])
  await expect(form(page).getByLabel('Title')).toHaveAccessibleDescription('100 characters too many')
  await expect(form(page).getByLabel('Title')).toHaveValue('x'.repeat(300))
})

test('begins with the stated defaults (JOB-13)', async ({ page }) => {
  await open(page)
  await expect(form(page).getByLabel('Type')).toHaveValue('one_time_service')
  await expect(form(page).getByLabel('Priority')).toHaveValue('normal')
  await expect(field(page, 'Estimated cost ($)')).toHaveValue('0')
  await expect(field(page, 'Estimated cost ($)')).toHaveAttribute('step', '0.01')
})

test('the state is two letters, and the duration follows the times (JOB-12, JOB-14)', async ({ page }) => {
  await open(page)
  const state = form(page).getByLabel('State')
  await state.fill('texas')
  await expect(state).toHaveValue(/^texas$/i)

  const end = form(page).getByLabel('End time')
  await form(page).getByLabel('Start time').fill('09:00')
  await end.fill('10:30')
  await expect(end).toHaveAccessibleDescription('Duration: 1 h 30 min')
  await end.fill('11:00')
  await expect(end).toHaveAccessibleDescription('Duration: 2 h')
  await end.fill('08:00')
  await submit(page).click()
  await expect(end).toHaveAccessibleDescription('End time must be after the start time')
  await expect(state).toHaveAccessibleDescription('Use the two-letter state code')
})

test('work of more than a day is refused under the name of its field', async ({ page }) => {
  await open(page)
  await fillIn(page, 'Rake the leaves')
  await form(page).getByLabel('Work minutes').fill('1441')
  await submit(page).click()
  await expect(form(page).getByLabel('Work minutes')).toHaveAccessibleDescription('Use 1,440 minutes (a day) or fewer')
  await expect(form(page).getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
    'Work minutes: use 1,440 minutes (a day) or fewer',
  ])
})

const CREATED = /^JOB-\d{4} created for Wed, Nov 18 at 11:00 AM/

test('a failure keeps what was typed, and trying again makes one job (X-44)', async ({ page, problems }) => {
  problems.expect(/500 \(Internal/)
  await open(page)
  await fillIn(page, 'Rake the leaves')
  await backEnd(page).failNext('POST /api', 500)
  await submit(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Failed to create job. Please try again.')
  await expect(form(page).getByRole('alert')).toContainText('The server is having trouble. Please try again.')
  await expect(form(page).getByLabel('Title')).toHaveValue('Rake the leaves')

  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await search(page).fill('Rake the leaves')
  await expect(jobsPage(page).count).toHaveText('1 job')
  await jobsPage(page).toast(CREATED).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
})

test('a job whose creation was not confirmed is not made twice', async ({ page, problems }) => {
  problems.expect(/Failed to fetch/)
  await open(page)
  await fillIn(page, 'Plant a quince')
  await backEnd(page).loseNext('POST /api/businesses')
  await submit(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Failed to create job. Please try again.')

  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await search(page).fill('quince')
  await expect(jobsPage(page).count).toHaveText('1 job')
})

describe('a page that is reloaded while a job is being made', () => {
  const reloadOnceSent = async (page: Page) => {
    await backEnd(page).latency(3_600_000)
    await submit(page).click()
    await page.waitForFunction(() => sessionStorage.getItem('draft.1.unsettled') !== null)
    await page.reload()
  }

  test('makes it once, and says so', async ({ page }) => {
    await open(page)
    await fillIn(page, 'Plant a quince')
    await reloadOnceSent(page)
    await expect(jobsPage(page).toast(CREATED)).toBeVisible()
    await expect(form(page)).toBeHidden()
    await search(page).fill('quince')
    await expect(jobsPage(page).count).toHaveText('1 job')
    await jobsPage(page).toast(CREATED).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  })

  test('makes a copy once that nothing was typed into', async ({ page }) => {
    const titled = async () => (await tablesOf(page)).jobs.filter(({ title }) => title === 'Weekly lawn mowing').length
    await page.goto('/dashboard/jobs?create=true&copy=3')
    await expect(field(page, 'Title')).toHaveValue('Weekly lawn mowing')
    const before = await titled()
    await reloadOnceSent(page)
    await expect(jobsPage(page).toast(/^JOB-\d+ created for Thu, Nov 19/)).toBeVisible()
    await expect(form(page)).toBeHidden()
    expect(await titled()).toBe(before + 1)
  })

  test('keeps what was typed where it can’t be made', async ({ page, problems }) => {
    problems.expect(/Failed to fetch/)
    await open(page)
    await fillIn(page, 'Plant a quince')
    await backEnd(page).offline(true)
    await submit(page).click()
    await expect(form(page).getByRole('alert')).toContainText('Failed to create job. Please try again.')
    await page.reload()
    await expect(form(page).getByText('Draft restored.')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('Plant a quince')
    await submit(page).click()
    await expect(jobsPage(page).toast(CREATED)).toBeVisible()
    await search(page).fill('quince')
    await expect(jobsPage(page).count).toHaveText('1 job')
  })
})

test('the job that was made is marked in the list, and its message leads to it', async ({ page }) => {
  await open(page)
  await fillIn(page, 'Plant a quince')
  await submit(page).click()
  await search(page).fill('quince')
  await expect(jobsPage(page).row('Plant a quince')).toHaveAttribute('data-new', 'true')
  await jobsPage(page).toast(CREATED).getByRole('button', { name: 'View' }).click()
  await expect(jobsPage(page).details.getByRole('heading', { name: 'Plant a quince' })).toBeVisible()
})

test('a double click makes one job', async ({ page }) => {
  await open(page)
  await fillIn(page, 'Trim the ivy')
  await backEnd(page).latency(150)
  await submit(page).dblclick()
  await expect(form(page)).toBeHidden()
  await search(page).fill('Trim the ivy')
  await expect(jobsPage(page).count).toHaveText('1 job')
})

describe('from a client', () => {
  test('fills in the client and their first address', async ({ page }) => {
    await page.goto('/dashboard/clients/5')
    await page.getByRole('button', { name: 'Create Job', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/jobs?create=true&client=5')
    await expect(form(page).getByRole('combobox', { name: 'Client' })).toHaveValue('Joanna Weiss')
    await expect(field(page, 'Property address')).toHaveValue('2713 Rae Dell Ave')
    await expect(field(page, 'ZIP code')).toHaveValue('78704')
  })

  test('at a property fills in that address', async ({ page }) => {
    await page.goto('/dashboard/properties?property=7')
    await page.getByRole('dialog').getByRole('button', { name: 'Create Job', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/jobs?create=true&client=6&property=7')
    await expect(form(page).getByRole('combobox', { name: 'Client' })).toHaveValue('Samir Patel')
    await expect(field(page, 'Property address')).toHaveValue('5506 Clay Ave')
  })

  test('leaves alone what was begun for someone else, and forgets the client when it closes', async ({ page }) => {
    await open(page)
    await form(page).getByLabel('Title').fill('For no one yet')
    await page.goto('/dashboard/jobs?create=true&client=5')
    await expect(form(page).getByLabel('Title')).toHaveValue('')
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/dashboard/jobs')
    await open(page)
    await expect(form(page).getByLabel('Title')).toHaveValue('For no one yet')
  })
})

test('Job Details lead to the client and the property, to a map, a call and a text', async ({ page }) => {
  await page.goto('/dashboard/jobs?job=161')
  const link = (name: string) => page.getByRole('dialog').getByRole('link', { name, exact: true })
  await expect(link('Joanna Weiss')).toHaveAttribute('href', '/dashboard/clients/5')
  await expect(link('2713 Rae Dell Ave, Austin, TX 78704')).toHaveAttribute('href', '/dashboard/properties?property=5')
  await expect(link('Open in maps (new tab)')).toHaveAttribute('target', '_blank')
  await expect(link('(512) 555-0115')).toHaveAttribute('href', 'tel:5125550115')
  await expect(link('Text (512) 555-0115')).toHaveAttribute('href', 'sms:5125550115')
})

describe('for a technician', () => {
  test.override({ as: 'tech' })

  test('Job Details lead to no page that their role does not show', async ({ page }) => {
    await page.goto('/dashboard/jobs?job=1')
    const details = page.getByRole('dialog')
    await expect(details.getByText('Helen Brandt')).toBeVisible()
    await expect(details.getByRole('link', { name: 'Open in maps (new tab)' })).toBeVisible()
    await expect(details.getByRole('link', { name: 'Helen Brandt' })).toHaveCount(0)
  })
})

test('a client brings their address, an odd ZIP code is only warned of, and the job appears in the list (JOB-01, JOB-09, X-54)', async ({
  page,
}) => {
  await page.goto('/dashboard/jobs?create=true')
  await expect(form(page)).toBeVisible()
  const jobs = jobsPage(page)
  await fillIn(page, 'Plant a quince')
  await form(page).getByLabel('State').fill('tx')
  await form(page).getByLabel('ZIP code').fill('787')
  await expect(form(page).getByText('This does not look like a US ZIP code')).toBeVisible()
  await form(page).getByLabel('Estimated cost ($)').fill('129.5')
  await form(page).getByLabel('Priority').selectOption('High')
  await submit(page).click()
  await expect(form(page)).toBeHidden()
  await expect(jobs.toast(/^JOB-\d{4} created for /)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('quince')
  await expect(jobs.count).toHaveText('1 job')
  const row = jobs.row('Plant a quince')
  for (const text of ['Scheduled', 'High', '11:00 AM – 12:00 PM', 'Helen Brandt', '$129.50'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: 'Plant a quince' }).click()
  await expect(jobs.details.getByText(/, TX 787(?!\d)/)).toBeVisible()
})

test('what was typed survives a reload and is not thrown away unasked', async ({ page }) => {
  await page.goto('/dashboard/jobs?create=true')
  await expect(form(page)).toBeVisible()
  await fillIn(page, 'Mend the fence')
  await page.reload()
  await expect(form(page).getByText('Draft restored.')).toBeVisible()
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
  await page.goto('/dashboard/jobs?create=true')
  await expect(form(page)).toBeVisible()
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

test('of a form that another release kept, what still fits is put back', async ({ page }) => {
  sessionStorage.setItem('draft.1.job', JSON.stringify({ title: 'Rake the leaves' }))
  await open(page)
  await expect(form(page).getByText('Draft restored.')).toBeVisible()
  await expect(form(page).getByLabel('Title')).toHaveValue('Rake the leaves')
  await fillIn(page, 'Plant a quince')
  await submit(page).click()
  await expect(jobsPage(page).toast(CREATED)).toBeVisible()
})
