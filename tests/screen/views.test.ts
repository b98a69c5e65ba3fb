import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { viewsOn } from '../e2e/views-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const BUSY = 'The server is having trouble. Please try again.'

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ / })
const open = async (page: Page, address: string) => {
  await page.goto(`/dashboard/${address}`)
  await expect(viewsOn(page).trigger).toBeVisible()
}
const storedViews = async (page: Page) =>
  (await tablesOf(page)).saved_views.map(({ area, name, query }) => [area, name, query].join(' · '))

describe('a view', () => {
  test('keeps search, filters, sort and columns; choosing it shows them again', async ({ page }) => {
    const views = viewsOn(page)
    const type = page.getByRole('checkbox', { name: 'Type', includeHidden: true })
    const head = (column: string) => page.getByRole('columnheader', { name: column, exact: true })
    await open(page, 'clients?search=austin&status=inactive&sort=-name')
    await type.click({ force: true })
    await expect(head('Type')).toHaveCount(0)
    await views.step('Save view…')
    await expect(views.dialog('Save view')).toHaveAccessibleDescription(
      'Saves the search, filters, sort and columns you see now. Only you see it.',
    )
    await views.dialog('Save view').getByLabel('Name').fill('  Asleep ')
    await page.keyboard.press('Enter')
    await expect(views.toast('View “Asleep” saved')).toBeVisible()
    await expect(views.dialog('Save view')).toHaveCount(0)
    await expect(views.trigger).toHaveAccessibleName('View: Asleep')
    const shown = '?search=austin&status=inactive&sort=-name&hide=type'
    await expect(page).toHaveURL(`/dashboard/clients${shown}&saved=1`)
    expect(await storedViews(page)).toEqual([`clients · Asleep · ${shown.slice(1)}`])

    await views.choose('All clients')
    await expect(page).toHaveURL('/dashboard/clients')
    await expect(views.trigger).toHaveAccessibleName('Views')
    await expect(count(page)).toHaveText('42 clients')
    await type.click({ force: true })
    await expect(head('Type')).toBeVisible()

    await views.choose('Asleep')
    await expect(page).toHaveURL(`/dashboard/clients${shown}&saved=1`)
    await expect(head('Type')).toHaveCount(0)
    await expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await expect(views.trigger).toHaveAccessibleName('Views')
    await expect(head('Type')).toBeVisible()
  })

  test('that shows something else by now can be saved as it is, and that taken back', async ({ page }) => {
    const views = viewsOn(page)
    await open(page, 'clients?status=active')
    await views.save('Ours')
    await expect(views.saveChanges).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('patel')
    await views.saveChanges.click()
    await expect(views.toast('View “Ours” updated')).toBeVisible()
    await expect(views.saveChanges).toHaveCount(0)
    await expect(views.trigger).toBeFocused()
    expect(await storedViews(page)).toEqual(['clients · Ours · search=patel&status=active&hide=none'])

    await views.toast('View “Ours” updated').getByRole('button', { name: 'Undo' }).click()
    await expect(views.saveChanges).toBeVisible()
    await views.choose('Ours')
    await expect(page).toHaveURL('/dashboard/clients?status=active&hide=none&saved=1')
  })

  test('keeps the board of jobs too', async ({ page }) => {
    const views = viewsOn(page)
    await open(page, 'jobs?view=kanban')
    await views.save('Board')
    await views.choose('All jobs')
    await expect(page.getByRole('radio', { name: 'List View' })).toBeChecked()
    await views.choose('Board')
    await expect(page.getByRole('radio', { name: 'Kanban' })).toBeChecked()
  })
})

