import type { Page } from '@playwright/test'
import { vi } from 'vitest'
import { backEnd, tablesOf } from '../e2e/back-end'
import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

/** The shortcuts dialog receives keys once this has the focus. */
const singleKeys = (page: Page) => page.getByRole('checkbox', { name: 'Shortcuts of a single key' })

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('goes to a page', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('jobs')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('JobsGJ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/jobs')
  await expect(palette(page)).toBeHidden()
})

test('finds a job and opens its details', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(DEMO_JOBS.assigned)
  await expect(palette(page).getByRole('option')).toHaveText([/^JOB-1003 Weekly lawn mowing/])
  await page.keyboard.press('Enter')
  await expect(jobsPage(page).details.getByText('Weekly lawn mowing')).toBeVisible()
})

test('finds a client by their phone number, before their jobs, and opens their page', async ({ page }) => {
  await openPalette(page)
  await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', 'Find or do anything…')
  await page.keyboard.type('512 555 0111')
  await expect(palette(page).getByRole('option')).toHaveText([
    /^Helen Brandt/,
    /^JOB-1229/,
    /^JOB-1001/,
    /^JOB-1133/,
    /^JOB-1120/,
    /^JOB-1101/,
    /^JOB-915/,
    /^JOB-908/,
    /^JOB-902/,
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/clients/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Helen Brandt' })).toBeVisible()
})

test('finds a property and opens its details', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('bridle path')
  await palette(page)
    .getByRole('option', { name: /^2204 Bridle Path.*Helen Brandt$/ })
    .click()
  await expect(page).toHaveURL('/dashboard/properties?property=1')
})

for (const [typed, form, address] of [
  ['add client', 'Add Client', '/dashboard/clients?create=true'],
  ['new property', 'Add Property', '/dashboard/properties?create=true'],
  ['import', 'Import clients', '/dashboard/clients?import=true'],
] as const)
  test(`opens ${form} for "${typed}"`, async ({ page }) => {
    await openPalette(page)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: form })).toBeVisible()
    await expect(page).toHaveURL(address)
  })

test('asks for the clients when it opens, not before', async ({ page, onTestFinished }) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await openPalette(page)
  await expect
    .poll(() => fetched.mock.calls.map(([input]) => String(input)).filter((address) => address.endsWith('/clients')))
    .toHaveLength(1)
})

for (const [typed, verb, form, about, address] of [
  ['edit a job', 'Edit', 'Edit Job', 'JOB-1003 Weekly lawn mowing', '/dashboard/jobs?edit=3'],
  ['duplicate', 'Duplicate', 'Create Job', 'Copy of JOB-1003 Weekly lawn mowing', '/dashboard/jobs?create=true&copy=3'],
] as const)
  test(`${verb.toLowerCase()}s a job that is searched for`, async ({ page }) => {
    await openPalette(page)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(palette(page).getByRole('combobox')).toHaveValue(`${verb.toLowerCase()} `)
    await page.keyboard.type('1003')
    await palette(page)
      .getByRole('option', { name: `${verb} JOB-1003 Weekly lawn mowing` })
      .click()
    await expect(page.getByRole('dialog', { name: form })).toHaveAccessibleDescription(about)
    await expect(page).toHaveURL(address)
  })

const say = async (page: Page, text: string, option: string) => {
  await openPalette(page)
  await page.keyboard.type(text)
  await palette(page).getByRole('option', { name: option }).click()
  await expect(palette(page)).toBeHidden()
}

test('goes to a client that is searched for after the word', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('go to a client')
  await page.keyboard.press('Enter')
  await expect(palette(page).getByRole('combobox')).toHaveValue('client ')
  await page.keyboard.type('brandt')
  await palette(page)
    .getByRole('option', { name: /^Helen Brandt/ })
    .click()
  await expect(page).toHaveURL('/dashboard/clients/1')
})

