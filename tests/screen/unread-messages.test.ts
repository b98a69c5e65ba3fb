import type { Page } from '@playwright/test'
import { communicationsPage } from '../e2e/communications-page'
import { describe, expect, test } from './screen'

const entry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: /^Communications/ })

const write = async (page: Page, text: string) => {
  await page.goto('/demo/phone?phone=%2B15125550777')
  await page.getByLabel('Text message').fill(text)
  await page.getByRole('button', { name: 'Send text', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Delivered')
}

/** The count that the menu shows beside Communications. */
const unread = async (page: Page): Promise<number> => {
  await page.goto('/dashboard/account')
  await expect(entry(page)).toHaveAccessibleName(/unread$/)
  return Number(/\d+/.exec((await entry(page).textContent()) ?? '')?.[0])
}

test('who writes is counted once in the menu of any page, and before the title of the tab', async ({ page }) => {
  await write(page, 'Do you do hedges?')
  const before = await unread(page)
  await write(page, 'And lawns?')
  expect(await unread(page)).toBe(before)
  await page.goto('/dashboard/communications')
  await expect(page).toHaveTitle(`(${before}) Communications Hub · Groundwork`)
})

describe('someone who may not see messages', () => {
  test.override({ as: 'tech' })

  test('has neither the entry nor the page', async ({ page }) => {
    await page.goto('/dashboard/communications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(entry(page)).toHaveCount(0)
  })
})

describe('the office manager of the sample business', () => {
  test.override({ as: 'manager' })

  test('has messages to answer, as the front desk', async ({ page }) => {
    await page.goto('/dashboard/communications')
    await expect(page.getByRole('button', { name: /^Answer / }).first()).toBeVisible()
    await expect(entry(page)).toHaveCount(1)
  })

  test('answers one', async ({ page }) => {
    const { open, openThread, text, lines } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await text.fill('We come on Friday.')
    await text.press('Enter')
    await expect(lines.last()).toContainText('We come on Friday.')
  })
})
