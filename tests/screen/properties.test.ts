import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { predictivePage } from '../e2e/predictive-page'
import { DEMO_PROPERTIES, propertiesPage } from '../e2e/properties-page'
import { describe, expect, test } from './screen'

const { rental, helens } = DEMO_PROPERTIES
const BUSY = 'The server is having trouble. Please try again.'
const DOG = 'Dog in the back yard: ring first'
const failing = /503 \(Service Unavailable\)|500 \(Internal/

const savedAs = async (page: Page, name: string) =>
  (await tablesOf(page)).properties.filter(({ property_name }) => property_name === name)

describe('the list', () => {
  test('is narrowed by client, type and words, which the address keeps (PROP-01)', async ({ page }) => {
    const { count, open } = propertiesPage(page)
    await open()
    await expect(count).toHaveText('48 properties')
    await page.getByRole('combobox', { name: 'Client' }).fill('pat sam')
    await page.getByRole('option', { name: 'Samir Patel' }).click()
    await expect(page).toHaveURL('/dashboard/properties?client=6')
    await expect(count).toHaveText('2 properties')
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('78757 clay samir')
    await expect(count).toHaveText('1 property')
    await expect(page).toHaveURL(/search=78757/)

    await page.reload()
    await expect(count).toHaveText('1 property')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/dashboard/properties')
    await page.getByRole('combobox', { name: 'Property type' }).selectOption('Industrial')
    await expect(page).toHaveURL('/dashboard/properties?type=industrial')
    await expect(page.getByText('No properties found matching your criteria.')).toBeVisible()
  })

  test('says that the client it is narrowed to is no longer there', async ({ page }) => {
    const { open } = propertiesPage(page)
    await open('?client=4242')
    const client = page.getByRole('combobox', { name: 'Client' })
    await expect(client).toHaveValue('No longer there')
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect(client).toHaveValue('All clients')
  })

  test('that can’t be loaded says so and is tried again (PROP-06)', async ({ page, problems }) => {
    problems.expect(failing)
    const { count } = propertiesPage(page)
    await page.goto('/dashboard')
    // A read is retried once automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('GET /landscaping', status)
    await page.getByRole('link', { name: 'Properties' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load properties. Please try again.' })
    await expect(failed).toContainText(BUSY)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(count).toHaveText('48 properties')
  })
})

describe('Property Details', () => {
  test('show the place, its client, its care and its jobs (PROP-03 to PROP-05)', async ({ page }) => {
    const { details, openDetails } = propertiesPage(page)
    await openDetails(rental)
    await expect(details.getByRole('link', { name: 'Samir Patel' })).toHaveAttribute('href', '/dashboard/clients/6')
    const map = details.getByRole('link', { name: 'Open in maps (new tab)' })
    await expect(map).toHaveAttribute('target', '_blank')
    await expect(map).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=5506%20Clay%20Ave%2C%20Austin%2C%20TX%2078757',
    )
    await expect(details.getByRole('heading', { level: 3 })).toHaveText([
      'Place',
      'Service',
      'Jobs',
      'Chemicals',
      'Care program',
    ])
    const first = details.getByRole('list', { name: 'Jobs at this property' }).getByRole('link').first()
    await expect(first).toHaveAttribute('href', /^\/dashboard\/jobs\?job=\d+$/)
  })

  test('say that there is no such property', async ({ page }) => {
    await page.goto('/dashboard/properties?property=4711')
    await expect(page.getByText('This property does not exist.')).toBeVisible()
  })

  test('keep a history, where an edit is undone', async ({ page }) => {
    const { button, details, form, openDetails, toast } = propertiesPage(page)
    await openDetails(rental)
    await button('Edit…', details).click()
    await form('Edit Property').getByLabel('Preferred day').selectOption('Tuesday')
    await form('Edit Property').getByLabel('Access notes').fill('Key under the frog')
    await button('Save changes').click()
    await expect(toast(`${rental.name} saved`)).toBeVisible()
    await expect(details.getByText('Key under the frog')).toBeVisible()

    await details.getByRole('tab', { name: 'History' }).click()
    await expect(details.getByText('Property edited')).toBeVisible()
    await expect(details.getByText('Preferred day:')).toBeVisible()
    await button('View version: Before the first change', details).click()
    await expect(details).toContainText(`Access notes${DOG}Now: Key under the frog`)
    await button('Back to now', details).click()
    await button('Undo Property edited', details).click()
    await expect(toast('Undone: Property edited')).toBeVisible()
    await details.getByRole('tab', { name: 'Details' }).click()
    await expect(details.getByText('Key under the frog')).toHaveCount(0)
  })
})

describe('Add Property', () => {
  test('asks for what is missing, at the fields and summed up (X-31)', async ({ page }) => {
    const { button, form, open } = propertiesPage(page)
    await open()
    await button('Add Property').click()
    await expect(page).toHaveURL('/dashboard/properties?create=true')
    await button('Add Property', form('Add Property')).click()
    const summary = form('Add Property').getByRole('alert', { name: 'Problems with this form' })
    await expect(summary.getByRole('button')).toHaveText([
      'Client is required',
      'Address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ])
    await expect(form('Add Property').getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
      'Client is required',
    )
  })

  test('adds one property to the client, with an odd ZIP code too, and takes it back (X-31, X-54)', async ({
    page,
  }) => {
    const { button, count, fillIn, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?create=true')
    const add = form('Add Property')
    await add.getByRole('combobox', { name: 'Client' }).fill('brandt helen')
    await add.getByRole('option', { name: /^Helen Brandt/ }).click()
    await fillIn(add, { name: 'Lake house', address: '12 Oak Street', zip: 'K1A 0B1' })
    await expect(add.getByLabel('ZIP code')).toHaveAccessibleDescription('This does not look like a US ZIP code')
    await add.getByLabel('Lawn area (sq ft)').fill('3,200')
    await add.getByLabel('Frequency').selectOption('Weekly')
    await button('Add Property', add).dblclick()

    await expect(button('View', toast('Lake house, 12 Oak Street added'))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '12 Oak Street' })).toHaveAttribute('data-new', 'true')
    await expect(add).toHaveCount(0)
    await expect(count).toHaveText('49 properties')
    const saved = await savedAs(page, 'Lake house')
    expect(saved.map((each) => [each.client_id, each.zip_code, each.lawn_area_sqft, each.service_frequency])).toEqual([
      [1, 'K1A 0B1', 3_200, 'weekly'],
    ])
    await button('Undo').click()
    await expect(count).toHaveText('48 properties')
  })

  test('keeps what was typed over a reload and a failure', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, fillIn, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?create=true&client=6')
    const add = form('Add Property')
    await expect(add.getByRole('combobox', { name: 'Client' })).toHaveValue('Samir Patel')
    await fillIn(add, { name: 'Garage', address: '1 Elm Street' })
    await page.reload()
    await expect(add.getByText('Draft restored.')).toBeVisible()
    await expect(add.getByLabel('Property name')).toHaveValue('Garage')

    await backEnd(page).failNext('POST /landscaping', 503)
    await button('Add Property', add).click()
    await expect(add.getByRole('alert')).toContainText('Failed to add property. Please try again.')
    await button('Add Property', add).click()
    await expect(toast('Garage, 1 Elm Street added')).toBeVisible()
    expect((await savedAs(page, 'Garage')).map(({ client_id }) => client_id)).toEqual([6])
  })
})

describe('Edit Property', () => {
  test('loads the property where the list does not have it', async ({ page }) => {
    const { count, form } = propertiesPage(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await backEnd(page).answerNext('/clients', 200, { items: [] })
    await page.getByRole('link', { name: 'Properties' }).click()
    await expect(count).toHaveText('0 properties')
    await page.evaluate(() => history.pushState(null, '', '/dashboard/properties?edit=7'))
    await expect(form('Edit Property').getByLabel('Property name')).toHaveValue('Rental on Clay')
  })

  test('keeps the areas it has when what is typed for them can’t be read (CLI-13)', async ({ page }) => {
    const { button, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?edit=7')
    const edit = form('Edit Property')
    const [lot, lawn] = [edit.getByLabel('Lot size (sq ft)'), edit.getByLabel('Lawn area (sq ft)')]
    const [before] = await savedAs(page, 'Rental on Clay')
    await lot.fill('1/4 acre')
    await lawn.fill('6,500 sq ft')
    await button('Save changes', edit).click()
    for (const field of [lot, lawn])
      await expect(field).toHaveAccessibleDescription('Use an area from 0 to 278,784,000 sq ft')
    await expect(lawn).toHaveValue('6,500 sq ft')
    expect(await savedAs(page, 'Rental on Clay')).toEqual([before])

    await lot.fill('')
    await lawn.fill('6,500')
    await button('Save changes', edit).click()
    await expect(toast('Rental on Clay, 5506 Clay Ave saved')).toBeVisible()
    const saved = await savedAs(page, 'Rental on Clay')
    expect(saved.map((each) => [each.lot_size_sqft, each.lawn_area_sqft])).toEqual([[null, 6_500]])
  })

  test('says that there is no such property', async ({ page }) => {
    const { form } = propertiesPage(page)
    await page.goto('/dashboard/properties?edit=4711')
    await expect(form('Edit Property')).toContainText(
      'This property does not exist. It may have been deleted, or the link is wrong.',
    )
  })
})

describe('deleting', () => {
  test('asks by name, and is taken back by Undo (PROP-02)', async ({ page }) => {
    const { button, count, fillIn, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?create=true&client=1')
    await fillIn(form('Add Property'), { name: 'Lake house', address: '12 Oak Street' })
    await button('Add Property', form('Add Property')).click()
    await expect(count).toHaveText('2 properties')

    await page.getByRole('checkbox', { name: 'Select Lake house, 12 Oak Street' }).check()
    await button('Delete… (1)').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Delete this property?')
    await expect(question).toContainText('Lake house, 12 Oak Street')
    await button('Delete property', question).click()
    const deleted = toast('Lake house, 12 Oak Street deleted')
    await expect(deleted).toBeVisible()
    await expect(count).toHaveText('1 property')
    await button('Undo', deleted).click()
    await expect(count).toHaveText('2 properties')
  })

  test('says what becomes of the equipment there before it is deleted', async ({ page }) => {
    const { button, fillIn, form, open, toast } = propertiesPage(page)
    await open('?client=1&create=true')
    await fillIn(form('Add Property'), { name: 'Lake house', address: '12 Oak Street' })
    await button('Add Property', form('Add Property')).click()
    await expect(toast('Lake house, 12 Oak Street added')).toBeVisible()
    const predictive = predictivePage(page)
    await predictive.open('?view=equipment&create=true')
    const add = predictive.form('Add Equipment')
    await predictive.fillIn(add, 'Dock pump')
    await add.getByRole('combobox', { name: 'Property' }).fill('12 Oak')
    await add.getByRole('option', { name: '12 Oak Street, Austin' }).click()
    await button('Add Equipment', add).click()
    await expect(toast('Dock pump added')).toBeVisible()
    await open('?client=1')
    await page.getByRole('checkbox', { name: 'Select Lake house, 12 Oak Street' }).check()
    await button('Delete… (1)').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      '1 unit of equipment is there: Dock pump. It stays in Predictive AI, without a property, until you choose another one.',
    )
  })

  test('that is sure to be refused says why instead (PROP-06)', async ({ page }) => {
    const { button, open } = propertiesPage(page)
    await open('?client=1')
    await page.getByRole('checkbox', { name: `Select ${DEMO_PROPERTIES.helens.name}` }).check()
    await button('Delete… (1)').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      /There (is|are) \d+ open jobs? at this property\. Finish or cancel (it|them) first\./,
    )
    await expect(button('Delete property', question)).toHaveCount(0)
  })

  test('the last one of a client is not offered, and leads to another one', async ({ page }) => {
    const { button, form, open } = propertiesPage(page)
    await open('?search=quail')
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(0)
      .check()
    await button('Delete… (1)').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('This property can’t be deleted yet')
    await expect(question).toContainText('A client needs at least one property. Add another one first.')
    await expect(button('Delete property', question)).toHaveCount(0)
    await question.getByRole('link', { name: 'Add property' }).click()
    await expect(form('Add Property').getByRole('combobox', { name: 'Client' })).not.toHaveValue('')
  })

  test('that is refused says why (PROP-06)', async ({ page, problems }) => {
    problems.expect(/409|\(Conflict\)/)
    const { button, fillIn, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?create=true&client=1')
    await fillIn(form('Add Property'), { name: 'Lake house', address: '12 Oak Street' })
    await button('Add Property', form('Add Property')).click()
    await expect(toast('Lake house, 12 Oak Street added')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Lake house, 12 Oak Street' }).check()
    await button('Delete… (1)').click()
    await backEnd(page).answerNext('DELETE /landscaping', 409, { detail: 'A job was just planned here.' })
    await button('Delete property', page.getByRole('alertdialog')).click()
    await expect(page.getByRole('grid').getByRole('alert')).toContainText(
      'Failed to delete property. Please try again. · A job was just planned here.',
    )
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('has no properties page (GUARD-06)', async ({ page }) => {
    await page.goto('/dashboard/properties')
    await expect(page.getByRole('heading', { name: "You don't have permission to access this page." })).toBeVisible()
  })
})

test('Job Details say how to get into the property that the job is at', async ({ page }) => {
  const { details, openDetails } = propertiesPage(page)
  await openDetails(rental)
  await expect(details.getByText(DOG)).toBeVisible()
  await details.getByRole('list', { name: 'Jobs at this property' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Job Details' }).getByText(DOG)).toBeVisible()
})

test('a row says where the property is, whose, and when it is served (PROP-01)', async ({ page }) => {
  await propertiesPage(page).open('?search=clay')
  const row = page.getByRole('grid', { name: 'Properties' }).getByRole('row').filter({ hasText: 'Rental on Clay' })
  for (const text of ['5506 Clay Ave, Austin', 'Samir Patel', 'Residential', 'Monthly, Friday', 'Wed, Nov 25'])
    await expect(row).toContainText(text)
  await row.getByRole('button', { name: '5506 Clay Ave, Austin', exact: true }).click()
  await expect(propertiesPage(page).details).toBeVisible()
})

test('a property is deleted once that was confirmed by name, and comes back by Undo (PROP-02)', async ({ page }) => {
  const { button, choose, count, details, fillIn, form, toast } = propertiesPage(page)
  await page.goto('/dashboard/properties?create=true&client=1')
  await fillIn(form('Add Property'), { name: 'Lake house', address: '12 Oak Street' })
  await button('Add Property', form('Add Property')).click()
  await expect(toast('Lake house, 12 Oak Street added')).toBeVisible()
  await expect(count).toHaveText('2 properties')

  await page.getByRole('grid').getByRole('button', { name: '12 Oak Street, Austin', exact: true }).click()
  const question = await choose('Delete…')
  await expect(question).toContainText('Lake house, 12 Oak Street')
  await button('Delete property', question).click()
  const deleted = toast('Lake house, 12 Oak Street deleted')
  await expect(deleted).toBeVisible()
  await expect(details).toBeHidden()
  await expect(count).toHaveText('1 property')
  await button('Undo', deleted).click()
  await expect(count).toHaveText('2 properties')
})

test('several properties are deleted together and come back by one Undo, and one that failed is tried again', async ({
  page,
  problems,
}) => {
  problems.expect(failing)
  const { button, count, fillIn, form, open, toast } = propertiesPage(page)
  for (const number of [11, 12]) {
    await page.goto('/dashboard/properties?create=true&client=1')
    await fillIn(form('Add Property'), { name: `Lake ${number}`, address: `${number} Zed Street` })
    await button('Add Property', form('Add Property')).click()
    await expect(toast(`Lake ${number}, ${number} Zed Street added`)).toBeVisible()
  }
  const deleteShown = async (count: string) => {
    await page.getByRole('checkbox', { name: 'Select all properties shown' }).check()
    await page.getByRole('button', { name: /^Delete… \(/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: count }).click()
  }
  await open('?search=zed')
  await expect(count).toHaveText('2 properties')
  await deleteShown('Delete 2 properties')
  const both = toast('2 properties deleted')
  await expect(both).toBeVisible()
  await expect(count).toHaveText('0 properties')
  await button('Undo', both).click()
  await expect(count).toHaveText('2 properties')

  await backEnd(page).failNext('DELETE', 503)
  await deleteShown('Delete 2 properties')
  await expect(count).toHaveText('1 property')
  expect((await tablesOf(page)).properties.filter(({ address }) => address.includes('Zed')).length).toBe(1)
  await page
    .getByRole('button', { name: /^Retry/ })
    .first()
    .click()
  await expect(count).toHaveText('0 properties')
})

test('a deletion that is sure to be refused is not offered, and leads to the jobs', async ({ page }) => {
  const { button, choose, openDetails } = propertiesPage(page)
  await openDetails(helens)
  const question = await choose('Delete…')
  await expect(question).toContainText('This property can’t be deleted yet')
  await expect(question).toContainText(
    /There (is|are) \d+ open jobs? at this property\. Finish or cancel (it|them) first\./,
  )
  await expect(button('Delete property', question)).toBeHidden()
  await question.getByRole('link', { name: 'See the jobs' }).click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\?search=2204/)
  await expect(page.getByRole('grid', { name: 'Jobs' })).toContainText('JOB-1229')
})
