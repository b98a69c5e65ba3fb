import type { Page } from '@playwright/test'
import { TO_CHOOSE } from '../fixtures/client-page'
import { describe, expect, strangerTest as test } from './screen'

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const choose = async (page: Page) => {
  await page.goto(TO_CHOOSE.path)
  await page.getByRole('radio', { name: 'Everything with lights' }).click()
  await page.getByRole('checkbox', { name: 'Spring cleanup' }).click()
}

describe('who signs an estimate', () => {
  test('reads what they chose, its total and its deposit, after a reload too', async ({ page }) => {
    await choose(page)
    await button(page, 'Approve and sign').click()
    const answer = page.getByRole('region', { name: 'Would you like to go ahead?' })
    const says = async () => {
      await expect(answer.getByLabel('Your full name')).toBeVisible()
      for (const text of [
        'The total is $4,048.55.',
        'A deposit of $2,024.28 is due before the work begins.',
        'The total includes the package Everything with lights and Spring cleanup.',
      ])
        await expect(answer.getByText(text, { exact: true })).toBeVisible()
      const paper = page.getByRole('article')
      await expect(paper).toContainText('Total (USD)$4,048.55')
      await expect(paper).toContainText('Deposit$2,024.28')
      await expect(paper).not.toContainText('Tell us what you’d like')
    }
    await says()
    await page.reload()
    await says()

    await button(page, 'Cancel').click()
    await expect(page.getByRole('article')).toContainText('Total (USD)$2,446.45')
  })

  test('reads it in the language of the page', async ({ page }) => {
    await choose(page)
    await button(page, 'Approve and sign').click()
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByText('El total es de $4,048.55.', { exact: true })).toBeVisible()
    await expect(page.getByText(/^El total incluye .*Everything with lights y Spring cleanup\.$/)).toBeVisible()
  })

  test('reads no total where they decline', async ({ page }) => {
    await choose(page)
    await button(page, 'Decline').click()
    await expect(page.getByLabel('Your reason')).toBeVisible()
    await expect(page.getByText('The total is $4,048.55.')).toHaveCount(0)
  })
})
