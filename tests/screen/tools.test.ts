import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { pageParts } from '../e2e/page-parts'
import { describe, expect, test } from './screen'

const toolsPage = (page: Page) => ({
  ...pageParts(page),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  async open(tab: 'flags' | 'errors', query = '') {
    await page.goto(`/dashboard/settings?tab=${tab}${query}`)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  },
  flags: page.getByRole('region', { name: 'Feature flags' }),
  flag: (description: string) =>
    page.getByRole('region', { name: 'Feature flags' }).getByRole('listitem').filter({ hasText: description }),
  reports: page.getByRole('region', { name: 'Error reports' }),
  details: page.getByRole('dialog'),
})

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('featureFlags'))

describe('the flags (X-17)', () => {
  test('are listed with what they are for, where and for whom they are on, and why', async ({ page }) => {
    const { open, flags, flag } = toolsPage(page)
    await open('flags')
    await expect(flags.getByText('25 flags')).toBeVisible()
    const next = flag('The next dashboard')
    for (const text of [
      'new_dashboard',
      'On by default: Nowhere',
      'For: 0% of people',
      'Off for you',
      'Disabled in demo.',
    ])
      await expect(next).toContainText(text)
    const analytics = flag('Invoices, payments and estimates in Analytics')
    for (const text of ['On by default: Everywhere', 'For: business owner and business admin', 'On for you'])
      await expect(analytics).toContainText(text)
    await expect(analytics).toContainText('You are in the group business owner.')
    await expect(next).toContainText('Nothing uses it yet.')
    await expect(flag('Customer payouts')).toContainText('On by default: Development, Demo, and QA')
  })

  test('are switched for this browser, and reset one by one and all at once, which is undone', async ({ page }) => {
    const { open, flags, flag, button, toast } = toolsPage(page)
    await open('flags')
    await button('Turn off payouts').click()
    await expect(flag('Customer payouts')).toContainText('Overridden in this browser.')
    await button('Turn on real_payments').click()
    await expect(flags.getByText('25 flags, 2 overridden')).toBeVisible()
    expect(await stored(page)).toBe('{"payouts":false,"real_payments":true}')
    await button('Reset payouts').click()
    expect(await stored(page)).toBe('{"real_payments":true}')
    await button('Reset all (1)').click()
    expect(await stored(page)).toBe('{}')
    await button('Undo', toast('All overrides are reset')).click()
    await expect(flag('Payments ask the back end')).toContainText('On for you')
  })

  test('take away what they are for, and no switch is there for what nothing uses', async ({ page }) => {
    const { open, button } = toolsPage(page)
    await open('flags')
    for (const key of ['ai_scheduling', 'route_optimization', 'advanced_analytics'])
      await button(`Turn off ${key}`).click()
    await expect(button('Turn on new_dashboard')).toBeDisabled()
    await page.goto('/dashboard/scheduling')
    await expect(page.getByRole('tab')).toHaveText(['Job Schedule', 'Crew Status'])
    await expect(page.getByRole('button', { name: /Auto-Schedule|Optimize Routes/ })).toHaveCount(0)
    await page.goto('/dashboard/jobs')
    await expect(page.getByRole('button', { name: 'Create Job' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Auto-Schedule' })).toHaveCount(0)
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { name: 'Revenue trend' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invoiced' })).toHaveCount(0)
  })

  test('keep what was switched after a reset that is undone', async ({ page }) => {
    const { open, button, toast } = toolsPage(page)
    await open('flags')
    await button('Turn off payouts').click()
    await button('Reset all (1)').click()
    await button('Turn on real_payments').click()
    await button('Undo', toast('All overrides are reset')).click()
    await expect(button('Reset all (2)')).toBeVisible()
    expect(await stored(page)).toBe('{"payouts":false,"real_payments":true}')
  })

  test('follow what another tab switches', async ({ page }) => {
    const { open, flag } = toolsPage(page)
    await open('flags')
    await expect(flag('Customer payouts')).toContainText('On for you')
    await page.evaluate(() => {
      localStorage.setItem('featureFlags', '{"payouts":false}')
      window.dispatchEvent(new StorageEvent('storage', { key: 'featureFlags' }))
    })
    await expect(flag('Customer payouts')).toContainText('Off for you')
  })

  test('are searched and narrowed, which the address keeps', async ({ page }) => {
    const { open, flags, button } = toolsPage(page)
    await open('flags', '&search=payouts&show=production')
    await expect(flags.getByRole('listitem')).toHaveCount(1)
    await flags.getByLabel('Show').selectOption('Overridden here')
    await expect(flags.getByText('No flags match.')).toBeVisible()
    await button('Clear filters').click()
    await expect(flags.getByRole('listitem')).toHaveCount(25)
  })

  test('leave the one that shows the panel on', async ({ page }) => {
    const { open, button } = toolsPage(page)
    await open('flags')
    await expect(button('Turn off admin_panel')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a page that production hides (X-17)', () => {
  test('works, says so, and leads to the flags, where switching it off is said on it', async ({ page }) => {
    const { flag, button } = toolsPage(page)
    await page.goto('/dashboard/payouts')
    await expect(page.getByText('Off in production')).toBeVisible()
    await page.getByRole('link', { name: 'Open flags' }).click()
    await expect(flag('Customer payouts')).toBeVisible()
    await button('Turn off payouts').click()
    await page.goto('/dashboard/payouts')
    await expect(page.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible()
    await expect(page.getByText('Switched off')).toBeVisible()
    await page.goto('/dashboard/clients')
    await expect(page.getByText('Off in production')).toHaveCount(0)
  })
})

describe('someone who doesn’t edit settings', () => {
  test.override({ as: 'manager' })

  test('has neither flags nor error reports, not at their address either', async ({ page }) => {
    const { open, tab } = toolsPage(page)
    await open('flags')
    await expect(tab('Preferences')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab')).toHaveText(['Preferences', 'History'])
    await page.goto('/dashboard/predictive')
    await expect(page.getByText('Off in production')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open flags' })).toHaveCount(0)
  })
})

describe('the error reports (NAV-09, ERR-02)', () => {
  const breakDown = async (page: Page, messages: readonly string[]) => {
    for (const message of messages) {
      await page.evaluate((text) => window.reportError(new RangeError(text)), message)
      await expect.poll(async () => (await tablesOf(page)).error_reports.at(-1)?.message).toBe(`RangeError: ${message}`)
    }
  }

  test('say that there are none', async ({ page }) => {
    const { open, reports } = toolsPage(page)
    await open('errors')
    await expect(reports.getByText('No error reports')).toBeVisible()
  })

  test('are listed, searched, read with stack and what came before, and deleted with an undo', async ({
    page,
    problems,
  }) => {
    problems.expect(/Broke|Fell/)
    const { open, reports, details, button, toast } = toolsPage(page)
    await open('errors')
    await breakDown(page, ['Broke here', 'Fell over'])
    await button('Refresh').click()
    await expect(reports.getByText('2 errors')).toBeVisible()
    const broke = reports.getByRole('listitem').filter({ hasText: 'RangeError: Broke here' })
    for (const text of ['Error', '/dashboard/settings · Dana Whitfield', 'Once'])
      await expect(broke).toContainText(text)
    await reports.getByRole('searchbox').fill('fell')
    await expect(reports.getByRole('listitem')).toHaveCount(1)
    await reports.getByRole('searchbox').fill('nothing of this')
    await expect(reports.getByText('No error reports match.')).toBeVisible()
    await button('Clear filters').click()
    await broke.getByRole('button').click()
    for (const text of ['Uncaught error', '/dashboard/settings', 'demo', 'Nothing was sent.'])
      await expect(details).toContainText(text)
    await expect(details.getByLabel('Stack')).toContainText('RangeError: Broke here')
    await button('Delete', details).click()
    await expect(reports.getByText('1 error')).toBeVisible()
    await button('Undo', toast('Error report deleted')).click()
    await expect(reports.getByText('2 errors')).toBeVisible()
    await button('Delete all').click()
    await expect(reports.getByText('No error reports')).toBeVisible()
  })

  test('that can’t be loaded or deleted say so', async ({ page, problems }) => {
    problems.expect(/Broke|503/)
    const { open, reports, button } = toolsPage(page)
    await open('errors')
    await breakDown(page, ['Broke here'])
    await button('Refresh').click()
    await backEnd(page).failNext('/graphql', 503)
    await button('Delete all').click()
    await expect(reports.getByText('The error reports could not be deleted.')).toBeVisible()
    await expect(reports.getByText('1 error')).toBeVisible()
  })
})
