import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

const STRANGER = '(512) 555-0777'
const ANN = 'ann@nowhere.example'
/** In ms: until a text can no longer be taken back. */
const TAKE_BACK = 10_000

const phoneOf = (page: Page) => {
  const log = page.getByRole('log')
  return {
    log,
    mailbox: page.getByRole('region', { name: 'Mailbox' }),
    async open(search: string) {
      await page.goto(`/demo/phone?${search}`)
      await expect(page.getByRole('region', { name: 'Mailbox' })).toBeVisible()
    },
    async write(text: string) {
      await page.getByLabel('Text message').fill(text)
      await page.getByLabel('Text message').press('Enter')
      await expect(log.getByText(text, { exact: true })).toBeVisible()
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

const hubOf = (page: Page) => {
  const composer = page.getByRole('region', { name: 'Write a message' })
  return {
    composer,
    row: (name: string) => page.getByRole('button').filter({ has: page.locator('strong', { hasText: name }) }),
    open: (search = '') => page.goto(`/dashboard/communications?tab=messages${search}`),
    async write(text: string) {
      await composer.getByLabel('Message').fill(text)
      await composer.getByLabel('Message').press('Enter')
    },
  }
}

test('office and client text each other, and each sees at once what the other writes', async ({ page, context }) => {
  const tab = await context.newPage()
  const [office, client] = [hubOf(page), phoneOf(tab)]
  await client.open('phone=%2B15125550777')
  await office.open('&compose=true&to=%2B15125550777')
  await office.write('Shall we come on Friday?')
  await expect(page.getByText(/^Sends in/)).toBeVisible()
  await expect(client.log).toContainText('No texts yet.')
  await backEnd(page).advance(TAKE_BACK)
  await expect(client.log).toContainText('Shall we come on Friday?')

  await page.goto('/dashboard/jobs')
  const entry = page.getByRole('link', { name: /^Communications/ })
  await expect(entry).toContainText('unread')
  const unread = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0])
  await client.write('Friday suits me')
  await expect(entry).toContainText(`${unread + 1} unread`)
  await office.open()
  await expect(office.row(STRANGER)).toContainText('1 unread')
  await office.row(STRANGER).click()
  await expect(page.getByText('Friday suits me').last()).toBeVisible()
  await client.write('At nine?')
  await expect(page.getByText('At nine?').last()).toBeVisible()
})

test('after STOP the office can’t write, and says why; after START it can', async ({ page, context }) => {
  const tab = await context.newPage()
  const [office, client] = [hubOf(page), phoneOf(tab)]
  await client.open('phone=%2B15125550777')
  await client.write('Do you do hedges?')
  await office.open()
  await office.row(STRANGER).click()
  await office.composer.getByLabel('Message').fill('We do')
  await client.press('STOP')
  await expect(client.log).toContainText('You are unsubscribed')
  await expect(office.composer.getByRole('alert')).toContainText('Opted out on Nov 18, 2026 by texting STOP.')
  await office.composer.getByLabel('Message').press('Enter')
  await expect(office.composer.getByLabel('Message')).toHaveValue('We do')

  await client.press('START')
  await expect(office.composer.getByRole('alert')).toHaveCount(0)
  await office.composer.getByLabel('Message').press('Enter')
  await expect(page.getByText(/^Sends in/)).toBeVisible()
  await backEnd(page).advance(TAKE_BACK)
  await expect(client.log.getByText('We do', { exact: true })).toBeVisible()
})

test('a mail of the client arrives in the inbox, and its answer in theirs', async ({ page, context }) => {
  const tab = await context.newPage()
  const [office, client] = [hubOf(page), phoneOf(tab)]
  await client.open(`email=${ANN}`)
  await client.press('New mail')
  await tab.getByLabel('Subject').fill('Hedges')
  await tab.getByLabel('Message', { exact: true }).fill('What would they cost?')
  await client.press('Send')
  await office.open()
  await office.row(ANN).click()
  await expect(page.getByText('What would they cost?').last()).toBeVisible()
  await office.composer.getByPlaceholder('Subject').fill('Re: Hedges')
  await office.composer.getByLabel('Message').fill('About $200.')
  await office.composer.getByRole('button', { name: 'Send', exact: true }).click()
  await backEnd(page).advance(TAKE_BACK)
  await client.mailbox.getByRole('button', { name: /Unread: Green Valley Landscaping/ }).click()
  await expect(client.mailbox.getByRole('article', { name: 'Re: Hedges' })).toContainText('About $200.')
  await client.press('Reply')
  await expect(tab.getByLabel('Subject')).toHaveValue('Re: Hedges')
  await tab.getByLabel('Message', { exact: true }).fill('Agreed')
  await client.press('Send')
  await expect(page.getByText('Agreed').last()).toBeVisible()
})

test.describe('for a visitor', () => {
  test.use({ as: 'nobody' })

  test('the client’s phone fits and passes axe, wide and narrow', async ({ page }) => {
    const client = phoneOf(page)
    for (const theme of ['light', 'dark'] as const) {
      await prefer(page, theme)
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/demo/phone?client=1')
        await expect(page.getByRole('region', { name: 'Phone' })).toBeVisible()
        await expectItFits(page, `${width} ${theme}`)
      }
      await client.press('HELP')
      await expect(client.log).toContainText('Reply STOP to end them')
      await expectNoFindings(page, `client’s phone, ${theme}`)
    }
  })
})
