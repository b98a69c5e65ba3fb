import { backEnd } from '../e2e/back-end'
import { paying } from '../e2e/paying'
import { describe, expect, test } from './screen'

const TROUBLE = 'The server is having trouble. Please try again.'
const refused = /503 \(Service Unavailable\)|500 \(Internal/
const VISA = 'Visa ending in 4242'
const MASTERCARD = 'Mastercard ending in 4444'

test('lists the cards, the default first, and says which expires soon (BILL-01, BILL-02)', async ({ page }) => {
  const { cards, openBilling } = paying(page)
  await openBilling()
  await expect(cards).toHaveText([/Visa ending in 4242.*Default/, /Mastercard ending in 4444.*Expires soon/])
})

test('makes another card the default; a failure is told and tried again (BILL-03, BILL-04)', async ({
  page,
  problems,
}) => {
  problems.expect(refused)
  const { cards, button, message, toast, openBilling } = paying(page)
  await openBilling()
  await expect(button(`Set default ${MASTERCARD}`)).toBeVisible()
  await backEnd(page).failNext('/set-default', 503)
  await button(`Set default ${MASTERCARD}`).dblclick()
  await expect(message('Failed to update default payment method. Please try again.')).toContainText(TROUBLE)
  await button('Retry').click()
  await expect(toast('Default payment method updated successfully!')).toBeVisible()
  await expect(cards.first()).toContainText(MASTERCARD)
  await expect(cards.first()).toContainText('Default')
  await expect(message('Failed to update default payment method. Please try again.')).toHaveCount(0)
})

test('removes a card once that was confirmed by name (BILL-03, BILL-05)', async ({ page, problems }) => {
  problems.expect(refused)
  const { cards, button, confirmation, message, toast, openBilling } = paying(page)
  await openBilling()
  await button(`Remove ${MASTERCARD}`).click()
  await expect(confirmation).toContainText(MASTERCARD)
  await confirmation.getByRole('button', { name: 'Go back' }).click()
  await expect(cards).toHaveCount(2)

  await backEnd(page).failNext('DELETE', 503)
  await button(`Remove ${MASTERCARD}`).click()
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect(message('Failed to remove payment method. Please try again.')).toContainText(TROUBLE)
  await expect(cards).toHaveCount(2)
  await button('Retry').click()
  await expect(toast('Payment method removed successfully!')).toBeVisible()
  await expect(cards).toHaveText([new RegExp(VISA)])
})

test('a credit that a downgrade left over shows with what it pays, on both pages', async ({ page }) => {
  const { changeTo, openSubscription, openBilling, plan, message } = paying(page)
  await openSubscription()
  await expect(plan).toContainText('Next payment $99.00 on Nov 30, 2026, Visa 4242.')
  await changeTo('Basic', 'Downgrade')
  await expect(plan).toContainText('Next payment $29.66 on Nov 30, 2026, Visa 4242, after $19.34 of credit.')

  await openBilling()
  await expect(message('$19.34 of credit')).toContainText('It comes off your next payment on Nov 30, 2026.')
})

test('says which card takes over from the default one, and why the last one stays', async ({ page }) => {
  const { cards, button, confirmation, openBilling } = paying(page)
  await openBilling()
  await button(`Remove ${VISA}`).click()
  await expect(confirmation).toContainText(`${MASTERCARD} becomes your default payment method.`)
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect(cards).toHaveText([/Mastercard ending in 4444.*Default/])
  await expect(button(`Remove ${MASTERCARD}`)).toHaveAccessibleDescription(
    'This is the only card that pays for your subscription. Add another card first.',
  )
})

test('shows one failure at a time, and none after a reload', async ({ page, problems }) => {
  problems.expect(refused)
  const { button, message, openBilling } = paying(page)
  await openBilling()
  await backEnd(page).failNext('/set-default', 503)
  await button(`Set default ${MASTERCARD}`).click()
  await expect(message('Failed to update default payment method. Please try again.')).toBeVisible()
  await backEnd(page).failNext('/create-portal-session', 503)
  await button('Open payment portal').click()
  await expect(message('Failed to open payment portal. Please try again.')).toBeVisible()
  await expect(message('Failed to update default payment method. Please try again.')).toHaveCount(0)
  await page.reload()
  await expect(button(`Set default ${MASTERCARD}`)).toBeVisible()
  await expect(message('Failed to open payment portal. Please try again.')).toHaveCount(0)
})

test('opens the payment portal; one that does not open is told (SUB-14)', async ({ page, problems }) => {
  problems.expect(refused)
  const { button, message, openBilling } = paying(page)
  await openBilling()
  await backEnd(page).failNext('/create-portal-session', 503)
  await button('Open payment portal').click()
  await expect(message('Failed to open payment portal. Please try again.')).toContainText(TROUBLE)
  await button('Retry').click()
  await expect(page).toHaveURL(/\/hosted\/portal\.html\?session=/)
})

describe('invoices', () => {
  test('stand ten to a page, which the address names (BILL-06, BILL-07, X-26)', async ({ page }) => {
    const { invoices, button, openBilling } = paying(page)
    await openBilling()
    await expect(invoices).toHaveCount(11)
    await expect(invoices.nth(1)).toContainText(/GW-\d{4}-0014.*\$99\.00.*Paid/)
    await expect(page.getByText('1–10 of 14 invoices')).toBeVisible()
    await expect(button('Previous')).toHaveAccessibleDescription('This is the first page.')

    await button('Next').click()
    await expect(page).toHaveURL('/dashboard/billing?page=2')
    await expect(invoices).toHaveCount(5)
    await expect(page.getByText('11–14 of 14 invoices')).toBeVisible()
    await page.reload()
    await expect(invoices).toHaveCount(5)
    await button('Previous').click()
    await expect(page).toHaveURL('/dashboard/billing')
    await expect(invoices).toHaveCount(11)
  })

  test('say so where the page is beyond the last', async ({ page }) => {
    const { invoices, button, openBilling } = paying(page)
    await openBilling('?page=9')
    await expect(page.getByText('There are no invoices on this page.')).toBeVisible()
    await button('First page').click()
    await expect(invoices).toHaveCount(11)
  })
})

describe('an office manager', () => {
  test.override({ as: 'manager' })

  test('has no billing page (GUARD-08)', async ({ page }) => {
    await page.goto('/dashboard/billing')
    await expect(page.getByRole('heading', { name: "You don't have permission to access this page." })).toBeVisible()
  })
})

test('removes a card whose answer got lost, once (BILL-05)', async ({ page, problems }) => {
  problems.expect(/Failed to fetch/)
  const { cards, button, confirmation, message, toast, openBilling } = paying(page)
  await openBilling()
  await backEnd(page).loseNext('DELETE')
  await button(`Remove ${MASTERCARD}`).click()
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect(message('Failed to remove payment method. Please try again.')).toBeVisible()
  await button('Retry').click()
  await expect(toast('Payment method removed successfully!')).toBeVisible()
  await expect(cards).toHaveCount(1)
})
