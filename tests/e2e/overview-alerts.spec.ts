import { backEnd } from './back-end'
import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { DAY, HILL_COUNTRY_OWNER, signInAs } from './paying'

test.use({ as: 'nobody' })

test('axe finds nothing wrong with an overview that has alerts', async ({ page }) => {
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await prefer(page, 'light')
  await signInAs(page, HILL_COUNTRY_OWNER)
  await expect(alerts).toContainText('Your free trial ends in 5 days')
  await expectNoFindings(page, 'a trial')
  await backEnd(page).advance(5 * DAY)
  await expect(alerts).toContainText('Your payment is past due. Please update your payment method.')
  await expectNoFindings(page, 'past due')
})
