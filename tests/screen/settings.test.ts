import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { pageParts } from '../e2e/page-parts'
import { CREDITED } from '../fixtures/client-page'
import { describe, expect, test } from './screen'

const settingsPage = (page: Page) => {
  const parts = pageParts(page)
  const card = (name: string) => page.getByRole('region', { name })
  return {
    ...parts,
    card,
    preferences: card('Preferences'),
    details: card('Business details'),
    async open(query = '') {
      await page.goto(`/dashboard/settings${query}`)
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    },
  }
}

describe('preferences', () => {
  test('are those of the documents, and are saved (SET-01 to SET-04)', async ({ page }) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await expect(preferences.getByRole('checkbox')).toHaveCount(7)
    await expect(preferences).toContainText('Saved for later: Groundwork doesn’t send notifications yet.')
    await expect(preferences).toContainText('Saved for later: no page shows profiles to the public yet.')
    const options = (label: string) => preferences.getByLabel(label, { exact: true }).getByRole('option')
    await expect(options('Language')).toHaveText(['English', 'Español', 'Français'])
    await expect(options('Time zone')).toHaveText(['Eastern Time', 'Central Time', 'Mountain Time', 'Pacific Time'])
    await expect(options('Date format')).toHaveText([
      'Nov 20, 2026 (MM/DD/YYYY)',
      '20 Nov 2026 (DD/MM/YYYY)',
      '2026-11-20 (YYYY-MM-DD)',
    ])
    await expect(options('Currency')).toHaveText([
      'US dollar (USD)',
      'Euro (EUR)',
      'British pound (GBP)',
      'Canadian dollar (CAD)',
    ])
    for (const name of ['Push', 'Marketing emails', 'Public profile', 'Allow data collection'])
      await preferences.getByLabel(name, { exact: true }).check()
    await preferences.getByLabel('Currency').selectOption('Euro (EUR)')
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
    const { users, businesses } = await tablesOf(page)
    expect([users[0]?.notifications, users[0]?.privacy, businesses[0]?.currency]).toEqual([
      { email: true, sms: true, push: true, marketingEmails: true },
      { profilePublic: true, showOnlineStatus: true, allowDataCollection: true },
      'EUR',
    ])
    await button('Undo', toast('Preferences saved')).click()
    await expect(preferences.getByLabel('Push', { exact: true })).not.toBeChecked()
  })

  test('take effect: the order of dates, and the zone in which days are reckoned', async ({ page }) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await preferences.getByLabel('Date format').selectOption('20 Nov 2026 (DD/MM/YYYY)')
    await preferences.getByLabel('Time zone').selectOption('Eastern Time')
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
    await page.getByRole('link', { name: 'Overview', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('Wed, 18 Nov, 11:15 AM')
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await expect(page.getByRole('cell', { name: /, \d+ Nov/ }).first()).toBeVisible()
  })

  test('take effect: papers for clients are written in the language of the clients (X-27)', async ({ page }) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await preferences.getByLabel('Language').selectOption('Español')
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
    for (const [path, kind] of [
      ['/dashboard/invoicing/1', 'Factura'],
      ['/dashboard/estimates/1', 'Presupuesto'],
      [`/dashboard/invoicing/${CREDITED.invoice.id}/credit/${CREDITED.credit.id}`, 'Nota de crédito'],
      ['/dashboard/invoicing/statement/4', 'Estado de cuenta'],
      ['/dashboard/payouts/1', 'Recibo de pago enviado'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('article').getByRole('heading', { name: kind })).toBeVisible()
    }
  })
})

test('the order of a date’s parts holds wherever a date is shown (X-27)', async ({ page }) => {
  const { button, open, preferences, toast, card } = settingsPage(page)
  await open()
  await preferences.getByLabel('Date format').selectOption('20 Nov 2026 (DD/MM/YYYY)')
  await button('Save Preferences', preferences).click()
  await expect(toast('Preferences saved')).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(card('Subscription')).toContainText(/\d+ (Nov|Dec) 2026/)
  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText('Link works until 18 Dec 2026')
  await page.goto('/dashboard/jobs?view=calendar&mode=day')
  await expect(page.getByText('Wednesday, 18 November 2026').first()).toBeVisible()
  await page.goto('/dashboard/jobs?job=17&tab=history')
  await expect(page.getByRole('dialog').locator('time').first()).toHaveAttribute('title', /^\d+ Nov 2026, /)
  await page.goto('/dashboard/analytics')
  await expect(page.getByText(/\d+ – \d+ Nov/).first()).toBeVisible()
})

