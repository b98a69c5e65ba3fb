import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { pageParts, stayOpen, visit } from '../e2e/page-parts'
import { describe, expect, test } from './screen'

const settingsTab = (page: Page) => {
  const parts = pageParts(page)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  return {
    ...parts,
    card,
    lines: (name: string) => card(name).getByRole('listitem'),
    dialog: page.getByRole('dialog'),
    async open() {
      await page.goto('/dashboard/communications?tab=settings')
      await expect(card('Numbers').getByRole('listitem')).toHaveCount(2)
    },
  }
}

const DAY = 86_400_000
const failing = /503 \(Service Unavailable\)/

describe('numbers', () => {
  test('say their registration and what it blocks (X-66)', async ({ page }) => {
    const { lines, open } = settingsTab(page)
    await open()
    await expect(lines('Numbers').nth(0)).toContainText('Main line(512) 555-0100Registered')
    await expect(lines('Numbers').nth(1)).toContainText(
      'In reviewCarriers block texts from this number until its registration is approved. Calls work.Submitted',
    )
  })

  test('one is searched, bought and registered, and given back', async ({ page }) => {
    const { button, card, dialog, lines, open, toast } = settingsTab(page)
    await open()
    await button('Buy Number', card('Numbers')).click()
    await expect(dialog.getByRole('radio')).toHaveCount(8)
    await dialog.getByLabel('Area code').fill('5')
    await dialog.getByLabel('Area code').fill('800')
    await expect(dialog.getByText('800 is toll-free. Search toll-free numbers instead.')).toBeVisible()
    await dialog.getByLabel('Area code').fill('737')
    await dialog.getByRole('radio', { name: '(737) 555-0165' }).check()
    await button('Buy for $1.15 a month', dialog).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Sales')
    await button('Buy for $1.15 a month', dialog).click()
    await expect(toast('Sales bought')).toBeVisible()
    await expect(lines('Numbers').nth(2)).toContainText('Sales(737) 555-0165Not registered')
    await button('Submit registration', card('Numbers')).click()
    await expect(lines('Numbers').nth(2)).toContainText('In review')
    await button('Undo', toast('Registration of Sales submitted')).click()
    await expect(lines('Numbers').nth(2)).toContainText('Not registered')
  })

  test('carriers refuse one without a postal address, and register it when it is submitted again', async ({ page }) => {
    const { button, card, lines, open, toast } = settingsTab(page)
    await open()
    const address = card('Hours and away message').getByLabel('Postal address')
    await address.fill('')
    await button('Save changes', card('Hours and away message')).click()
    await expect(toast('Messaging settings saved')).toBeVisible()
    await backEnd(page).advance(2 * DAY)
    await expect(lines('Numbers').nth(1)).toContainText('RefusedYour postal address is missing.')
    await expect(lines('Numbers').nth(1)).toContainText(
      'Carriers block texts from this number because they refused its registration. Calls work.',
    )
    await address.fill('1 Elm St, Austin, TX 78704')
    await button('Save changes', card('Hours and away message')).click()
    await button('Submit again', lines('Numbers').nth(1)).click()
    await expect(lines('Numbers').nth(1)).toContainText('In review')
    await backEnd(page).advance(3 * DAY)
    await expect(lines('Numbers').nth(1)).toContainText('Austin crew line(512) 555-0103Registered')
  })

  test('one is renamed and turned off', async ({ page }) => {
    const { button, card, dialog, lines, open, toast } = settingsTab(page)
    await open()
    await button('Edit Austin crew line', card('Numbers')).click()
    await dialog.getByLabel('Name').fill('Crew line')
    await dialog.getByLabel('This number is on').uncheck()
    await button('Save changes', dialog).click()
    await expect(toast('Crew line saved')).toBeVisible()
    await expect(lines('Numbers').nth(1)).toContainText('Crew line(512) 555-0103Off')
    await button('Undo', toast('Crew line saved')).click()
    await expect(lines('Numbers').nth(1)).toContainText('Austin crew line')
  })
})

