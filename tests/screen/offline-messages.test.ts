import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { expect, test } from './screen'

const PHONE = '+15125550777'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const textFromPhone = async (page: Page, text: string) => {
  await page.goto(`/demo/phone?phone=${encodeURIComponent(PHONE)}`)
  await page.getByLabel('Text message').fill(text)
  await button(page, 'Send text').click()
  await expect(page.getByRole('log')).toContainText('Delivered')
}

const conversationOf = async (page: Page): Promise<number> => {
  const { messages } = await tablesOf(page)
  const found = messages.find(({ from_number }) => from_number === PHONE)
  if (!found) throw new Error(`nothing came from ${PHONE}`)
  return found.conversation_id
}

const write = async (page: Page, text: string) => {
  const composer = page.getByRole('region', { name: 'Write a message' })
  await composer.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await button(page, 'Send').click()
}

const sentTexts = async (page: Page): Promise<string[]> => {
  const { messages } = await tablesOf(page)
  return messages.filter(({ to_number }) => to_number === PHONE).map(({ body }) => body)
}

const waiting = (page: Page) => page.getByText('Waits for the network, then it is sent.')

test('texts written without a network wait, outlive the page, and arrive once and in order', async ({ page }) => {
  await textFromPhone(page, 'Do you do hedges?')
  const address = `/dashboard/communications?tab=messages&conversation=${await conversationOf(page)}`
  await page.goto(address)
  await expect(page.getByText('Do you do hedges?').first()).toBeVisible()
  await backEnd(page).offline(true)
  await write(page, 'We do.')
  await expect(waiting(page)).toHaveCount(1)
  await write(page, 'On Tuesday?')
  await expect(waiting(page)).toHaveCount(2)
  expect(await sentTexts(page)).toEqual([])
  await page.goto(address)
  await expect(waiting(page)).toHaveCount(0)
  await expect.poll(() => sentTexts(page)).toEqual(['We do.', 'On Tuesday?'])
})
