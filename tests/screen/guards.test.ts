import type { Page } from '@playwright/test'
import { describe, expect, test } from './screen'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const refusal = (page: Page) =>
  page.getByRole('heading', { level: 1, name: "You don't have permission to access this page." })

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('is told that the clients page is not for them, with a way on (GUARD-04, GUARD-06)', async ({ page }) => {
    await page.goto('/dashboard/clients')
    await expect(refusal(page)).toBeVisible()
    await expect(
      page.getByText(
        'You need one of these permissions: Add clients, Edit clients, or Delete clients. The owner of your business can give it to you.',
      ),
    ).toBeVisible()
    await page.goto('/dashboard/analytics')
    await expect(page.getByText(/^You need this permission: View reports\./)).toBeVisible()
    await page.goto('/dashboard/clients')
    await page.getByRole('link', { name: 'Back to Overview' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  })

  test('meets no link to the subscription or to what the office does (GUARD-12, DASH-04)', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(menu(page)).toHaveText(['Overview', 'My Day', 'Jobs', 'Map View', 'Account', 'Settings'])
    const actions = page.getByRole('region', { name: 'Quick Actions' })
    await expect(actions.getByRole('link')).toHaveText(['Job board', 'Settings'])
    await expect(actions.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings')
  })

  test('sees only jobs they are assigned to (PERM-18)', async ({ page }) => {
    await page.goto('/dashboard/jobs?search=JOB-10')
    await expect(page.getByRole('row').filter({ hasText: 'JOB-1003' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'JOB-1007' })).toBeHidden()

    await page.goto('/dashboard/jobs?job=7')
    const details = page.getByRole('dialog', { name: 'Job Details' })
    await expect(details.getByText("You don't have permission to see this job.")).toBeVisible()
  })

  test('meets no button for what their role can never do, and reads why at its address', async ({ page }) => {
    await page.goto('/dashboard/jobs?search=JOB-1003')
    await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Create Job|Auto-Schedule|Assign|Cancel)/ })).toHaveCount(0)
    await page.goto('/dashboard/jobs?create=true')
    await expect(page.getByRole('dialog', { name: 'Create Job' })).toContainText('Your role can’t create jobs.')
  })

  test('sees of the overview what is theirs: no count of clients, no money, no news of the office', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'This month' }).getByRole('term')).toHaveText(['Services'])
    await expect(page.getByRole('region', { name: 'Usage' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('term')).toHaveText(['Jobs'])
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await expect(activity.getByRole('listitem').first()).toContainText('Service completed')
    await expect(activity).not.toContainText('New client added')
  })
})

describe('an office manager', () => {
  test.override({ as: 'manager' })

  test('may open clients, not billing (GUARD-06, GUARD-08)', async ({ page }) => {
    await page.goto('/dashboard/clients')
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
    await page.goto('/dashboard/billing')
    await expect(refusal(page)).toBeVisible()
  })
})

describe('a property owner', () => {
  test.override({ as: 'home' })

  test('sees the jobs at their own property only', async ({ page }) => {
    await page.goto('/dashboard/jobs')
    await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible()
    const customers = page
      .getByRole('grid', { name: 'Jobs' })
      .getByRole('row')
      .filter({ hasText: /JOB-\d/ })
    await expect(customers).not.toHaveCount(0)
    await expect(customers.filter({ hasNotText: 'Helen Brandt' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Create Job|Auto-Schedule|Assign|Start|Cancel)/ })).toHaveCount(0)

    await page.goto('/dashboard/jobs?job=8')
    const details = page.getByRole('dialog', { name: 'Job Details' })
    await expect(details.getByText("You don't have permission to see this job.")).toBeVisible()
    await expect(details.getByText('You can see only the jobs at your own properties.')).toBeVisible()
  })

  test('meets no Undo in the history of a job, of which their role takes nothing back', async ({ page }) => {
    await page.goto('/dashboard/jobs?job=1&tab=history')
    const details = page.getByRole('dialog', { name: 'Job Details' })
    await expect(details.getByRole('button', { name: /^View version/ }).first()).toBeVisible()
    await expect(details.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  })

  test('meets an overview in words of theirs', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'This month' }).getByRole('term')).toHaveText(['Services'])
    await expect(page.getByRole('region', { name: 'Quick Actions' }).getByRole('link').first()).toHaveText('Your jobs')
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('term')).toHaveText(['Jobs'])
  })
})

describe('paths that lead nowhere (GUARD-02)', () => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/dashboard/jobs/17/nowhere']) {
    test(`${path} goes to the root page`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

describe('someone without a business', () => {
  test.override({ as: 'admin' })

  test('meets no way to what is about one, and reads why at its address (PERM-15)', async ({ page }) => {
    await page.goto('/dashboard/account')
    await expect(page.getByRole('tab')).toHaveText(['Account'])
    await expect(menu(page).filter({ hasText: /^(Subscription|Billing|Analytics|Permissions|Account)$/ })).toHaveText([
      'Analytics',
      'Account',
    ])
    await page.goto('/dashboard/subscription')
    await expect(page.getByText('You don’t have a business to subscribe.')).toBeVisible()
    await page.goto('/dashboard/account?tab=history')
    await expect(page.getByText("You don't have permission to see this.")).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Account', 'History'])
  })
})

describe('the menu', () => {
  test('lists the pages that are built, the current one marked (NAV-04)', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(menu(page)).toHaveText([
      'Overview',
      'Clients',
      'Properties',
      'Jobs',
      'Crew',
      'Map View',
      /^Communications/,
      'Estimates',
      'Invoicing',
      'Payouts',
      'Chemicals',
      'Catalog',
      'Service Plans',
      'AI Scheduling',
      'Predictive AI',
      'Subscription',
      'Billing',
      'Analytics',
      'Permissions',
      'Account',
      'Settings',
    ])
    await expect(menu(page).and(page.locator('[aria-current=page]'))).toHaveText(['Overview'])

    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible()
    await expect(menu(page).and(page.locator('[aria-current=page]'))).toHaveText(['Jobs'])
  })
})

describe('the overview', () => {
  test('counts from the data and tells what happened (DASH-03, DASH-05, X-22, X-23)', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Usage' }).getByRole('definition')).toHaveText([
      '42',
      '42 of 500',
      '156',
    ])
    const activity = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(activity.filter({ hasText: 'New client added' })).toHaveCount(1)
    await expect(activity.filter({ hasText: 'Service completed' })).toHaveCount(1)
  })

  test('leads from Quick Actions to Create Job (DASH-04)', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Create job' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Job' })).toBeVisible()
  })
})
