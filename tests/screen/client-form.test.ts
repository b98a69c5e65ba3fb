import { toWireClient } from '@/contract/clients'
import { centsFromDollars } from '@/domain/money/money'
import { backEnd } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { client, property } from '../fixtures/records'
import { describe, expect, test } from './screen'

const NEW_CLIENT = '/dashboard/clients?search=nora&create=true'
const refused = /\((Payment Required|Conflict|Unprocessable Entity|Unprocessable Content)\)/

test('a credit limit that can’t be read says at its field that it counts as 0 (CLI-13)', async ({ page }) => {
  const { form, tab } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await tab('Billing').click()
  const limit = form.getByLabel('Credit limit ($)')
  await expect(limit).toHaveAccessibleDescription('')
  await limit.fill('lots')
  await expect(limit).toHaveAccessibleDescription('This amount can’t be read and counts as 0')
})

test('what is left of a text is said from 80 % of its limit on, and a longer one is kept as typed and refused', async ({
  page,
}) => {
  const { fill, form, send, tab } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await fill()
  await tab('Basic Info').click()
  const name = form.getByLabel('Last name')
  await name.fill('x'.repeat(79))
  await expect(name).toHaveAccessibleDescription('')
  await name.fill('x'.repeat(80))
  await expect(name).toHaveAccessibleDescription('20 characters left')
  await name.fill('x'.repeat(104))
  await expect(name).toHaveAccessibleDescription('4 characters too many')
  await send()
  await expect(name).toHaveAccessibleDescription('4 characters too many')
  await expect(name).toHaveValue('x'.repeat(104))
})

test('an area that can’t be read keeps the client from being added until it is put right (CLI-13)', async ({
  page,
}) => {
  const { fill, form, problems, send, tab } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await fill()
  await tab('Properties').click()
  const lot = form.getByLabel('Lot size (sq ft)')
  await lot.fill('12k')
  await send()
  await expect(problems.getByRole('button')).toHaveText([
    'Property 1, lot size: use an area from 0 to 278,784,000 sq ft',
  ])
  await expect(lot).toHaveAccessibleDescription('Use an area from 0 to 278,784,000 sq ft')
  await expect(lot).toHaveValue('12k')
  await lot.fill('12,000')
  await expect(lot).toHaveAccessibleDescription('')
  await send()
  await expect(form).toHaveCount(0)
})

test('is gone through tab by tab, with the focus on the first field of each', async ({ page }) => {
  const { form, tab, button } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await expect(button('Back', form)).toHaveCount(0)
  for (const [name, first] of [
    ['Billing', form.getByLabel('Billing address')],
    ['Properties', form.getByRole('group', { name: 'Property 1' }).getByLabel('Address')],
    ['Notes', form.getByRole('textbox', { name: 'Notes' })],
  ] as const) {
    await button('Next', form).click()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(first).toBeFocused()
    await expect(button('Add Client', form)).toBeVisible()
  }
  await expect(button('Next', form)).toHaveCount(0)
  await button('Back', form).click()
  await expect(tab('Properties')).toHaveAttribute('aria-selected', 'true')
})

test('is not gone through to edit one: the tab is opened that is meant, and the button saves', async ({ page }) => {
  const { form, tab } = clientsPage(page)
  await page.goto('/dashboard/clients?search=joanna&edit=5')
  await tab('Notes').click()
  await expect(form.getByRole('textbox', { name: 'Notes' })).toBeVisible()
  await expect(form.getByRole('button', { name: /^(Back|Next)$/ })).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Save changes' })).toBeVisible()
})

test('a phone number is written as an import writes it, and has at least seven digits', async ({ page }) => {
  const { form, send, problems } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  const phone = form.getByLabel('Phone')
  await phone.fill('512 555 0199')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('(512) 555-0199')
  await phone.fill('55501')
  await send()
  await expect(problems.getByRole('button').filter({ hasText: 'phone' })).toHaveText(
    'Please enter a valid phone number',
  )
})

