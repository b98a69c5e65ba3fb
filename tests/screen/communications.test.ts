import { backEnd } from '../e2e/back-end'
import { communicationsPage } from '../e2e/communications-page'
import { permissionsPage } from '../e2e/permissions-page'
import { describe, expect, test } from './screen'

const failing = /\(Bad Request\)/

describe('the hub', () => {
  test('has its heading, figures, tabs and tiles (COMM-01 to COMM-04)', async ({ page }) => {
    const { open, recent, button } = communicationsPage(page)
    await open()
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      /^Messages/,
      'Calls',
      'Live Chat',
      'Email',
      'Video',
      'Settings',
    ])
    for (const title of ['Total Communications', 'SMS Messages', 'Voice Calls', 'Active Chats'])
      await expect(page.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
    await expect(recent).toHaveCount(10)
    await expect(recent.filter({ hasText: 'Margaret Osei(512) 555-0151' }).first()).toBeVisible()
    const tiles = page.getByRole('group', { name: 'Quick actions' })
    await expect(tiles.getByRole('button')).toHaveText(['Send SMS', 'Make Call', 'Video Call', 'Live Chat'])
    await button('Make Call', tiles).click()
    await expect(page).toHaveURL('/dashboard/communications?tab=calls')
    await expect(page.getByText('Calls are coming to this page')).toBeVisible()
    await button('Open Messages').click()
    await expect(page).toHaveURL('/dashboard/communications?tab=messages')
  })

  test('that can’t load its figures says so and tries again (COMM-15)', async ({ page, problems }) => {
    problems.expect(failing)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    // A read that fails before the page renders is retried when it renders.
    await backEnd(page).latency(300)
    await backEnd(page).answerNext('/analytics/business', 400, { detail: 'The figures are being counted.' })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Communications/ })
      .click()
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
    const { button, recent } = communicationsPage(page)
    await button('Retry').click()
    await expect(recent).toHaveCount(10)
  })

  test('leads from what waits to its conversation', async ({ page }) => {
    const { open, work, button, thread } = communicationsPage(page)
    await open()
    const first = work('Past the promised time').first()
    await button(/^Answer /, first).click()
    await expect(thread).toBeVisible()
  })
})

describe('the list', () => {
  test('is searched by name and by what was written, and says when nothing is found (COMM-05)', async ({ page }) => {
    const { open, row, rows, openThread, card } = communicationsPage(page)
    await open('?tab=messages')
    await expect(row('Abigail Stone')).toContainText('You: ')
    await page.getByLabel('Search conversations').fill('abigail')
    await expect(rows.first()).toContainText('Abigail Stone')
    await page.getByLabel('Search conversations').fill('no such words at all')
    await expect(page.getByText('No conversations found')).toBeVisible()
    await page.getByLabel('Search conversations').fill('')
    await openThread('Abigail Stone')
    await expect(card).toContainText('Next visit')
    await expect(card).toContainText('Balance')
  })

  test('leads from a message with the words to its line', async ({ page }) => {
    const { open, rows, lines } = communicationsPage(page)
    await open('?tab=messages')
    await page.getByLabel('Search conversations').fill('gate code is 4411')
    const hit = rows.filter({ hasText: 'In a message · Margaret Osei' })
    await hit.click()
    await expect(page).toHaveURL(/&message=\d+/)
    await expect(lines.filter({ hasText: 'Gate code is 4411 now' })).toBeVisible()
  })

  test('is filtered, which the address keeps', async ({ page }) => {
    const { open, row } = communicationsPage(page)
    await open('?tab=messages')
    await page.getByLabel('Show').selectOption('mine')
    await expect(page).toHaveURL('/dashboard/communications?tab=messages&filter=mine')
    await expect(row('Theo Baptiste')).toBeVisible()
    await expect(row('Abigail Stone')).toHaveCount(0)
  })
})

