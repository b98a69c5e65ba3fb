import type { Page } from '@playwright/test'
import { vi } from 'vitest'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { communicationsPage } from '../e2e/communications-page'
import { describe, expect, test } from './screen'

const ABIGAIL = 'Abigail Stone'
const MINUTE = 60_000

const NOTE =
  'mutation ($conversation: Int!, $body: String!, $key: String!) { addConversationNote(conversation: $conversation, body: $body, mentions: [], key: $key) }'

const openIn = (address: string): number => Number(new URL(address).searchParams.get('conversation'))

/** Messages of the open conversation, oldest first. */
const linesOf = async (page: Page) => {
  const { messages } = await tablesOf(page)
  return messages.filter(({ conversation_id }) => conversation_id === openIn(page.url()))
}

test('a text that did not arrive is sent again from its row', async ({ page }) => {
  const { open, openThread, lines, button, toast } = communicationsPage(page)
  await open('?tab=messages')
  await openThread(ABIGAIL)
  await expect(lines.last()).toContainText('Not delivered. The phone is off or out of reach. Try again later.')
  await button('Retry', lines.last()).click()
  await expect(toast('Sending again')).toBeVisible()
  await expect(lines.last()).toContainText('Sends in 10 s')
  await expect(button('Retry', lines.last())).toHaveCount(0)
  await backEnd(page).advance(MINUTE)
  await expect(lines.last()).toContainText('Delivered')
})

describe('steps of a conversation', () => {
  test('are undone from their message', async ({ page }) => {
    const { open, openThread, button, toast, choose } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    await button('Done').click()
    await button('Undo', toast('Conversation done')).click()
    await expect(toast('Undone: Conversation done')).toBeVisible()
    await expect(button('Done')).toBeVisible()
    await choose('Snooze', 'Tomorrow 8:00 AM')
    await button('Undo', toast('Snoozed until tomorrow 8:00 AM')).click()
    await expect(toast('Undone: Snoozed until tomorrow 8:00 AM')).toBeVisible()
    await expect(button('Done')).toBeVisible()
    await button('Assigned to no one').click()
    await page.getByRole('menuitemradio', { name: 'Priya Nair' }).click()
    await button('Undo', toast('Handed over to Priya Nair')).click()
    await expect(button('Assigned to no one')).toBeVisible()
  })

  test('a linked number is taken back from the client', async ({ page }) => {
    const { open, openThread, card, button, toast, row } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('(512) 555-0121')
    await button('Karen Sorensen', card).click()
    await expect(card.getByRole('link', { name: 'Karen Sorensen' })).toBeVisible()
    await expect(row('(512) 555-0121')).toHaveCount(0)
    await button('Undo', toast('Linked to Karen Sorensen')).click()
    await expect(toast('Undone: Linked to Karen Sorensen')).toBeVisible()
    await expect(row('(512) 555-0121')).toBeVisible()
  })
})

describe('what is made from a line', () => {
  for (const [entry, title] of [
    ['Create job', 'Create Job'],
    ['Create estimate', 'Create Estimate'],
  ] as const)
    test(`${entry}: has its text as the description`, async ({ page }) => {
      const { open, openThread, lines, button } = communicationsPage(page)
      await open('?tab=messages')
      await openThread(ABIGAIL)
      const { body = '' } = (await linesOf(page)).at(-1) ?? {}
      await button('More actions', lines.last()).click()
      await page.getByRole('menuitem', { name: entry }).click()
      const form = page.getByRole('dialog', { name: title })
      await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue(ABIGAIL)
      await expect(form.getByRole('textbox', { name: /^Description/ }).first()).toHaveValue(body)
    })
})

describe('a long conversation', () => {
  test('loads earlier pages until the line that was looked for, and all of them to print', async ({ page }) => {
    const { open, openThread, lines, choose } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    const conversation = openIn(page.url())
    const priya = await colleague(page)
    for (let count = 1; count <= 101; count++)
      await priya.asks(NOTE, { conversation, body: `Note ${count}`, key: `note-${count}` }, [])
    const [oldest] = await linesOf(page)
    if (!oldest) throw new RangeError('the conversation has no message')
    await open(`?tab=messages&conversation=${conversation}&message=${oldest.id}`)
    await expect(lines.filter({ hasText: oldest.body.split('\n')[0] ?? '' }).first()).toBeVisible()
    const printed: number[] = []
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      printed.push(1)
    }
    await open(`?tab=messages&conversation=${conversation}`)
    await choose('More actions of this conversation', 'Print')
    await expect.poll(() => printed).toEqual([1])
    await expect(lines.filter({ hasText: 'Note 101' })).toHaveCount(1)
    await expect(lines.first()).toContainText(oldest.body.split('\n')[0] ?? '')
    window.dispatchEvent(new Event('afterprint'))
  })
})

const HEADS = ['Time', 'Kind', 'Direction', 'From', 'To', 'Written by', 'Subject', 'Text', 'Status', 'Why', 'Files']

describe('a saved file', () => {
  const savedBy = async (press: () => Promise<void>): Promise<[string, string]> => {
    let blob = new Blob()
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      blob = content as Blob
      return 'blob:saved'
    })
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await press()
    await expect.poll(() => names.length).toBe(1)
    url.mockRestore()
    click.mockRestore()
    return [names[0] ?? '', await blob.text()]
  }

  test('has every line of the conversation', async ({ page }) => {
    const { open, openThread, choose } = communicationsPage(page)
    await open('?tab=messages')
    await openThread(ABIGAIL)
    const own = await linesOf(page)
    const [csvName, csv] = await savedBy(() => choose('More actions of this conversation', 'Export CSV'))
    expect(csvName).toBe('conversation-abigail-stone-2026-11-18.csv')
    const [heads = '', ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n')
    expect(heads.split(',').map((head) => head.slice(1, -1))).toEqual(HEADS)
    expect(rows.at(-1)).toContain(`"${own.at(-1)?.body}","undelivered"`)
    const [jsonName, json] = await savedBy(() => choose('More actions of this conversation', 'Export JSON'))
    expect(jsonName).toBe('conversation-abigail-stone-2026-11-18.json')
    expect(JSON.parse(json).map(({ message }: { message: { id: number } }) => message.id)).toEqual(
      own.map(({ id }) => id),
    )
  })
})
