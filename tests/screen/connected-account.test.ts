import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { HILL_COUNTRY_OWNER, signInAs } from '../e2e/paying'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const MISSING = [
  'Legal name and tax ID of the business',
  'An authorized representative',
  'A bank account to pay out to',
]

const cardOf = (page: Page) => page.getByRole('region', { name: 'Card payments' })
const openPayments = async (page: Page) => {
  await page.goto('/dashboard/settings?tab=payments')
  await expect(cardOf(page).getByRole('heading', { name: 'Card payments' })).toBeVisible()
  return cardOf(page)
}

const tell = async (page: Page, details: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Send details' }).click()
  await expect(page).toHaveURL('/dashboard/settings?tab=payments')
  await page.goto('/dashboard/settings?tab=payments')
}

describe('a business that takes no cards yet', () => {
  test.override({ as: 'nobody' })

  test('that was connected while the answer got lost sees its account', async ({ page }) => {
    await signInAs(page, HILL_COUNTRY_OWNER)
    const card = await openPayments(page)
    await expect(card.getByLabel('Business name')).toHaveValue('Hill Country Lawn Co.')
    await backEnd(page).loseNext('POST /payment')
    await card.getByRole('button', { name: 'Connect account' }).click()
    await expect(card).toContainText('Hill Country Lawn Co., Company')
    await expect(card.getByText('Not started', { exact: true })).toBeVisible()
  })

  test('connects an account, tells the provider what is missing, and takes cards once that was looked at (PAY-09)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    await signInAs(page, HILL_COUNTRY_OWNER)
    const card = await openPayments(page)

    await expect(card.getByLabel('Business name')).toHaveValue('Hill Country Lawn Co.')
    await expect(card.getByLabel('Business type').getByRole('option')).toHaveText([
      'Company',
      'Sole proprietor',
      'Nonprofit',
    ])
    await card.getByLabel('Business name').fill(' ')
    await card.getByRole('button', { name: 'Connect account' }).click()
    await expect(card.getByLabel('Business name')).toHaveAccessibleDescription('Business name is required')
    await card.getByLabel('Business name').fill('Hill Country')
    await backEnd(page).answerNext('POST /payment', 500, { detail: 'The provider is closed today.' })
    await card.getByRole('button', { name: 'Connect account' }).click()
    await expect(card.getByText('The provider is closed today.')).toBeVisible()
    await expect(card.getByLabel('Business name')).toHaveValue('Hill Country')
    await card.getByRole('button', { name: 'Connect account' }).click()
    await expect(card).toContainText('Hill Country, Company')
    await expect(card.getByText('Not started', { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(MISSING)

    const onward = card.getByRole('button', { name: 'Continue on the provider’s page' })
    await onward.click()
    await expect(page).toHaveURL(/\/hosted\/account\.html\?session=/)
    const address = page.url()
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Card payments for Hill Country' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(MISSING)
    await expect(page.getByLabel('Legal name of the business')).toHaveValue('Hill Country')
    await backEnd(page).failNext('/complete', 503)
    await page.getByLabel('Tax ID (EIN)').fill('12-3456789')
    await page.getByRole('button', { name: 'Send details' }).click()
    await expect(page.getByRole('alert')).not.toHaveText('')
    await expect(page.getByLabel('Tax ID (EIN)')).toHaveValue('12-3456789')
    await tell(page, { 'Authorized representative': 'Ray Hill' })
    await expect(card.getByText('Restricted', { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(MISSING.slice(2))

    await onward.click()
    await expect(page).toHaveURL(/\/hosted\/account\.html\?session=/)
    await page.goto(page.url())
    await tell(page, {
      'Tax ID (EIN)': '12-3456789',
      'Authorized representative': 'Ray Hill',
      'Routing number': '110000000',
      'Account number': '000123456789',
    })
    await expect(card.getByText('In review', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Refresh status' }).click()
    await expect(card.getByText('Active', { exact: true })).toBeVisible()
    await expect(card).toContainText('Your clients can pay by card.')
    await expect(onward).toHaveCount(0)
  })
})

test('the account that is there says how it is, and what could not be asked (PAY-09)', async ({ page, problems }) => {
  problems.expect(failing)
  const card = await openPayments(page)
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await backEnd(page).answerNext('/refresh-status', 500, { detail: 'The provider is closed today.' })
  await card.getByRole('button', { name: 'Refresh status' }).click()
  await expect(card.getByText('The provider is closed today.')).toBeVisible()
})

test('an address of the provider’s page that is none says so', async ({ page }) => {
  await page.goto('/hosted/account.html?session=x')
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible()
})
