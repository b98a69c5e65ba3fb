import type { Page } from '@playwright/test'
import { vi } from 'vitest'
import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

/** The dialog of the shortcuts takes keys from when this has the focus. */
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
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Jobs')
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

test('finds a client by their phone number and opens their page', async ({ page }) => {
  await openPalette(page)
  await expect(palette(page).getByRole('combobox')).toHaveAttribute(
    'placeholder',
    'Find a client, property, job or page, or add one…',
  )
  await page.keyboard.type('512 555 0111')
  await expect(palette(page).getByRole('option')).toHaveText([/^Helen Brandt/])
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

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('neither finds nor adds what the role does not show', async ({ page }) => {
    await openPalette(page)
    await expect(palette(page).getByRole('option')).toHaveText(['Overview', 'Jobs', 'Switch to dark theme', 'Sign out'])
    await page.keyboard.type('512 555 0111')
    await expect(palette(page).getByRole('status')).toHaveText('Nothing by that name.')
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
