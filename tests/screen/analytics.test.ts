import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { describe, expect, test } from './screen'

const region = 'region'
const asTable = (page: Page, name: string) => page.getByRole(region, { name }).getByText('Show as a table').click()

describe('analytics', () => {
  test('show the figures of a period, which the address keeps (ANA-01, ANA-02)', async ({ page }) => {
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('button', { name: /^Jobs completed/ })).toBeVisible()
    await asTable(page, 'Revenue trend')
    await expect(page.getByRole(region, { name: 'Revenue trend' }).getByRole('rowheader')).toHaveCount(5)
    await page.getByRole('combobox', { name: 'Period' }).selectOption('This week')
    await expect(page).toHaveURL('/dashboard/analytics?period=week')
    await expect(page.getByRole(region, { name: 'Revenue trend' }).getByRole('rowheader')).toHaveCount(7)
    for (const name of [
      'Key insights',
      'Jobs completed',
      'Top services',
      'Customer growth',
      'Crew',
      'Invoiced',
      'Collected',
      'Receivables',
      'Estimates answered',
    ])
      await expect(page.getByRole(region, { name, exact: true })).toBeVisible()
  })

  test('never call what was earned, invoiced and collected by one name', async ({ page }) => {
    await page.goto('/dashboard/analytics?period=year')
    await expect(page.getByRole(region, { name: 'Revenue trend' })).toContainText(
      'Earned: Jobs done in the period, at the price of the job, whether or not they are invoiced.',
    )
    await expect(page.getByRole(region, { name: 'Invoiced' })).toContainText(
      'Invoices sent in the period, tax included, whether or not they are paid. Void ones don’t count.',
    )
    await expect(page.getByRole(region, { name: 'Collected' })).toContainText(
      'Payments received in the period less refunds made in it, whenever the work was done.',
    )
    await page.getByRole('button', { name: /^Collected/ }).click()
    const list = page.getByRole('dialog', { name: 'Collected' })
    await list.getByRole('link', { name: /^INV-/ }).first().click()
    await expect(page).toHaveURL(/\/dashboard\/invoicing\?invoice=\d+/)
  })

  test('open the list behind a bar of either period, a line and a figure, with the way to each job', async ({
    page,
  }) => {
    await page.goto('/dashboard/analytics?period=week')
    const list = page.getByRole('dialog')
    await asTable(page, 'Jobs completed')
    await page.getByRole(region, { name: 'Jobs completed' }).getByRole('button', { name: 'Wed, Nov 18' }).click()
    await expect(list).toHaveAccessibleName('Jobs completed')
    await expect(list.getByRole('link')).toHaveCount(2)
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/dashboard/analytics?period=week')

    await page.getByRole(region, { name: 'Jobs completed' }).getByRole('button', { name: 'Wed, Nov 11: 7' }).click()
    await expect(page).toHaveURL('/dashboard/analytics?period=week&report=jobs&bar=2026-11-11')
    await expect(list).toHaveAccessibleDescription('Wed, Nov 11: 7 jobs')
    await expect(list.getByRole('link')).toHaveCount(7)
    await list.getByRole('button', { name: 'Close' }).click()

    await page.getByRole(region, { name: 'Crew', exact: true }).getByRole('button', { name: 'Marcus Bell' }).click()
    await expect(list).toHaveAccessibleName('Marcus Bell')
    await list.getByRole('link', { name: /^JOB-1001/ }).click()
    await expect(page).toHaveURL('/dashboard/jobs?job=1')
  })

  test('behind an age of what is owed is said of which day it is, not of the period', async ({ page }) => {
    await page.goto('/dashboard/analytics?period=week')
    const ages = page.getByRole(region, { name: 'Receivables' })
    await ages.getByRole('button', { name: '31–60 days' }).click()
    const list = page.getByRole('dialog', { name: '31–60 days' })
    await expect(list).toHaveAccessibleDescription(/^Owed on Wed, Nov 18: \$[\d,.]+ from \d+ invoices?$/)
  })

  test('that can’t be loaded say so, and Retry loads them', async ({ page, problems }) => {
    problems.expect(/503 \(Service Unavailable\)/)
    await page.goto('/dashboard')
    for (const status of [503, 503]) await backEnd(page).failNext('GET /api/business/1/analytics/revenue', status)
    await page.getByRole('link', { name: 'Analytics' }).first().click()
    const failed = page.getByRole('alert').filter({ hasText: 'Analytics could not be loaded.' })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole(region, { name: 'Revenue trend' })).toBeVisible()
  })
})
