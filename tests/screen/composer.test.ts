import { vi } from 'vitest'
import { consentOf } from '@/domain/messaging/consent-ledger'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { communicationsPage } from '../e2e/communications-page'
import { GREEN_PIXEL } from '../fixtures/photos'
import { describe, expect, test } from './screen'

const conflict = /\(Conflict\)/
const ABIGAIL = 'Abigail Stone'

const SEND = 'mutation ($message: MessageInput!, $key: String!) { sendMessage(message: $message, key: $key) { id } }'
const DRAFT = 'mutation ($draft: MessageDraftInput!, $key: String!) { saveMessageDraft(draft: $draft, key: $key) }'

/** What another person of the business answers in the meantime. */
const answerOf = (conversation: number, to: string, body: string) => ({
  message: {
    ...{ conversation, client: null, channel: 'sms', from: '+15125550100', to, subject: '', body, is_html: false },
    ...{ attachments: [], purpose: 'informational', template: null, in_reply_to: null, send_at: null, seen: null },
    then_close: false,
  },
  key: `answer-${conversation}`,
})

/** Another tab says who replies in a conversation. */
const replies = (conversation: number, user: number, name: string, lasts = 10_000) => {
  const channel = new BroadcastChannel('groundwork-replying')
  channel.postMessage({ tab: `tab-of-${user}`, business: 1, conversation, user, name, lasts })
  channel.close()
}

/** How every JPEG begins. */
const JPEG = [0xff, 0xd8, 0xff]

const openIn = (address: string): number => Number(new URL(address).searchParams.get('conversation'))

describe('while someone else replies', () => {
  test('the composer says who, and a send asks first', async ({ page }) => {
    const { open, openThread, composer, text, lines, button } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    await text.fill('We can come on Friday')
    await expect(composer.getByText('is replying')).toHaveCount(0)
    const id = openIn(page.url())
    replies(id, 3, 'Priya Nair')
    await expect(composer.getByText('Priya is replying')).toBeVisible()
    await button('Send', composer).click()
    const question = composer.getByRole('alert')
    await expect(question).toContainText('Priya is replying. Send anyway?')
    await button('Wait', question).click()
    await expect(text).toHaveValue('We can come on Friday')
    await text.press('Enter')
    await button('Send anyway', question).click()
    await expect(lines.last()).toContainText('We can come on Friday')
    await expect(text).toHaveValue('')
    replies(id, 3, 'Priya Nair', 0)
    await expect(composer.getByText('is replying')).toHaveCount(0)
  })

  test('the own other tab is told as such, and leaves after ten seconds without a word', async ({ page }) => {
    const { open, openThread, composer } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    replies(openIn(page.url()), 1, 'Dana Whitfield')
    await expect(composer.getByText('You are replying in another tab')).toBeVisible()
    await backEnd(page).advance(10_000)
    await expect(composer.getByText('You are replying in another tab')).toHaveCount(0)
  })

  test('the others hear of the first key, and of the end', async ({ page }) => {
    const { open, openThread, text } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    const heard: unknown[] = []
    const channel = new BroadcastChannel('groundwork-replying')
    channel.onmessage = ({ data }) => heard.push([data.name, data.conversation, data.lasts > 0])
    const id = openIn(page.url())
    await text.pressSequentially('Hi')
    await expect.poll(() => heard).toEqual([['Dana Whitfield', id, true]])
    await text.press('Enter')
    await expect
      .poll(() => heard)
      .toEqual([
        ['Dana Whitfield', id, true],
        ['Dana Whitfield', id, false],
      ])
    channel.close()
  })
})

test('a second answer is held until its writer has seen the first one', async ({ page, problems }) => {
  problems.expect(conflict)
  const { open, openThread, composer, text, lines, button } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  await text.fill('We can come on Friday')
  const priya = await colleague(page)
  await priya.asks(SEND, answerOf(openIn(page.url()), '+15125550145', 'Thursday is fine'), [])
  await text.press('Enter')
  const held = composer.getByRole('alert')
  await expect(held).toContainText('Priya Nair answered in the meantime. Your message was not sent.')
  await expect(held).toContainText('“Thursday is fine”')
  await expect(text).toHaveValue('We can come on Friday')
  await button('Send anyway', held).click()
  await expect(lines.last()).toContainText('We can come on Friday')
  const { messages } = await tablesOf(page)
  expect(messages.slice(-2).map(({ body }) => body)).toEqual(['Thursday is fine', 'We can come on Friday'])
})

