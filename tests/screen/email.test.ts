import { backEnd, tablesOf } from '../e2e/back-end'
import { emailPage } from '../e2e/email-page'
import { describe, expect, test } from './screen'

const DANIEL = 'daniel.ostrow@example.com'

const refusing = /409 \(Conflict\)/
const failing = /503 \(Service Unavailable\)/

describe('folders', () => {
  test('hold what was received, sent, starred and archived, and are searched (MAIL-01, X-67)', async ({ page }) => {
    const { open, rows, row, folder, email, button } = emailPage(page)
    await open()
    const first = rows.first()
    const received = (await first.textContent()) ?? ''
    await first.getByRole('link').click()
    await button('Star', email).click()
    await expect(button('Remove star', email)).toBeVisible()
    await button('Archive', email).click()
    await expect(button('Move to inbox', email)).toBeVisible()
    await expect(rows.first()).not.toContainText(received)

    await folder('Archived').click()
    await expect(page).toHaveURL(/folder=archived/)
    await expect(rows).toHaveCount(1)
    await folder('Starred').click()
    await expect(page).toHaveURL(/folder=starred/)
    await expect(rows).toHaveCount(1)
    await row(/./).click()
    await button('Move to inbox', email).click()
    await expect(button('Archive', email)).toBeVisible()

    await folder('Sent').click()
    await expect(rows.first()).toContainText(/^To /)
    await page.getByLabel('Search emails').fill('no such words at all')
    await expect(page.getByText('No emails found')).toBeVisible()
    await page.getByLabel('Search emails').fill('invoice')
    await expect(page).toHaveURL(/q=invoice/)
    await expect(rows.first()).toContainText(/invoice/i)
  })

  test('that can’t be loaded say so and try again', async ({ page, problems }) => {
    problems.expect(failing)
    const { open, rows, button } = emailPage(page)
    await open()
    await expect(rows.first()).toBeVisible()
    // The first failure is retried automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('/graphql Emails', status)
    await page.getByLabel('Search emails').fill('re')
    await expect(page.getByText('Emails could not be loaded.')).toBeVisible()
    await button('Retry').click()
    await expect(rows.first()).toBeVisible()
  })
})

describe('an email', () => {
  test('opens in its thread, with its original, and leads to its conversation', async ({ page }) => {
    const { open, row, mails, email, button } = emailPage(page)
    await open()
    await row('Re: ').click()
    await expect(mails.nth(1)).toBeVisible()
    const received = mails.filter({ hasText: 'From ' }).first()
    await button('Show original', received).click()
    const original = page.getByRole('dialog', { name: 'Original email' })
    await expect(original).toContainText('Message-ID')
    await button('Close', original).last().click()
    await email.getByRole('link', { name: 'Open conversation' }).click()
    await expect(page).toHaveURL(/tab=messages&conversation=\d+/)
  })

  test('is answered with its headers and its quote, and can be taken back', async ({ page }) => {
    const { open, row, writing, field, send, button, email, mails, folder } = emailPage(page)
    await open()
    await row('Re: ').click()
    await button('Reply', email).click()
    await expect(field('Subject')).toHaveValue(/^Re: /)
    await expect(field('Message')).toHaveValue(/On .* wrote:/)
    await send()
    await expect(writing).toContainText('Write a message')
    await field('Message').fill('We come on Friday.')
    await send()
    await expect(folder('Sent')).toBeChecked()
    await expect(mails.last()).toContainText('We come on Friday.')
    const [answer] = (await tablesOf(page)).messages.slice(-1)
    const answered = (await tablesOf(page)).messages.find(({ provider_id }) => provider_id === answer?.in_reply_to)
    expect(answered?.conversation_id).toBe(answer?.conversation_id)
    await button('Take back', mails.last()).click()
    await expect(mails.last()).toContainText('Canceled')
  })
})

describe('writing', () => {
  test('asks for to, subject and message, and refuses what is too much (MAIL-02, MAIL-04)', async ({ page }) => {
    const { open, write, writing, field, send, rows } = emailPage(page)
    await open()
    await write()
    for (const label of ['Template (optional)', 'To', 'Subject', 'Message', 'HTML Format'])
      await expect(field(label)).toBeVisible()
    await send()
    await expect(writing).toContainText('Enter an email address')
    await expect(writing).toContainText('Enter a subject')
    await expect(writing).toContainText('Write a message')
    await field('To').fill(Array.from({ length: 30 }, (_, at) => `p${at}@example.com`).join(', '))
    await field('Subject').fill('Spring')
    await field('Message').fill('Shall we come in spring?')
    await send()
    await expect(writing).toContainText('Send to 10 addresses or fewer; this has 30')
    await field('To').fill(`${DANIEL}, partner@example.com`)
    await send()
    await expect(rows.first()).toContainText('To Daniel Ostrow and 1 more')
    await expect(rows.first()).toContainText('Spring')
  })

  test('keeps what was typed when it is refused, and through a reload', async ({ page, problems }) => {
    problems.expect(refusing)
    const { open, write, writing, field, send } = emailPage(page)
    await open()
    await write()
    await field('To').fill(DANIEL)
    await field('Subject').fill('Offers')
    await field('Message').fill('20 % off.')
    await field('Marketing').check()
    await send()
    await expect(writing).toContainText('There is no written consent to marketing.')
    await expect(field('Message')).toHaveValue('20 % off.')
    await page.reload()
    await expect(writing).toContainText('Draft restored.')
    await expect(field('Subject')).toHaveValue('Offers')
  })

  test('begins with a template and the signature (MAIL-06)', async ({ page }) => {
    const { open, write, writing, field, send } = emailPage(page)
    await open()
    await write()
    await field('To').fill(DANIEL)
    await field('Template (optional)').selectOption('Quote Follow-up')
    await expect(field('Message')).toHaveValue(/Daniel/)
    await send()
    await expect(writing).toContainText(/There is no value for \{\w+\}/)
  })
})
