import type { Page } from '@playwright/test'
import { unsubscribePath, unsubscribeTokenFor } from '@/domain/messaging/unsubscribe'
import { HOSTILE_MAILS } from '../fixtures/hostile-mails'
import { emailPage } from './email-page'
import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

const DANIEL = 'daniel.ostrow@example.com'

/** Mails that arrive from one mailbox. Resolves with the status of each. */
const receive = (page: Page, mails: readonly { subject: string; body: string; headers: string[][] }[]) =>
  page.evaluate(
    async ([address, all]) => {
      const statuses: number[] = []
      for (const [at, mail] of all.entries()) {
        const writing = {
          ...{ channel: 'email', address, to: 'owner@greenvalley.demo', is_html: true, attachments: [] },
          ...{ provider_id: `<hostile-${at}@evil.test>`, in_reply_to: '', thread_ids: '', ...mail },
        }
        const { status } = await fetch('/demo/api/handsets/messages', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `hostile-${at}` },
          body: JSON.stringify(writing),
        })
        statuses.push(status)
      }
      return statuses
    },
    [DANIEL, mails] as const,
  )

/** One of each kind. */
const SHOWN = HOSTILE_MAILS.filter((_, at) => at % 12 === 0).map((mail, at) => ({
  ...mail,
  name: `[${at}] ${mail.name}`,
}))

test('hostile mails arrive, are read, and do nothing to the app', async ({ page, problems }) => {
  // The frame's policy says what it held back.
  problems.expect(/Content Security Policy/)
  const requests: string[] = []
  await page.route(/evil\.test/, (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  const { open, row, email, button, mails } = emailPage(page)
  await open()
  const sent = SHOWN.map(({ name, html, headers = [] }) => ({
    subject: name,
    body: html,
    headers: headers.map((line) => [...line]),
  }))
  expect(await receive(page, sent)).toEqual(SHOWN.map(() => 200))
  await page.reload()
  for (const { name } of SHOWN) {
    await row(name).click()
    await expect(email.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.locator('iframe').first()).toBeVisible()
  }
  await button('Plain text', mails.first()).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'ran') ?? null)).toBeNull()
  expect(requests).toEqual([])
})

test('an email in HTML is written with the keyboard, cleaned, and sent', async ({ page }) => {
  const { open, write, field, send, writing, mails, button } = emailPage(page)
  await open()
  await write()
  await field('To').fill(DANIEL)
  await field('Subject').fill('Two dates')
  await field('HTML Format').check()
  const editor = writing.getByRole('textbox', { name: 'Message' })
  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Hello Daniel')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await button('Bulleted list', writing).click()
  await page.keyboard.type('<script>Monday</script>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Friday')
  await prefer(page, 'light')
  await expectNoFindings(page, 'writing an email')
  await send()
  const frame = mails.last().locator('iframe').contentFrame()
  await expect(frame.locator('strong')).toHaveText('Hello Daniel')
  await expect(frame.getByRole('listitem')).toHaveText(['<script>Monday</script>', 'Friday'])
})

test('an unsubscribe link needs no sign-in, and one press is enough', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/unsubscribe/made-up')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.goto(unsubscribePath(unsubscribeTokenFor(1, DANIEL)))
  await expect(page.getByText(DANIEL)).toBeVisible()
  await prefer(page, 'light')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expect(page.getByText('estimates, invoices, receipts, and messages about your visits')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await context.close()
})