test('of two drafts, from two devices, the writer chooses', async ({ page, problems }) => {
  problems.expect(conflict)
  const { open, openThread, thread, text, button } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  const phone = await colleague(page, 'owner')
  const draft = { conversation: openIn(page.url()), channel: 'sms', subject: '', body: 'From the phone', version: 0 }
  await phone.asks(DRAFT, { draft, key: 'draft-1' }, [])
  await text.fill('From the desk')
  const notice = page.getByRole('alert').filter({ hasText: 'There is another draft, from another device.' })
  await expect(notice).toContainText('“From the phone”')
  await button('Use that one', notice).click()
  await expect(text).toHaveValue('From the phone')
  await text.fill('From the desk')
  await expect.poll(async () => (await tablesOf(page)).message_drafts.at(-1)?.body).toBe('From the desk')
  await expect(notice).toHaveCount(0)
  await expect(thread).toBeVisible()
})

describe('a template', () => {
  test('is filled from the record, and refused in place where something is missing', async ({ page }) => {
    const { open, openThread, choose, composer, text, button } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('(512) 555-0171')
    await choose('Templates', 'Visit Tomorrow')
    await expect(text).toHaveValue(
      'Hi {first_name}, Green Valley Landscaping here: your {service_type} is tomorrow at {service_time}. Text back if that does not suit you.',
    )
    await expect(composer.getByRole('alert')).toContainText('{first_name}')
    await text.press('Enter')
    await expect(text).toHaveValue(/first_name/)
    await text.fill('Hi there, your visit is tomorrow.')
    await expect(composer.getByRole('alert')).toHaveCount(0)
    await expect(button('Send', composer)).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('of marketing needs the written consent of the client', async ({ page }) => {
    const { open, openThread, choose, composer, text } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    await choose('Templates', 'Spring Offer')
    await expect(text).toHaveValue(
      'Hi Abigail, spring cleanups are 10% off in March. Text back to book yours. Green Valley Landscaping',
    )
    await expect(composer.getByRole('alert')).toHaveText(
      'There is no written consent to marketing. Ask the client to sign up, or write only about their service.',
    )
  })
})

test('saved answers come with a slash, and are chosen by arrows and Enter', async ({ page }) => {
  const { open, openThread, composer, text } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  await text.fill('Hello. /')
  const answers = composer.getByRole('listbox', { name: 'Saved answers' }).getByRole('option')
  await expect(answers).toHaveCount(4)
  await expect(answers.first()).toHaveAttribute('aria-selected', 'true')
  await text.press('ArrowDown')
  await text.press('ArrowDown')
  await text.press('ArrowUp')
  const words = await composer.getByRole('option', { selected: true }).locator('span').innerText()
  await text.press('Enter')
  await expect(text).toHaveValue(`Hello. ${words}`)
  await expect(answers).toHaveCount(0)
  await text.fill('See /ra')
  await expect(answers).toHaveCount(1)
  await text.press('Escape')
  await expect(answers).toHaveCount(0)
  await text.fill('')
  await text.fill('/ra')
  await answers.first().click()
  await expect(text).toHaveValue('Rain moves us back a day. We will text you the new time.')
})

test('a message is scheduled in words', async ({ page }) => {
  const { open, openThread, choose, composer, text, lines, button } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  await text.fill('Good morning')
  await choose('Schedule', 'Choose date and time…')
  const dialog = page.getByRole('dialog', { name: 'Schedule message' })
  await dialog.getByLabel('In words').fill('whenever')
  await button('Schedule', dialog).click()
  await expect(dialog.getByText('Write a time like “tomorrow 8am” or “in 2 hours”')).toBeVisible()
  await dialog.getByLabel('In words').fill('tomorrow 8am')
  await expect(dialog.getByText('That is tomorrow 8:00 AM.')).toBeVisible()
  await button('Schedule', dialog).click()
  await expect(composer.getByRole('status')).toContainText('Goes out tomorrow 8:00 AM')
  await button('Schedule', composer).last().click()
  await expect(lines.last()).toContainText('Good morning')
  await expect(lines.last()).toContainText('Goes out tomorrow 8:00 AM')
  await button('Cancel', lines.last()).click()
  await expect(text).toHaveValue('Good morning')
})

test('a picture is shrunk before it is sent', async ({ page }) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => undefined }))
  const sides: number[] = []
  const [width, blob] = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
      sides.push(this.width)
      const bytes = new Uint8Array(sides.length === 1 ? 600_000 : 90)
      bytes.set(JPEG)
      done(new Blob([bytes], { type: 'image/jpeg' }))
    }),
  ]
  const { open, openThread, composer, text, lines } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  const input = composer.getByLabel('Picture files')
  await expect(input).toHaveCount(1)
  await page.evaluate((pixel) => {
    const field = document.querySelector<HTMLInputElement>('input[aria-label="Picture files"]')
    const bytes = Uint8Array.from(atob(pixel), (each) => each.charCodeAt(0))
    Object.defineProperty(field, 'files', { value: [new File([bytes], 'gate.png')], configurable: true })
    field?.dispatchEvent(new Event('change', { bubbles: true }))
  }, GREEN_PIXEL)
  await expect(composer.getByRole('list', { name: 'Attached' })).toContainText('gate.jpg')
  await expect(composer).toContainText('Picture message')
  expect(sides).toEqual([1_600, 1_600])
  await text.press('Enter')
  await expect(lines.last().getByRole('button', { name: 'Save gate.jpg' })).toBeVisible()
  const sent = (await tablesOf(page)).messages.at(-1)
  expect(sent?.attachments.map(({ name, type, size }) => [name, type, size])).toEqual([['gate.jpg', 'image/jpeg', 90]])
  width.mockRestore()
  blob.mockRestore()
  vi.unstubAllGlobals()
})

