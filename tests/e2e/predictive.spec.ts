import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { predictivePage } from './predictive-page'

test('every screen of the predictive page passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, card, details, form, open, tab } = predictivePage(page)
  // One visit, because reopening the page takes longer than the check.
  await expectScreensPass(page, {
    async overview() {
      await open()
      await expect(page.getByRole('list', { name: 'Urgent alerts' })).toBeVisible()
    },
    async monitoring() {
      await button('Setup Smart Monitoring').click()
      await expect(form('Setup Smart Monitoring')).toContainText('units raise an alert with this')
    },
    async alerts() {
      await button('Cancel', form('Setup Smart Monitoring')).click()
      await tab(/^Predictive Alerts/).click()
      await expect(card('Predictive alerts', 'Rooftop unit 2')).toBeVisible()
    },
    async recommendations() {
      await tab(/^Recommendations/).click()
      await expect(card('Recommendations', 'Rooftop unit 2')).toBeVisible()
    },
    async list() {
      await tab(/^Equipment Health/).click()
      await expect(page.getByRole('row').getByRole('meter').first()).toBeVisible()
    },
    async form() {
      await button('Add Equipment').click()
      await button('Add Equipment', form('Add Equipment')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async details() {
      await button('Cancel', form('Add Equipment')).click()
      await button('Irrigation booster pump').click()
      await expect(details).toContainText('Why this score?')
    },
  })
})

test('an accepted recommendation is a job, and once that is completed the equipment is as good as serviced', async ({
  page,
}) => {
  const { button, card, details, open } = predictivePage(page)
  await open('?view=recommendations')
  await button('Accept for Sump pump').click()
  await card('Recommendations', 'Sump pump').getByRole('link', { name: /^JOB-/ }).click()
  const job = page.getByRole('dialog', { name: 'Job Details' })
  await expect(job).toContainText('Scheduled service: Sump pump')
  await button('Assign…', job).click()
  const assign = page.getByRole('dialog', { name: /Assign/ })
  await assign.getByRole('checkbox').first().check()
  await assign.getByRole('button', { name: /^Assign/ }).click()
  await button('Start', job).click()
  await button('Complete…', job).click()
  await page
    .getByRole('dialog', { name: /Complete/ })
    .getByRole('button', { name: /^Complete/ })
    .click()
  await expect(job).toContainText('Completed')
  await open('?view=equipment&equipment=12')
  await expect(details.getByRole('meter')).toHaveAttribute('aria-valuetext', '64% Good')
  await expect(details.getByRole('list', { name: 'Services of Sump pump' })).toContainText(
    'Scheduled service: Sump pump JOB-',
  )
})

test('the chosen tab is in sight on a phone, which has no room for all of them', async ({ page }) => {
  const { open, tab } = predictivePage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open('?view=equipment')
  await expect(tab(/^Equipment Health/)).toBeInViewport({ ratio: 0.6 })
  await open()
  await expect(tab('Overview')).toBeInViewport({ ratio: 1 })
})

test('nothing moves when what was loading shows', async ({ page }) => {
  const { open } = predictivePage(page)
  await open()
  const tabs = page.getByRole('tablist', { name: 'Predictive AI' })
  const top = async () => (await tabs.boundingBox())?.y
  const ready = await top()
  await page.evaluate(() => {
    // Applied on the server's next start; runtime settings are lost with the page.
    localStorage.setItem('mock_server', JSON.stringify({ latency: { min: 3000, max: 3000 } }))
  })
  await page.reload()
  await expect(page.getByRole('status', { name: 'Loading predictions…' })).toBeVisible()
  expect(await top()).toBe(ready)
})
