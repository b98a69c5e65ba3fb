import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
import { paying } from './paying'

test.describe('the owner of a paid subscription', () => {
  test('finds a change of plan carried out after a reload in the middle of it', async ({ page }) => {
    const { plan, button, told, history, openSubscription, changeTo } = paying(page)
    await openSubscription()
    await holdCalls(page, '/change-plan')
    await changeTo('Enterprise', 'Upgrade')
    await expect(button('Changing plan...')).toBeVisible()
    await page.reload()
    await expect(told('Plan changed successfully!')).toBeVisible()
    await expect(plan).toContainText('Enterprise')
    await expect(history).toHaveCount(1)
  })
})

test.describe('coming back from the payment page (SUB-02, SUB-03, X-29)', () => {
  const SUCCESS = '/subscription/success?session_id=cs_test_1'

  test('verifies for two seconds at least, then welcomes, and goes on after a reload', async ({ page }) => {
    await page.clock.install()
    await page.goto(SUCCESS)
    await expect(page.getByRole('heading', { name: 'Verifying your subscription' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verifying your subscription' })).toBeVisible()
    await page.clock.runFor(2_100)
    await expect(page.getByRole('heading', { name: 'Welcome to Groundwork!' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
    await expect(page.getByText('Session ID: cs_test_1')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
    await page.getByRole('link', { name: 'Manage Subscription' }).click()
    await expect(page).toHaveURL('/dashboard/subscription')
  })
})

test('axe finds nothing wrong with the subscription and its dialogs', async ({ page }) => {
  test.slow()
  const { button, confirmation, plan, openSubscription, changeTo } = paying(page)
  await prefer(page, 'light')
  await openSubscription()
  await expect(plan).toContainText('Professional')
  await expectNoFindings(page, 'the page')
  await button('Change plan').click()
  await page.getByRole('radio', { name: /Basic/ }).check()
  await expectNoFindings(page, 'Change plan')
  await button('Keep Professional').click()
  await button('Cancel subscription').click()
  await expect(confirmation.getByRole('button', { name: 'Keep subscription' })).toBeFocused()
  await expectNoFindings(page, 'Cancel')
  await confirmation.getByRole('button', { name: 'Keep subscription' }).click()
  await changeTo('Enterprise', 'Upgrade')
  await expect(page.getByText('Plan changed successfully!')).toBeVisible()
  await expectNoFindings(page, 'the outcome')
  await page.goto('/subscription/success')
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
  await expectNoFindings(page, 'a failed verification')
})
