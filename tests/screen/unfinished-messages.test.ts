import { backEnd, tablesOf } from '../e2e/back-end'
import { communicationsPage } from '../e2e/communications-page'
import { describe, expect, test } from './screen'

const ABIGAIL = 'Abigail Stone'

const sentTexts = async (page: Parameters<typeof tablesOf>[0], number: string): Promise<string[]> =>
  (await tablesOf(page)).messages.filter(({ to_number }) => to_number === number).map(({ body }) => body)

describe('what is typed', () => {
  test('while a message is sent stays, without what was sent', async ({ page }) => {
    const { open, openThread, lines, text } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    await text.fill('We come on Friday.')
    await backEnd(page).latency(400)
    await text.press('Enter')
    await text.fill('We come on Friday. At eight?')
    await expect(lines.last()).toContainText('We come on Friday.')
    await expect(text).toHaveValue('At eight?')
  })

  test('and not stored anywhere yet outlives a reload, as a text and as a note', async ({ page }) => {
    const { open, openThread, composer, text } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    await backEnd(page).offline(true)
    await text.fill('No network here')
    await composer.getByText('Note', { exact: true }).click()
    const note = composer.getByRole('textbox', { name: 'Internal note' })
    await note.fill('Call her first')
    await page.reload()
    await expect(text).toHaveValue('No network here')
    await composer.getByText('Note', { exact: true }).click()
    await expect(note).toHaveValue('Call her first')
  })

  test('to someone new outlives a reload, and is sent once', async ({ page }) => {
    const { open, button, composer, text } = communicationsPage(page)
    await open('?tab=messages&compose=true&to=5125550188')
    await text.fill('Hello from us')
    await page.reload()
    await expect(text).toHaveValue('Hello from us')
    await backEnd(page).loseNext('SendMessage')
    await button('Send', composer).click()
    await expect(composer.getByText('We kept what you entered')).toBeVisible()
    await button('Send', composer).click()
    await expect.poll(() => sentTexts(page, '+15125550188')).toEqual(['Hello from us'])
    await open('?tab=messages&compose=true&to=5125550189')
    await expect(text).toHaveValue('')
  })
})

test('without a network, a message is said to be taken back only once it is', async ({ page }) => {
  const { open, openThread, text, button, toast, lines } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  await text.fill('Too soon')
  await text.press('Enter')
  await expect(lines.last()).toContainText('Sends in')
  await backEnd(page).offline(true)
  await button('Undo', lines.last()).click()
  await expect(toast('Waits for the network')).toBeVisible()
  await expect(toast('Message taken back')).toHaveCount(0)
})