test('starts a job where the person is, with Undo, and completes it over the page', async ({ page }) => {
  await say(page, 'start 1003', 'Start JOB-1003 Weekly lawn mowing')
  const started = jobsPage(page).toast('JOB-1003 started')
  await expect(started.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await say(page, 'complete 1003', 'Complete JOB-1003 Weekly lawn mowing')
  const complete = page.getByRole('dialog', { name: 'Complete job' })
  await complete.getByRole('button', { name: 'Complete job' }).click()
  await expect(jobsPage(page).toast('JOB-1003 completed')).toBeVisible()
  await jobsPage(page).toast('JOB-1003 completed').getByRole('button', { name: 'Undo' }).click()
  await expect(jobsPage(page).toast('Undone')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a start that fails is said over the page and tried again from there', async ({ page, problems }) => {
  problems.expect(/503/)
  await backEnd(page).failNext('/update-status', 503)
  await say(page, 'start 1003', 'Start JOB-1003 Weekly lawn mowing')
  await expect(page.getByText('Failed to update job status')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).toast('JOB-1003 started')).toBeVisible()
  await expect(page.getByText('Failed to update job status')).toBeHidden()
})

test('assigns a job by the dialog over the page', async ({ page }) => {
  await say(page, `assign ${DEMO_JOBS.scheduled}`, `Assign ${DEMO_JOBS.scheduled}`)
  const assign = page.getByRole('dialog', { name: 'Assign crew' })
  await assign.getByRole('checkbox', { name: 'Mia Chen' }).check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(jobsPage(page).toast('JOB-1015 assigned')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

const takeAll = (page: Page) =>
  page.getByRole('dialog', { name: 'Auto-Schedule' }).getByRole('button', { name: 'Take all' }).click()

test('plans the day', async ({ page }) => {
  await say(page, 'auto-schedule day', 'Auto-schedule today')
  await takeAll(page)
  await expect(jobsPage(page).toast('Successfully scheduled')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('plans the day that the calendar of the jobs shows, and names it', async ({ page }) => {
  const waiting = async (day: string) => {
    const { jobs } = await tablesOf(page)
    return jobs.filter((job) => job.business_id === 1 && job.scheduled_date === day && job.status === 'scheduled')
      .length
  }
  const [today, friday] = ['2026-11-18', '2026-11-20']
  const before = await Promise.all([today, friday].map(waiting))
  await page.goto(`/dashboard/jobs?view=calendar&date=${friday}`)
  await expect(page.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible()
  await say(page, 'auto-schedule', 'Auto-schedule Fri, Nov 20')
  await takeAll(page)
  await expect(jobsPage(page).toast('Successfully scheduled')).toBeVisible()
  const after = await Promise.all([today, friday].map(waiting))
  expect([after[0] === before[0], Number(after[1]) < Number(before[1])]).toEqual([true, true])
})

test('an address starts nothing', async ({ page }) => {
  await page.goto('/dashboard/jobs?start=3&deed=start')
  await openPalette(page)
  await page.keyboard.type('start 1003')
  await expect(palette(page).getByRole('option', { name: 'Start JOB-1003 Weekly lawn mowing' })).toBeVisible()
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('neither finds nor adds what the role does not show', async ({ page }) => {
    await openPalette(page)
    await expect(palette(page).getByRole('option')).toHaveText([
      'OverviewGD',
      'My DayGY',
      'JobsGJ',
      'Map ViewGX',
      'AccountGU',
      'SettingsGT',
      'Start a job…',
      'Complete a job…',
      'Edit a job…',
      'Switch to dark theme',
      'Sign out',
    ])
    await page.keyboard.type('512 555 0111')
    await expect(palette(page).getByRole('status')).toHaveText('No results.')
  })
})

test('signs out', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('log')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('"?" lists the shortcuts, except where it is text', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(shortcuts).toContainText('Search and commands')
  await expect(singleKeys(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()

  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search jobs' }).pressSequentially('?')
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('?')
  await expect(shortcuts).toBeHidden()
})

test('single keys can be switched off (WCAG 2.1.4)', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(singleKeys(page)).toBeFocused()
  await singleKeys(page).uncheck()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
  await page.keyboard.press('?')
  await openPalette(page)
  await expect(shortcuts).toBeHidden()
})