test('a view is renamed, and deleted with a way back', async ({ page }) => {
  const views = viewsOn(page)
  await open(page, 'properties?client=6')
  await views.save('Samir')
  await views.step('Rename view…')
  const dialog = views.dialog('Rename view')
  await expect(dialog.getByLabel('Name')).toHaveValue('Samir')
  await dialog.getByLabel('Name').fill('Patel')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(views.toast('View “Patel” renamed')).toBeVisible()
  await expect(views.trigger).toHaveAccessibleName('View: Patel')

  await views.step('Delete view')
  await expect(views.toast('View “Patel” deleted')).toBeVisible()
  await expect(views.trigger).toHaveAccessibleName('Views')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2 properties' })).toBeVisible()
  await views.toast('View “Patel” deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(views.trigger).toHaveAccessibleName('View: Patel')
  expect(await storedViews(page)).toEqual(['properties · Patel · client=6&hide=none'])
})

test('the name of a view is asked for, is short, and is no other view’s', async ({ page, problems }) => {
  problems.expect(/422 \(Unprocessable/)
  const views = viewsOn(page)
  await open(page, 'jobs')
  await views.save('Mondays')
  await views.step('Save as new view…')
  const dialog = views.dialog('Save view')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  for (const [typed, message] of [
    ['  ', 'Name the view'],
    ['x'.repeat(61), '1 character too many'],
    [' mondays', 'You already have a view with this name.'],
  ] as const) {
    await name.fill(typed)
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expect(name).toHaveAccessibleDescription(message)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Discard this view?' }).getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await storedViews(page)).toEqual(['jobs · Mondays · hide=none'])
})

test('a view that can’t be deleted says so above the list, and is tried again', async ({ page, problems }) => {
  problems.expect(/503 \(Service Unavailable\)/)
  const views = viewsOn(page)
  await open(page, 'clients')
  await views.save('Ours')
  await backEnd(page).failNext('POST /graphql', 503)
  await views.step('Delete view')
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to delete view. Please try again.' })
  await expect(failed).toContainText('The server is having trouble. Please try again.')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(views.toast('View “Ours” deleted')).toBeVisible()
  await expect(failed).toHaveCount(0)
})

describe('a link to a view', () => {
  test('shows the same to someone without the view', async ({ page }) => {
    await open(page, 'jobs?status=scheduled&hide=cost&saved=7')
    await expect(viewsOn(page).trigger).toHaveAccessibleName('Views')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('scheduled')
    await expect(page.getByRole('columnheader', { name: 'Est. cost' })).toHaveCount(0)
  })

  test('never takes a column away that says what a row is', async ({ page }) => {
    await open(page, 'jobs?hide=title,job_number,ghost')
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Job', exact: true })).toBeVisible()
  })
})

describe('views that fail', () => {
  test('to load leave the list alone and can be loaded again', async ({ page, problems }) => {
    problems.expect(failing)
    const views = viewsOn(page)
    await open(page, 'clients')
    await views.save('Ours')
    // Views and services are read, each with one automatic retry.
    for (const status of [503, 503, 503, 503]) await backEnd(page).failNext('POST /graphql', status)
    await page.getByRole('link', { name: 'Properties' }).click()
    await expect(count(page)).toHaveText('48 properties')
    await views.openMenu()
    await expect(views.menu.getByRole('menuitem')).toHaveText([
      'Your views could not be loaded. Try again',
      'Save view…',
    ])
  })

  test('to be saved say so and keep the name', async ({ page, problems }) => {
    problems.expect(failing)
    const views = viewsOn(page)
    await open(page, 'clients')
    await expect(count(page)).toHaveText('42 clients')
    await views.step('Save view…')
    const dialog = views.dialog('Save view')
    await dialog.getByLabel('Name').fill('Ours')
    await backEnd(page).failNext('POST /graphql', 503)
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to save view. Please try again.')
    await expect(dialog.getByRole('alert')).toContainText(BUSY)
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expect(views.toast('View “Ours” saved')).toBeVisible()
    expect(await storedViews(page)).toEqual(['clients · Ours · hide=none'])
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('keeps views of their jobs', async ({ page }) => {
    const views = viewsOn(page)
    await open(page, 'jobs?status=assigned')
    await views.save('Next')
    expect((await tablesOf(page)).saved_views.map(({ user_id, name }) => [user_id, name])).toEqual([[4, 'Next']])
  })
})