describe('a conversation', () => {
  test('takes a text with Enter, which can be taken back (COMM-08)', async ({ page }) => {
    const { open, openThread, text, lines, button, composer } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await text.fill('We’ll call at 3')
    await expect(composer).toContainText('special characters')
    await button('Make it plain', composer).click()
    await expect(text).toHaveValue("We'll call at 3")
    await expect(composer).toContainText('1 part · 145 left · 0.8¢')
    await text.press('Enter')
    await expect(lines.last()).toContainText("We'll call at 3")
    await expect(text).toHaveValue('')
    await button(/^(Undo|Cancel)$/, lines.last()).click()
    await expect(lines.last()).toContainText('It was taken back before it left')
    await expect(text).toHaveValue("We'll call at 3")
  })

  test('is done, reopened and taken', async ({ page }) => {
    const { open, openThread, button, toast } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await page.keyboard.press('e')
    await expect(toast('Conversation done')).toBeVisible()
    await button('Reopen').click()
    await expect(button('Done')).toBeVisible()
    await button('Assigned to no one').click()
    await page.getByRole('menuitemradio', { name: 'Take it' }).click()
    await expect(button('Assigned to Dana Whitfield')).toBeVisible()
  })

  test('holds notes that only the team sees', async ({ page }) => {
    const { open, openThread, composer, button, lines } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await composer.getByRole('radio', { name: 'Note' }).check()
    await composer.getByRole('textbox', { name: 'Internal note' }).fill('She prefers mornings')
    await button('Add note', composer).click()
    await expect(lines.last()).toHaveAccessibleName('Note by Dana Whitfield')
    await expect(lines.last()).toContainText('She prefers mornings')
  })

  test('whose number two clients share asks who wrote', async ({ page }) => {
    const { open, openThread, card, button } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('(512) 555-0121')
    await expect(card).toContainText('(512) 555-0121 belongs to Diane Mercer and Karen Sorensen. Choose who wrote.')
    await button('Karen Sorensen', card).click()
    await expect(card.getByRole('link', { name: 'Karen Sorensen' })).toBeVisible()
  })

  test('gives a job, made for its client, from one of its lines', async ({ page }) => {
    const { open, openThread, lines, button } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await button('More actions', lines.last()).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Create job', 'Create estimate', 'Add note', 'Follow up…'])
    await page.getByRole('menuitem', { name: 'Create job' }).click()
    const form = page.getByRole('dialog', { name: 'Create Job' })
    await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Abigail Stone')
    await form.getByLabel('Title').fill('New number')
    await button('Create Job', form).click()
    await page.getByText('JOB-').first().waitFor()
    await expect(form).toHaveCount(0)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await expect(lines.last().getByRole('link', { name: /New number$/ })).toBeVisible()
  })

  test('is on the client’s page too', async ({ page }) => {
    const { open, openThread, card, thread } = communicationsPage(page)
    await open('?tab=messages')
    await openThread('Abigail Stone')
    await card.getByRole('link', { name: 'Abigail Stone' }).click()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await expect(thread).toContainText('Winter cleanup and hedge trimming')
  })
})

test('a number that gets no texts is refused before sending', async ({ page }) => {
  const { open, text, composer } = communicationsPage(page)
  await open('?tab=messages&compose=true&to=%2B15125550196')
  await text.fill('Hello')
  await expect(composer).toContainText('(512) 555-0196 is a landline, which can’t get texts. Call or send an email.')
})

test('a role that may only view reads, and learns why it can’t write', async ({ page }) => {
  const { open: openRoles, dialog, button, toast, roles, details } = permissionsPage(page)
  await openRoles('?create=true')
  const form = dialog('Create New Role')
  await form.getByLabel('Role Name').fill('Reader')
  await form.getByLabel('Description').fill('Reads messages')
  await form.getByLabel('View messages').check()
  await button('Create Role', form).click()
  await toast('Reader created').waitFor()
  await roles.getByRole('button', { name: /^Reader/ }).click()
  await button('View as this role', details).click()
  await expect(page.getByText('You are viewing the app as Reader.')).toBeVisible()
  const { open, row, thread, composer, card } = communicationsPage(page)
  await open()
  await expect(button('Open Theo Baptiste')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Estimates without an answer' })).toHaveCount(0)
  await open('?tab=messages')
  await row('Abigail Stone').click()
  await expect(thread).toBeVisible()
  await expect(page.getByText('You can read messages. Your role can’t send them.')).toBeVisible()
  await expect(composer).toHaveCount(0)
  await expect(card).not.toContainText('None planned')
})
