import { backEnd } from './back-end'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { paying } from './paying'

const TROUBLE = 'The server is having trouble. Please try again.'
const refused = /503 \(Service Unavailable\)|500 \(Internal/
const MASTERCARD = 'Mastercard ending in 4444'

test.describe('invoices', () => {
  test('can be downloaded; a failure is told and tried again (BILL-08)', async ({ page, problems }) => {
    problems.expect(refused)
    const { invoices, button, message, openBilling } = paying(page)
    await openBilling()
    const number = await invoices.nth(1).getByRole('cell').first().innerText()
    await backEnd(page).failNext('/download', 503)
    await button(`Download ${number}`).click()
    await expect(message('Failed to download invoice. Please try again.')).toContainText(TROUBLE)
    const [file] = await Promise.all([page.waitForEvent('download'), button('Retry').click()])
    expect(file.suggestedFilename()).toBe(`${number}.pdf`)
    await expect(message('Failed to download invoice. Please try again.')).toHaveCount(0)
  })
})

test('axe finds nothing wrong with billing, which fits a phone', async ({ page, problems }) => {
  problems.expect(refused)
  test.slow()
  const { invoices, button, message, confirmation, openBilling } = paying(page)
  await prefer(page, 'light')
  await openBilling()
  await expect(invoices).toHaveCount(11)
  await backEnd(page).failNext('/set-default', 503)
  await button(`Set default ${MASTERCARD}`).click()
  await expect(message('Failed to update default payment method. Please try again.')).toBeVisible()
  await expectNoFindings(page, 'the page')
  await button(`Remove ${MASTERCARD}`).click()
  await expect(confirmation.getByRole('button', { name: 'Go back' })).toBeFocused()
  await expectNoFindings(page, 'Remove')
  await confirmation.getByRole('button', { name: 'Go back' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(10)
  await expectNoFindings(page, 'on a phone')
  await expectItFits(page, 'on a phone')
})
