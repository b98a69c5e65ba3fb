import { colleague } from '../e2e/colleague'
import { communicationsPage } from '../e2e/communications-page'
import { describe, expect, test } from './screen'

const OWNER = 1
const PRIYA = 3
const TOPICS = ['communications', 'facts']
const ASSIGN =
  'mutation AssignConversation($id:Int!$user:Int$was:Int$key:String!){assignConversation(id:$id user:$user was:$was key:$key){id status snoozed_until waiting_since assigned_to last_message_id}}'
const NOTE =
  'mutation AddConversationNote($conversation:Int!$body:String!$mentions:[Int!]!$key:String!){addConversationNote(conversation:$conversation body:$body mentions:$mentions key:$key)}'

const idIn = (address: string): number => Number(new URL(address).searchParams.get('conversation'))

test('whoever takes a conversation that a colleague took meanwhile is told, and may take it anyway', async ({
  page,
  problems,
}) => {
  problems.expect(/409 \(Conflict/)
  const { open, openThread, button, toast } = communicationsPage(page)
  await open('?tab=messages')
  await openThread('Abigail Stone')
  await expect(button('Assigned to no one')).toBeVisible()
  const priya = await colleague(page)
  const taking = { id: idIn(page.url()), user: PRIYA, was: null, key: 'priya-takes' }
  await priya.asks(ASSIGN, taking, [])
  await button('Assigned to no one').click()
  await page.getByRole('menuitemradio', { name: 'Take it' }).click()
  const question = page.getByRole('alertdialog', { name: 'Assign it anyway?' })
  await expect(question).toContainText('Priya Nair took this conversation a minute ago.')
  await expect(button('Assigned to Priya Nair')).toBeVisible()
  await button('Assign anyway', question).click()
  await expect(toast('You answer this conversation')).toBeVisible()
  await expect(button('Assigned to Dana Whitfield')).toBeVisible()
})

test('a note that names someone is in their list until they read the conversation', async ({ page }) => {
  const { open, openThread, row, rows } = communicationsPage(page)
  await open('?tab=messages')
  await openThread('Abigail Stone')
  const conversation = idIn(page.url())
  await open('?tab=messages&filter=mentions')
  await expect(page.getByText('No note that you have not read names you.')).toBeVisible()
  const priya = await colleague(page)
  const note = { conversation, body: '@Dana Whitfield, may I promise Friday?', mentions: [OWNER], key: 'note' }
  await priya.asks(NOTE, note, TOPICS)
  await expect(row('Abigail Stone')).toContainText('@You')
  await row('Abigail Stone').click()
  await expect(page.getByRole('log')).toContainText('may I promise Friday?')
  await expect(rows).toHaveCount(0)
})

describe('a text that sounds like a request to stop', () => {
  test('is recorded with the line, and is then in the ledger', async ({ page }) => {
    const { open, lines, button, card, composer } = communicationsPage(page)
    await open('?tab=messages')
    await page.getByLabel('Search conversations').fill('please stop texting')
    await page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('button')
      .filter({ hasText: 'please stop texting me' })
      .first()
      .click()
    const offer = page.getByRole('log').getByRole('alert')
    await expect(offer).toContainText('This sounds like a request to stop texts.')
    await expect(lines.filter({ hasText: 'please stop texting me' })).toHaveCount(1)
    await button('Stop texts', offer).click()
    await expect(offer).toHaveCount(0)
    await expect(composer).toContainText('Opted out on Nov 18, 2026 by writing')
    await button('Consent…', card).click()
    const dialog = page.getByRole('dialog', { name: 'Consent' })
    await expect(dialog.getByRole('listitem').first()).toContainText('Opted out of all messages')
    await expect(dialog.getByRole('listitem').first()).toContainText('In their own words, recorded by Dana Whitfield')
  })
})
