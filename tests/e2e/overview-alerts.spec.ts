import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { findings, inBothColors } from './findings'
import { expect, test } from './fixtures'
import { DAY, HILL_COUNTRY_OWNER, signInAs } from './paying'

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })

inBothColors(() => {
  test.use({ as: 'nobody' })

  test('axe finds nothing wrong with an overview that has alerts', async ({ page }) => {
    await signInAs(page, HILL_COUNTRY_OWNER)
    await expect(alerts(page)).toContainText('Your free trial ends in 5 days')
    expect.soft(await findings(page), 'a trial').toEqual([])
    await backEnd(page).advance(5 * DAY)
    await expect(alerts(page)).toContainText('Your payment is past due. Please update your payment method.')
    expect.soft(await findings(page), 'past due').toEqual([])
  })
})
