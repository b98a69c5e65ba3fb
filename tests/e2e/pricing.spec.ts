import { backEnd } from './back-end'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { customer, pricingPage, TRIAL } from './pricing-page'

test.use({ as: 'nobody' })

test.describe('the plans', () => {
  test('come with answers (LAND-09)', async ({ page }) => {
    await pricingPage(page).open()
    await page.getByText('How does the free trial work?').click()
    await expect(page.getByText('No credit card is required to start.')).toBeVisible()
    await page.getByText('What happens to my data when I cancel?').press('Enter')
    await expect(page.getByText('It is kept for 90 days after the cancellation.')).toBeVisible()
  })
})

test.describe('a customer without a subscription (LAND-04)', () => {
  test('is told in a box when that fails, dismisses it and tries again (LAND-11)', async ({ page }) => {
    const pricing = pricingPage(page)
    await customer(page)
    await pricing.open()
    const trial = pricing.plan('Basic').getByRole('button', { name: TRIAL })
    await backEnd(page).failNext('/create-checkout-session', 503)
    await trial.click()
    const box = page.getByRole('alert').filter({ hasText: 'Checkout Error' })
    await expect(box).toContainText('The server is having trouble. Please try again.')
    await box.getByRole('button', { name: 'Dismiss' }).click()
    await expect(box).toBeHidden()

    await trial.click()
    await page.waitForURL('**/hosted/checkout.html?session=*')
    await page.goBack()
    await expect(trial).toBeEnabled()
  })
})

test('axe finds nothing wrong, and it fits a width of 320 pixels', async ({ page }) => {
  await prefer(page, 'light')
  await pricingPage(page).open('?plan=enterprise&period=yearly')
  await page.getByText('How do I cancel?').click()
  await expectNoFindings(page, 'the plans')
  await expectItFits(page, 'the plans')
})
