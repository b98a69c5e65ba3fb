import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
import { paying } from './paying'

test.describe('the owner of a paid subscription', () => {
  test('finds a change of plan carried out after a reload in the middle of it', async ({ page }) => {
    const { plan, button, message, history, openSubscription, changeTo } = paying(page)
    await openSubscription()
    await holdCalls(page, '/change-plan')
    await changeTo('Enterprise', 'Upgrade')
    await expect(button('Changing plan...')).toBeVisible()
    await page.reload()
    await expect(message('Plan changed successfully!')).toBeVisible()
    await expect(plan).toContainText('Enterprise')
    await expect(history).toHaveCount(1)
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