test('another currency is told where amounts in the earlier one are left out (X-27)', async ({ page }) => {
  const { button, open, preferences, toast } = settingsPage(page)
  const currencyNotice = page.getByText('Of invoices, payments and estimates, only those in EUR are counted.')
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('button', { name: /^Invoiced/ })).toBeVisible()
  await expect(currencyNotice).toHaveCount(0)
  await open()
  await preferences.getByLabel('Currency').selectOption('Euro (EUR)')
  await button('Save Preferences', preferences).click()
  await expect(toast('Preferences saved')).toBeVisible()
  await page.goto('/dashboard/analytics')
  await expect(currencyNotice).toBeVisible()
  await expect(page.getByRole('button', { name: /^Earned/ })).toHaveAccessibleName(/€[\d,]+\.\d{2}/)
  await expect(page.getByRole('main')).not.toContainText('$')

  await page.goto('/dashboard/estimates?create=true')
  const catalog = page
    .getByRole('dialog', { name: 'Create Estimate' })
    .getByRole('combobox', { name: 'Add from the catalog' })
  await catalog.fill('shrub')
  await expect(page.getByRole('option', { name: /Hedge trimming/ })).toContainText('€85.00 each')
  await page.goto('/dashboard/payouts?create=true')
  const payout = page.getByRole('dialog', { name: 'Create Customer Payout' })
  await payout.getByLabel('Amount').fill('250')
  await expect(payout.getByText('€245.00', { exact: true })).toBeVisible()
})

