import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { describe, expect, strangerTest as test } from './screen'

const phone = (page: Page) => page.getByRole('region', { name: 'Phone' })
const mailbox = (page: Page) => page.getByRole('region', { name: 'Mailbox' })
const log = (page: Page) => page.getByRole('log', { name: 'Texts with Green Valley Landscaping' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const open = async (page: Page, search = '?phone=%2B15125550777') => {
  await page.goto(`/demo/phone${search}`)
  await expect(mailbox(page)).toBeVisible()
}
const write = async (page: Page, text: string) => {
  await page.getByLabel('Text message').fill(text)
  await button(page, 'Send text').click()
}

describe('the client’s phone', () => {
  test('belongs to the person who is chosen, by name, phone or email', async ({ page }) => {
    await open(page, '?client=1')
    await expect(page).toHaveTitle('Phone of Helen Brandt · Groundwork')
    await page.getByRole('combobox', { name: 'Person' }).fill('lindq')
    await page.getByRole('option', { name: /Peter Lindqvist/ }).click()
    await expect(page).toHaveTitle('Phone of Peter Lindqvist · Groundwork')
  })

  test('of a number that no client has is typed, and a wrong one is refused', async ({ page }) => {
    await open(page, '?client=1')
    await page.getByRole('combobox', { name: 'Person' }).click()
    await page.getByRole('option', { name: /Unknown number/ }).click()
    await page.getByLabel('Phone number').fill('12')
    await button(page, 'Use').click()
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Enter a phone number/)
    await page.getByLabel('Phone number').fill('512 555 0777')
    await button(page, 'Use').click()
    await expect(page).toHaveTitle('Phone of (512) 555-0777 · Groundwork')
    await expect(mailbox(page)).toContainText('(512) 555-0777 has no email address.')
  })

  test('sends what is typed, which the business has at once', async ({ page }) => {
    await open(page)
    await expect(log(page)).toContainText('No texts yet.')
    await write(page, 'Do you do hedges?')
    await expect(log(page)).toContainText('Delivered')
    const { messages } = await tablesOf(page)
    expect(messages.filter(({ from_number }) => from_number === '+15125550777').map(({ body }) => body)).toEqual([
      'Do you do hedges?',
    ])
    await expect(page.getByLabel('Text message')).toHaveValue('')
  })

  test('sends nothing where nothing is written', async ({ page }) => {
    await open(page)
    await write(page, '   ')
    await expect(phone(page).getByRole('alert')).toHaveText('Write a message')
    await expect(log(page)).toContainText('No texts yet.')
  })

  test('keeps a text that did not get through, and sends it again once', async ({ page }) => {
    await open(page)
    await backEnd(page).failNext('/demo/api/handsets/messages', 503)
    await write(page, 'Do you do hedges?')
    await expect(phone(page).getByRole('alert')).toContainText('Not delivered.')
    await button(page, 'Try again').click()
    await expect(log(page)).toContainText('Delivered')
    await expect(log(page).getByText('Do you do hedges?')).toHaveCount(1)
  })

  test('gets one confirmation of its STOP, and a welcome after START', async ({ page }) => {
    await open(page)
    await button(page, 'STOP').click()
    await expect(log(page)).toContainText('You are unsubscribed and will get no more texts from us.')
    await button(page, 'START').click()
    await expect(log(page)).toContainText('You will get our texts about your service again.')
  })

  test('shows links as links, and marks nothing up', async ({ page }) => {
    await open(page)
    await write(page, '<b>See</b> https://example.com/gate.')
    await expect(log(page).getByRole('link')).toHaveAttribute('href', 'https://example.com/gate')
    await expect(log(page)).toContainText('<b>See</b> https://example.com/gate.')
  })
})

describe('the client’s mailbox', () => {
  test('is empty, writes a mail, and keeps it under Sent', async ({ page }) => {
    await open(page, '?email=ann@nowhere.example')
    await expect(mailbox(page)).toContainText('No mail yet')
    await button(page, 'New mail').click()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('owner@greenvalley.demo')
    await page.getByLabel('Subject').fill('Hedges')
    await button(page, 'Send').click()
    await expect(mailbox(page).getByRole('alert')).toContainText('Write a message')
    await page.getByLabel('Message', { exact: true }).fill('What would they cost?')
    await button(page, 'Send').click()
    await page.getByRole('radio', { name: 'Sent' }).click()
    await mailbox(page)
      .getByRole('button', { name: /Hedges/ })
      .click()
    await expect(page.getByRole('article', { name: 'Hedges' })).toContainText('What would they cost?')
  })

  test('says that an address does not exist, and keeps what was written', async ({ page }) => {
    await open(page, '?email=ann@nowhere.example')
    await button(page, 'New mail').click()
    await page.getByLabel('To', { exact: true }).fill('nobody@elsewhere.example')
    await page.getByLabel('Message', { exact: true }).fill('Hello?')
    await button(page, 'Send').click()
    await expect(mailbox(page).getByRole('alert')).toContainText('No mail server knows nobody@elsewhere.example.')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello?')
  })
})