test('a client who has the same phone number or address is named, with the way there', async ({ page }) => {
  const { form, open, button, count } = clientsPage(page)
  await open('?search=joanna')
  await expect(count).toHaveText('1 client')
  await button('Add Client').click()
  await form.getByLabel('Phone').fill('512 555 0115')
  await form.getByLabel('Email').fill('JOANNA.weiss@example.com')
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Joanna Weiss has this phone number')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Joanna Weiss has this email address')
  await expect(form.getByRole('link', { name: 'Joanna Weiss' }).first()).toHaveAttribute('href', '/dashboard/clients/5')
})

test('at the plan’s limit Add Client says so at once (X-28)', async ({ page }) => {
  const { message, button, form } = clientsPage(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const one = toWireClient(
    { ...client, business_id: 1 },
    [{ amount: centsFromDollars(0), currency: 'USD' }],
    [property],
  )
  const items = Array.from({ length: 500 }, (_, at) => ({ ...one, id: 1_000 + at }))
  await backEnd(page).answerNext('/clients', 200, { items })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
  await button('Add Client').click()
  await expect(form.getByLabel('First name')).toBeVisible()
  const banner = message('Your Professional plan includes 500 customers. Upgrade to add more.')
  await expect(banner.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/dashboard/subscription')
})

describe('a property with open work', () => {
  test('can’t be removed, and the form says why', async ({ page }) => {
    const { form, tab, button } = clientsPage(page)
    await page.goto('/dashboard/clients?search=samir&edit=6')
    await tab('Properties').click()
    await expect(button('Delete Rental on Clay', form)).toHaveAccessibleDescription(
      /^There (is 1 open job|are \d+ open jobs) at this property\. Finish or cancel (it|them) first\.$/,
    )
  })
})

test('a refusal of the server is shown in the row that it is about', async ({ page, problems }) => {
  problems.expect(refused)
  const { form, fill, send, tab, button } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await fill()
  await tab('Properties').click()
  await button('Add property', form).click()
  await button('Add property', form).click()
  const third = form.getByRole('group', { name: 'Property 3' })
  await third.getByLabel('Address').fill('1 Elm Street')
  await third.getByLabel('City').fill('Austin')
  await third.getByLabel('State').selectOption('TX')
  await third.getByLabel('ZIP code').fill('78701')
  await backEnd(page).answerNext('POST /landscaping', 422, {
    detail: 'No such city',
    errors: [{ path: 'properties.1.city', message: 'No such city' }],
  })
  await send()
  await expect(third.getByLabel('City')).toHaveAccessibleDescription('No such city')
})

describe('one address for both', () => {
  test('goes from the property to the bill', async ({ page }) => {
    const { form, tab, button } = clientsPage(page)
    await page.goto(NEW_CLIENT)
    await tab('Properties').click()
    const place = form.getByRole('group', { name: 'Property 1' })
    await place.getByLabel('Address').fill('900 Barton Springs Rd')
    await place.getByLabel('City').fill('Austin')
    await place.getByLabel('State').selectOption('TX')
    await place.getByLabel('ZIP code').fill('78704')
    await button('Use as billing address', place).click()
    await expect(place.getByRole('button', { name: /billing address/ })).toHaveCount(0)
    await tab('Billing').click()
    await expect(form.getByLabel('Billing address')).toHaveValue('900 Barton Springs Rd')
  })

  test('goes from the bill to a property that has none yet, and never over one that has', async ({ page }) => {
    const { form, tab, button } = clientsPage(page)
    await page.goto('/dashboard/clients?search=joanna&edit=5')
    await tab('Properties').click()
    await expect(button('Same as billing address', form)).toHaveCount(0)
    await button('Add property', form).click()
    await button('Same as billing address', form).click()
    await expect(form.getByRole('group', { name: 'Property 2' }).getByLabel('ZIP code')).toHaveValue('78704')
  })
})

test('what is too long names its field in the list of problems', async ({ page }) => {
  const { form, send, problems } = clientsPage(page)
  await page.goto(NEW_CLIENT)
  await form.getByLabel('First name').fill('x'.repeat(101))
  await send()
  await expect(problems.getByRole('button').first()).toHaveText('First name: 1 character too many')
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription('1 character too many')
})
