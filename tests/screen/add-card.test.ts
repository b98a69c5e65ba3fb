import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { fillInCard, storedCounts } from '../e2e/payments'
import { expect, test } from './screen'

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Add card' })

const openDialog = async (page: Page) => {
  await page.goto('/dashboard/billing')
  await page.getByRole('button', { name: 'Add card' }).first().click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  return dialogOn(page)
}

test('a card is added once, however often it is clicked (BILL-02)', async ({ page }) => {
  const dialog = await openDialog(page)
  await fillInCard(page, '4242424242424242')
  await expect(dialog.getByText('Visa', { exact: true })).toBeVisible()
  await page.getByLabel('Set as default').check()
  await dialog.getByRole('button', { name: 'Add card' }).dblclick()
  await expect(dialog).toBeHidden()
  expect((await storedCounts(page)).cards).toBe(3)
  const added = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem').filter({ hasText: '11/2030' })
  await expect(added).toContainText('Default')
})

test('an answer that got lost makes no second card when it is tried again', async ({ page }) => {
  const dialog = await openDialog(page)
  await fillInCard(page, '4242 4242 4242 4242')
  await backEnd(page).loseNext('/payment-methods/add')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect((await storedCounts(page)).cards).toBe(3)

  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toBeHidden()
  expect((await storedCounts(page)).cards).toBe(3)
})

test('a card that is being typed is thrown away only once that is confirmed', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await openDialog(page)
  await page.getByLabel('Name on card').fill('Nora Vance')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard this card?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Name on card')).toHaveValue('Nora Vance')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})