describe('a text', () => {
  const CASES = [
    [
      'of 10,000 characters',
      'a'.repeat(10_000),
      'This message is 8,400 characters too long. Shorten it or send an email.',
    ],
    ['of only spaces', '   \n  ', 'Write a message'],
  ] as const
  for (const [name, typed, words] of CASES)
    test(`${name} is refused with a message, and stays`, async ({ page }) => {
      const { open, openThread, composer, text } = communicationsPage(page)
      await open('?tab=messages')
      await openThread(ABIGAIL)
      const before = (await tablesOf(page)).messages.length
      await text.fill(typed)
      await text.press('Enter')
      await expect(composer.getByRole('alert')).toHaveText(words)
      await expect(text).toHaveValue(typed)
      expect((await tablesOf(page)).messages.length).toBe(before)
    })

  const TAKEN = [
    ['of emoji alone', '😀👍🏽'],
    ['from right to left', 'שלום, מתי אתם באים?'],
    ['with markup', '<b onclick="alert(1)">Hi</b> {braces} & <script>x</script>'],
  ] as const
  for (const [name, typed] of TAKEN)
    test(`${name} is sent as it is`, async ({ page }) => {
      const { open, openThread, text, lines } = communicationsPage(page)
      await open('?tab=messages')
      await openThread(ABIGAIL)
      await text.fill(typed)
      await text.press('Enter')
      await expect(text).toHaveValue('')
      await expect(lines.last().locator('.bubble p')).toHaveText(typed)
      expect((await tablesOf(page)).messages.at(-1)?.body).toBe(typed)
    })
})

test('a first message knows who opted out before it is written', async ({ page }) => {
  const { open, composer, text } = communicationsPage(page)
  await open('?tab=messages')
  const { consent_entries } = await tablesOf(page)
  const stop = consent_entries.find(
    ({ address, channel, wording }) =>
      wording === 'STOP' && consentOf(consent_entries, address, channel).optedOutAt !== null,
  )
  await open(`?tab=messages&compose=true&to=${encodeURIComponent(stop?.address ?? '')}`)
  await text.fill('Hello')
  await expect(composer.getByRole('alert')).toHaveText(/^Opted out on .+ by texting STOP\./)
})
