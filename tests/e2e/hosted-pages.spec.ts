import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { beginPaidCheckout, beginPortal } from './payments'

test('axe finds nothing wrong with the payment pages, which fit a width of 320 pixels', async ({ page }) => {
  test.slow()
  await prefer(page, 'dark')
  await page.goto(await beginPortal(page))
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByText('Test cards').click()
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('Card number is required')).toBeVisible()
  await expectNoFindings(page, 'the portal')
  await expectItFits(page, 'the portal')

  await page.goto(await beginPaidCheckout(page))
  await page.getByText('Test cards').click()
  await page.getByRole('button', { name: 'Wants a confirmation' }).click()
  await expectNoFindings(page, 'the checkout')
  await expectItFits(page, 'the checkout')
  await page.getByRole('button', { name: 'Subscribe and pay $99.00' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFindings(page, 'the question')
  // Escape only reaches native dialogs.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('unable to authenticate')
  await page.goto('/hosted/checkout.html?session=x')
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible()
  await expectNoFindings(page, 'an unknown session')
})
