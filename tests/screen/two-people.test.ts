import { tablesOf } from '../e2e/back-end'
import { catalogPage } from '../e2e/catalog-page'
import { clientsPage } from '../e2e/clients-page'
import { colleague } from '../e2e/colleague'
import { permissionsPage } from '../e2e/permissions-page'
import { propertiesPage } from '../e2e/properties-page'
import { describe, expect, test } from './screen'

const refused = /\((Conflict|Not Found)\)/
const EDIT_JOANNA = '/dashboard/clients?search=joanna&edit=5'
const MINE = '(512) 555-0101'
const THEIRS = '(512) 555-0202'
const CHANGED_PHONE = 'Priya Nair changed the phone just now.'

describe('a form whose record someone else changes', () => {
  test('shows what they changed at once, and keeps what was typed', async ({ page }) => {
    const { form, send, toast } = clientsPage(page)
    await page.goto(EDIT_JOANNA)
    await form.getByLabel('Last name').fill('Weiss-Miller')
    const priya = await colleague(page)
    await priya.sends('PUT', '/clients/5', { phone: THEIRS })
    await expect(form.getByRole('status').filter({ hasText: CHANGED_PHONE })).toContainText('What you typed is kept.')
    await expect(form.getByLabel('Phone')).toHaveValue(THEIRS)
    await expect(form.getByLabel('Last name')).toHaveValue('Weiss-Miller')
    await send()
    await expect(toast('Joanna Weiss-Miller saved')).toBeVisible()
  })

  test('asks about a field that both changed: keep mine', async ({ page }) => {
    const { button, details, form, send, toast } = clientsPage(page)
    await page.goto(`${EDIT_JOANNA}&client=5`)
    await form.getByLabel('Phone').fill(MINE)
    const priya = await colleague(page)
    await priya.sends('PUT', '/clients/5', { phone: THEIRS })
    const question = form.getByRole('alert').filter({ hasText: CHANGED_PHONE })
    await expect(question).toContainText(`Yours: ${MINE} · Theirs: ${THEIRS}`)
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(`Someone else changed this to: ${THEIRS}`)
    await button('Keep mine', question).click()
    await expect(question).toHaveCount(0)
    await send()
    await expect(toast('Joanna Weiss saved')).toBeVisible()
    await expect(details.getByRole('link', { name: MINE, exact: true })).toBeVisible()
  })

  test('is not saved over what it did not hear of, and may take the other value', async ({ page, problems }) => {
    problems.expect(refused)
    const { button, form, send, toast } = clientsPage(page)
    await page.goto(EDIT_JOANNA)
    await form.getByLabel('Phone').fill(MINE)
    await form.getByLabel('Email').fill('joanna@example.org')
    const priya = await colleague(page)
    await priya.sends('PUT', '/clients/5', { phone: THEIRS }, { unheard: true })
    await send()
    const question = form.getByRole('alert').filter({ hasText: CHANGED_PHONE })
    await expect(question).toContainText(`Yours: ${MINE} · Theirs: ${THEIRS}`)
    await expect(form.getByText('Failed to update client. Please try again.')).toHaveCount(0)
    await button('Use theirs', question).click()
    await expect(form.getByLabel('Phone')).toHaveValue(THEIRS)
    await expect(form.getByLabel('Email')).toHaveValue('joanna@example.org')
    await send()
    await expect(toast('Joanna Weiss saved')).toBeVisible()
  })

  test('knows after a reload what it was filled from', async ({ page }) => {
    const { form } = clientsPage(page)
    await page.goto(EDIT_JOANNA)
    await form.getByLabel('Phone').fill(MINE)
    const priya = await colleague(page)
    await priya.sends('PUT', '/clients/5', { phone: THEIRS, notes: 'Rings first' }, { unheard: true })
    await page.reload()
    await expect(form.getByText('Draft restored.')).toBeVisible()
    await expect(form.getByRole('alert').filter({ hasText: CHANGED_PHONE })).toBeVisible()
    await expect(form.getByText('Priya Nair changed the notes just now.')).toBeVisible()
  })

  test('is the same for a service category', async ({ page }) => {
    const { button, toast, open } = catalogPage(page)
    await open()
    await button('Categories').click()
    await button('Edit Irrigation').click()
    const edit = page.getByRole('dialog', { name: 'Edit Category' })
    await edit.getByLabel('Name').fill('Sprinklers')
    const priya = await colleague(page)
    await priya.sends('PUT', '/service-categories/4', { name: 'Water', sort_order: 5 })
    const question = edit.getByRole('alert').filter({ hasText: 'Priya Nair changed the name just now.' })
    await expect(question).toContainText('Yours: Sprinklers · Theirs: Water')
    await expect(edit.getByLabel('Order')).toHaveValue('5')
    await button('Keep mine', question).click()
    await button('Save changes', edit).click()
    await expect(toast('Sprinklers saved')).toBeVisible()
  })

  test('merges what two admins give a role: neither loses a change', async ({ page }) => {
    const { open, dialog, toast } = permissionsPage(page)
    await open('?create=true')
    const create = dialog('Create New Role')
    await create.getByLabel('Role Name').fill('Scout')
    await create.getByLabel('Description').fill('Looks at clients')
    await create.getByLabel('View clients', { exact: true }).check()
    await create.getByLabel('View client details', { exact: true }).check()
    await create.getByRole('button', { name: 'Create Role' }).click()
    await toast('Scout created').waitFor()
    const scout = (await tablesOf(page)).roles.find(({ name }) => name === 'Scout')?.id
    const admin = await colleague(page, 'admin')
    const savePermissions = (permissions: string[], was: string[], how: { unheard?: boolean; topics?: string[] }) =>
      admin.sends('PUT', `/roles/${scout}`, { permissions, was: { permissions: was } }, { ...how, under: '/api' })
    const held = async () =>
      (await tablesOf(page)).roles.find(({ id }) => id === scout)?.permissions.map(({ name }) => name)

    await open(`?role=${scout}&edit=${scout}`)
    const edit = dialog('Edit Role')
    await edit.getByLabel('View client details', { exact: true }).uncheck()
    await savePermissions(
      ['clients.view', 'clients.view.details', 'jobs.view.all'],
      ['clients.view', 'clients.view.details'],
      {
        unheard: true,
      },
    )
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await toast('Scout saved').waitFor()
    expect(await held()).toEqual(['clients.view', 'jobs.view.all'])

    await open(`?role=${scout}&edit=${scout}`)
    await edit.getByLabel('View reports', { exact: true }).check()
    await savePermissions(['clients.view', 'jobs.view.all', 'users.view'], ['clients.view', 'jobs.view.all'], {
      topics: ['access', 'facts'],
    })
    await expect(edit.getByRole('status').filter({ hasText: 'changed the permissions' })).toContainText(
      'What you typed is kept.',
    )
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(held).toEqual(['clients.view', 'jobs.view.all', 'reports.view', 'users.view'])
  })

  test('is the same for a property', async ({ page }) => {
    const { button, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?edit=7')
    const edit = form('Edit Property')
    await edit.getByLabel('Frequency').selectOption('Seasonal')
    const priya = await colleague(page)
    await priya.sends('PUT', '/properties/7', { service_frequency: 'on_request', grass_type: 'Moss' })
    const question = edit.getByRole('alert').filter({ hasText: 'Priya Nair changed the frequency just now.' })
    await expect(question).toContainText('Yours: Seasonal · Theirs: On request')
    await expect(edit.getByLabel('Grass')).toHaveValue('Moss')
    await button('Keep mine', question).click()
    await button('Save changes', edit).click()
    await expect(toast('Rental on Clay, 5506 Clay Ave saved')).toBeVisible()
  })
})

test('a record that is deleted while it is edited says so, and keeps what was typed until it is back', async ({
  page,
}) => {
  const { button, form } = propertiesPage(page)
  await page.goto('/dashboard/properties?create=true&client=6')
  const add = form('Add Property')
  await propertiesPage(page).fillIn(add, { name: 'Garage', address: '1 Elm Street' })
  await button('Add Property', add).click()
  await page.getByRole('row').filter({ hasText: 'Garage' }).getByRole('button').first().click()
  await button('Edit…', propertiesPage(page).details).click()
  const edit = form('Edit Property')
  await edit.getByLabel('Grass').fill('Moss')
  const address = new URL(page.url())
  const priya = await colleague(page)
  await priya.sends('DELETE', `/properties/${address.searchParams.get('edit')}`, null)
  await expect(edit.getByRole('alert')).toContainText('Priya Nair deleted this property just now.')
  await expect(edit.getByLabel('Grass')).toHaveValue('Moss')
  await expect(button('Save changes', edit)).toHaveAttribute('aria-disabled', 'true')
  await button('Cancel', edit).click()
  await expect(edit).toBeHidden()
  await page.goto(`${address.pathname}${address.search}`)
  await expect(edit.getByLabel('Grass')).toHaveValue('Moss')
})