test('who signed in before the currency was told of learns it from the next page (X-27)', async ({ page }) => {
  const { button, open, preferences, toast } = settingsPage(page)
  await open()
  await preferences.getByLabel('Currency').selectOption('Euro (EUR)')
  await button('Save Preferences', preferences).click()
  await expect(toast('Preferences saved')).toBeVisible()
  const { currency: _, ...user } = JSON.parse(localStorage.getItem('user') ?? '{}')
  localStorage.setItem('user', JSON.stringify(user))
  await page.goto('/dashboard/catalog')
  await expect(page.getByText(/^€[\d,]+\.\d{2}/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('$')
})

describe('in a business that counts in euros (X-27)', () => {
  const inEuros = async (page: Page) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await preferences.getByLabel('Currency').selectOption('Euro (EUR)')
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
  }

  test.for<[pages: string, amounts: Record<string, string | RegExp>]>([
    [
      'jobs and the crew',
      {
        jobs: '€65.00',
        'jobs?view=kanban': '€65.00',
        'jobs?job=17': /Estimated cost€[\d,.]+/,
        'jobs?create=true': 'Estimated cost (€)',
        crew: '€32.00',
        'crew?member=2': /Hourly rate€[\d,.]+/,
        'crew?create=true': 'Hourly rate (€)',
      },
    ],
    [
      'the catalog',
      {
        catalog: '€0.025 per sq ft',
        'catalog?item=1': /Price€[\d,.]+/,
        'catalog?create=true': 'Price (€',
        'catalog?kind=products': /€[\d,.]+/,
        'catalog?kind=products&item=1': /Price€[\d,.]+/,
        'catalog?kind=products&create=true': 'Price (€)',
        'catalog?kind=packages': /€[\d,.]+/,
        'catalog?kind=packages&item=1': /Package price€[\d,.]+/,
        'catalog?kind=packages&create=true': 'Price (€)',
      },
    ],
    [
      'plans, equipment and analytics',
      {
        'service-plans': '€75.00 per service',
        'service-plans?kind=plans': /€[\d,.]+ per month/,
        'service-plans?kind=plans&plan=1': /€[\d,.]+ per/,
        'service-plans?create=true': 'Price per cycle (€)',
        predictive: /Potential Savings€[\d,.]+/,
        'predictive?equipment=1': /Repair cost€[\d,.]+/,
        'predictive?create=true': 'Repair cost (€)',
        analytics: /Earned€[\d,.]+/,
      },
    ],
  ])('prices, rates and sums of %s are in euros', async ([, amounts], { page }) => {
    await inEuros(page)
    for (const [address, amount] of Object.entries(amounts)) {
      await page.goto(`/dashboard/${address}`)
      await expect(page.locator('body')).toContainText(amount)
      await expect(page.locator('body')).not.toContainText('$')
    }
  })

  test('documents in dollars stay so, beside what the business has in euros', async ({ page }) => {
    await page.goto('/dashboard')
    const planned = page.getByRole('region', { name: 'Today', exact: true })
    await expect(planned).toContainText(/\$[\d,.]+/)
    await inEuros(page)
    await page.goto('/dashboard')
    await expect(planned).toContainText(/€[\d,.]+/)
    await expect(planned).not.toContainText('$')
    await page.goto('/dashboard/clients?client=1')
    await expect(page.getByRole('dialog')).toContainText(/Credit limit€[\d,.]+/)
    await page.goto('/dashboard/invoicing?bill=true')
    const bill = page.getByRole('dialog', { name: 'Bill Work' })
    await bill.getByRole('checkbox', { name: /^JOB-1001 / }).check()
    await expect(bill.getByRole('status')).toHaveText('1 line on 1 invoice: €65.00 before tax')
    await bill.getByRole('checkbox', { name: /^EST-/ }).first().check()
    await expect(bill.getByRole('status')).toHaveText(
      /^2 lines on 2 invoices: \$[\d,.]+ with tax and €65\.00 before tax$/,
    )
  })
})

describe('privacy takes effect (SET-02)', () => {
  const privately = async (page: Page, name: string, isOn: boolean) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    const box = preferences.getByLabel(name, { exact: true })
    await (isOn ? box.check() : box.uncheck())
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
  }

  test('who hides their online status is not said to have signed in', async ({ page }) => {
    await privately(page, 'Show online status', false)
    await page.goto('/dashboard/permissions?tab=users')
    const dana = page.getByRole('row').filter({ hasText: 'Dana Whitfield' })
    await expect(dana).toContainText('Not shared')
  })

  test('what the app did before an error is reported of those who allow it', async ({ page, problems }) => {
    problems.expect(/Broke/)
    const events = async (message: string) => {
      await page.evaluate((text) => window.reportError(new RangeError(text)), message)
      await expect.poll(async () => (await tablesOf(page)).error_reports.at(-1)?.message).toBe(`RangeError: ${message}`)
      const { events: sent } = (await tablesOf(page)).error_reports.at(-1)?.metadata ?? {}
      return Array.isArray(sent) ? sent.length : null
    }
    await page.goto('/dashboard')
    expect(await events('Broke once')).toBe(0)
    await privately(page, 'Allow data collection', true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user') ?? '')).toContain('"data_collection":true')
    expect(await events('Broke twice')).toBeGreaterThan(0)
  })
})

describe('the business', () => {
  test('has its numbers, hours and tax checked, and saved with a history', async ({ page }) => {
    const { button, details, open, toast } = settingsPage(page)
    await open('?tab=business')
    await details.getByLabel('Tax rate (%)').fill('8.2555')
    await details.getByLabel('Next job number').fill('1001')
    await details.getByLabel('Monday closes at').selectOption('8:00 AM')
    await button('Save changes', details).click()
    await expect(details.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Monday start time must be before end time',
      'Tax rate: use a rate like 8.25, with at most three decimals',
    ])
    await details.getByLabel('Monday closes at').selectOption('6:00 PM')
    await details.getByLabel('Tax rate (%)').fill('7.125')
    await button('Save changes', details).click()
    await expect(details.getByLabel('Next job number')).toHaveAccessibleDescription(
      /Number \d+ is taken\. Use \d+ or higher/,
    )
    await details.getByLabel('Next job number').fill('3000')
    await details.getByLabel('Job number prefix').fill('GV-')
    await expect(details.getByText('The next job is GV-3000.')).toBeVisible()
    await button('Save changes', details).click()
    await expect(toast('Business settings saved')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Settings edited')).toBeVisible()
    const { businesses } = await tablesOf(page)
    expect(businesses[0]).toMatchObject({ tax_rate: 7_125, job_prefix: 'GV-', job_next: 3_000 })
  })

  test('says above which amount a payout needs a second person (POUT-08)', async ({ page }) => {
    const { button, details, open, toast } = settingsPage(page)
    await open('?tab=business')
    const limit = details.getByLabel('Approval limit')
    await limit.fill('lots')
    await button('Save changes', details).click()
    await expect(limit).toHaveAttribute('aria-invalid', 'true')
    await limit.fill('250')
    await button('Save changes', details).click()
    await expect(toast('Business settings saved')).toBeVisible()
    expect((await tablesOf(page)).businesses[0]?.payout_approval_limit).toBe(25_000)
  })

  test('refuses a logo that is too large or no picture', async ({ page }) => {
    const { card, open } = settingsPage(page)
    await open('?tab=business')
    const logo = card('Logo')
    await expect(logo.getByText('No logo yet')).toBeVisible()
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[aria-label="Logo file"]')
      const file = new File([new Uint8Array(20_000_000)], 'big.png', { type: 'image/png' })
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(logo.getByText('This picture has 20 MB. Choose one of 15 MB or less.')).toBeVisible()
  })
})

test('a logo that could not be saved says so, and is sent again without choosing it again', async ({
  page,
  problems,
}) => {
  problems.expect(/500 \(Internal|Failed to fetch/)
  const { button, card, open, toast } = settingsPage(page)
  await open('?tab=business')
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const set = await page.evaluate(async (image) => {
    const query = 'mutation ($image: String) { setLogo(image: $image, key: "first-logo") }'
    const authorization = `Bearer ${localStorage.getItem('access_token')}`
    const headers = { 'content-type': 'application/json', authorization }
    return (
      await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables: { image } }) })
    ).json()
  }, image)
  expect(set).toEqual({ data: { setLogo: image } })
  await page.reload()
  const logo = card('Logo')
  await backEnd(page).failNext('/graphql SetLogo', 500)
  await button('Remove', logo).click()
  await expect(logo.getByRole('alert')).toContainText(
    'The logo could not be saved.The server is having trouble. Please try again.',
  )
  await backEnd(page).loseNext('/graphql SetLogo')
  await button('Retry', logo).click()
  await expect(logo.getByRole('alert')).toContainText('You appear to be offline. We kept what you entered.')
  await button('Retry', logo).click()
  await expect(toast('Logo removed')).toBeVisible()
  await expect(logo.getByRole('alert')).toHaveCount(0)
  await expect(logo.getByText('No logo yet')).toBeVisible()
})

describe('someone who may not edit settings', () => {
  test.override({ as: 'manager' })

  test('has notifications and privacy of their own, and reads why the rest is not theirs', async ({ page }) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await expect(preferences.getByText('Ask the owner to change them.')).toBeVisible()
    await expect(preferences.getByLabel('Time zone')).toBeDisabled()
    await preferences.getByLabel('SMS').uncheck()
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Preferences', 'History'])
    await page.goto('/dashboard/settings?tab=business')
    await expect(page.getByText('Your role can’t see business settings.')).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Business')
  })
})

describe('a property owner', () => {
  test.override({ as: 'home' })

  test('has notifications and privacy, and nothing of the business that works for them', async ({ page }) => {
    const { button, open, preferences, toast } = settingsPage(page)
    await open()
    await preferences.getByLabel('SMS').uncheck()
    await expect(preferences.getByLabel('Time zone')).toHaveCount(0)
    await button('Save Preferences', preferences).click()
    await expect(toast('Preferences saved')).toBeVisible()
  })
})