test('an extension is added, and refused where it is taken', async ({ page, problems }) => {
  problems.expect(/422 \(Unprocessable/)
  const { button, card, dialog, lines, open, toast } = settingsTab(page)
  await open()
  await button('Add Extension', card('Extensions')).click()
  await button('Add Extension', dialog).click()
  await expect(dialog.getByText('Number is required').first()).toBeVisible()
  await dialog.getByLabel('Number').selectOption('Main line (512) 555-0100')
  await dialog.getByLabel('Extension', { exact: true }).fill('101')
  await dialog.getByLabel('Name').fill('Billing')
  await dialog.getByLabel('Person it rings').selectOption('Dana Whitfield')
  await button('Add Extension', dialog).click()
  await expect(dialog.getByText('This number already has that extension.').first()).toBeVisible()
  await dialog.getByLabel('Extension', { exact: true }).fill('103')
  await button('Add Extension', dialog).click()
  await expect(toast('103 Billing added')).toBeVisible()
  await expect(lines('Extensions').nth(2)).toContainText('103 BillingMain line (512) 555-0100 · rings Dana Whitfield')
})

describe('templates', () => {
  test('show how they begin, and are previewed while they are written', async ({ page }) => {
    const { button, card, dialog, lines, open, toast } = settingsTab(page)
    await open()
    await expect(lines('Templates').first()).toContainText('Job CompletionEmailCompletion · Job [Job number] is done')
    await button('Add Template', card('Templates')).click()
    await expect(dialog.getByLabel('Subject')).toHaveCount(0)
    await dialog.getByLabel('Name').fill('Rain')
    await dialog.getByLabel('Message').fill('Rain today, ')
    await button('Client’s first name', dialog).click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Rain today, {first_name}')
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Rain today, Helen')
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('1 part')
    await dialog.getByLabel('Sent as').selectOption('Email')
    await button('Add Template', dialog).click()
    await expect(dialog.getByText('Subject is required').first()).toBeVisible()
    await dialog.getByLabel('Subject').fill('Rain, ')
    await button('Job number', dialog).click()
    await expect(dialog.getByLabel('Subject')).toHaveValue('Rain, {job_number}')
    await dialog.getByLabel('Subject').fill('Rain, {frist_name}')
    await button('Add Template', dialog).click()
    await expect(
      dialog.getByText('{frist_name} is not a placeholder. Did you mean {first_name}?').first(),
    ).toBeVisible()
    await dialog.getByLabel('Subject').fill('Rain, {first_name}')
    await button('Add Template', dialog).click()
    await expect(toast('Rain added')).toBeVisible()
    const { message_templates } = await tablesOf(page)
    expect(message_templates.at(-1)).toMatchObject({
      name: 'Rain',
      channel: 'email',
      subject_template: 'Rain, {first_name}',
      body_template: 'Rain today, {first_name}',
    })
  })

  test('one is deleted after a question, and comes back', async ({ page }) => {
    const { button, card, lines, open, toast } = settingsTab(page)
    await open()
    await button('Delete Spring Offer', card('Templates')).click()
    await button('Delete template', page.getByRole('alertdialog')).click()
    await expect(lines('Templates')).toHaveCount(4)
    await button('Undo', toast('Spring Offer deleted')).click()
    await expect(lines('Templates')).toHaveCount(5)
  })
})

test('a canned answer is typed, kept over a reload, and added', async ({ page }) => {
  const { button, card, dialog, lines, open, toast } = settingsTab(page)
  await open()
  await button('Add Answer', card('Canned answers')).click()
  await dialog.getByLabel('Shortcut').fill('On my way')
  await dialog.getByLabel('Answer').fill('We are on our way.')
  await button('Add Canned Answer', dialog).click()
  await expect(dialog.getByText('Use small letters, digits, - and _').first()).toBeVisible()
  await page.reload()
  await button('Add Answer', card('Canned answers')).click()
  await expect(dialog.getByLabel('Answer')).toHaveValue('We are on our way.')
  await dialog.getByLabel('Shortcut').fill('omw')
  await button('Add Canned Answer', dialog).click()
  await expect(toast('/omw added')).toBeVisible()
  await expect(lines('Canned answers').nth(4)).toContainText('/omwWe are on our way.')
})

test('a signature becomes the default', async ({ page }) => {
  const { button, card, dialog, lines, open, toast } = settingsTab(page)
  await open()
  await expect(lines('Your signatures').nth(0)).toContainText('FullDefault')
  await button('Edit Short', card('Your signatures')).click()
  await dialog.getByLabel('Put it under my new emails').check()
  await button('Save changes', dialog).click()
  await expect(toast('Short saved')).toBeVisible()
  await expect(lines('Your signatures').nth(1)).toContainText('ShortDefault')
  await expect(lines('Your signatures').nth(0)).not.toContainText('Default')
})

test('hours and the away message are saved, with what is wrong said at its field', async ({ page }) => {
  const { button, card, open, toast } = settingsTab(page)
  await open()
  const hours = card('Hours and away message')
  await hours.getByLabel('Away message', { exact: true }).fill('')
  await button('Save changes', hours).click()
  await expect(hours.getByText('Away message is required').first()).toBeVisible()
  await hours.getByLabel('Away message', { exact: true }).fill('We answer tomorrow.')
  await hours.getByLabel('Promised answer time (minutes)').fill('30')
  await button('Save changes', hours).click()
  await expect(toast('Messaging settings saved')).toBeVisible()
  const { messaging_settings } = await tablesOf(page)
  expect(messaging_settings[0]).toMatchObject({ away_message: 'We answer tomorrow.', promise_minutes: 30 })
})

test('a list that can’t be loaded says so and is tried again', async ({ page, problems }) => {
  problems.expect(failing)
  const { card, lines } = settingsTab(page)
  await page.goto('/dashboard/properties')
  stayOpen(page)
  // A read is retried once automatically.
  for (const status of [503, 503]) await backEnd(page).failNext('/phone-numbers/business', status)
  await visit(page, '/dashboard/communications?tab=settings')
  const failed = card('Numbers').getByRole('alert')
  await expect(failed).toContainText('Failed to load phone numbers. Please try again.')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(lines('Numbers')).toHaveCount(2)
})
