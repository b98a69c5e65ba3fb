import { backEnd, tablesOf } from '../e2e/back-end'
import { permissionsPage } from '../e2e/permissions-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/

describe('the roles', () => {
  test('are listed with what they are, and one of them is shown (PERM-01 to PERM-04)', async ({ page }) => {
    const { open, roles, details } = permissionsPage(page)
    await open()
    await expect(page.getByText('7 roles configured')).toBeVisible()
    await expect(details).toContainText('Select a role to view details and permissions')
    const manager = roles.getByRole('button', { name: /^Office Manager/ })
    await expect(manager).toContainText('System')
    await expect(manager).toContainText('31 permissions · 1 user')
    await manager.click()
    await expect(page).toHaveURL('/dashboard/permissions?role=2')
    await expect(details).toContainText(
      'This is a system role and cannot be modified or deleted. You can create custom roles based on your needs.',
    )
    await expect(details).toContainText('Mar 4, 2024')
    await expect(details).toContainText('1: Priya Nair')
    await expect(details).toContainText('Clients (10)')
    await expect(details.getByRole('button', { name: 'Edit role' })).toHaveCount(0)
  })

  test('are found by a word, which the address keeps', async ({ page }) => {
    const { open, roles } = permissionsPage(page)
    await open()
    const search = page.getByRole('searchbox', { name: 'Search roles' })
    await expect(search).toHaveAttribute('placeholder', 'Search roles...')
    await search.fill('own jobs')
    await expect(roles.getByRole('button')).toHaveCount(1)
    await search.fill('no such role')
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect(roles.getByRole('button')).toHaveCount(7)
  })
})

describe('a custom role', () => {
  test('is created with all 62 permissions at once, and Create Role waits for all it needs (PERM-08, PERM-13)', async ({
    page,
  }) => {
    const { open, roles, details, dialog, toast } = permissionsPage(page)
    await open('?create=true')
    const form = dialog('Create New Role')
    const create = form.getByRole('button', { name: 'Create Role' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await form.getByLabel('Role Name').fill('Deputy')
    await form.getByLabel('Description').fill('Stands in for the owner')
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await form.getByLabel('All permissions').check()
    await expect(form).toContainText('62 of 62 selected')
    await form.getByLabel('All of Clients').uncheck()
    await expect(form).toContainText('52 of 62 selected')
    await form.getByLabel('All permissions').check()
    await form.getByLabel('All permissions').uncheck()
    await expect(form).toContainText('0 of 62 selected')
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await form.getByLabel('All permissions').check()
    await form.getByLabel('All of Clients').uncheck()
    await create.click()
    await toast('Deputy created').waitFor()
    await roles.getByRole('button', { name: /^Deputy/ }).click()
    await expect(details).toContainText('Permissions (52)')
    await expect(details.getByRole('button', { name: 'Edit role' })).toBeVisible()
  })

  test('begins as a copy of another one, of the system too, also after a reload', async ({ page }) => {
    const { open, details, dialog, toast } = permissionsPage(page)
    await open('?role=3')
    await details.getByRole('button', { name: 'Duplicate' }).click()
    const form = dialog('Create New Role')
    await expect(form.getByLabel('Role Name')).toHaveValue('Field Technician copy')
    await page.reload()
    await expect(form.getByLabel('Description')).toHaveValue('Own jobs in the field')
    await form.getByLabel('Role Name').fill('Apprentice')
    await form.getByLabel('Complete jobs').uncheck()
    await form.getByRole('button', { name: 'Create Role' }).click()
    await toast('Apprentice created').waitFor()
    await expect(form).toHaveCount(0)
    const { roles } = await tablesOf(page)
    const [technician, apprentice] = ['Field Technician', 'Apprentice'].map(
      (name) => roles.find((role) => role.name === name)?.permissions.map((held) => held.name) ?? [],
    )
    expect(apprentice).toEqual(technician?.filter((name) => name !== 'jobs.complete'))
  })

  test('that someone has says who loses and gains what before it is saved, and can’t be deleted (PERM-05)', async ({
    page,
  }) => {
    const { open, details, dialog, toast } = permissionsPage(page)
    await open('?create=true')
    const form = dialog('Create New Role')
    await form.getByLabel('Role Name').fill('Scout')
    await form.getByLabel('Description').fill('Looks at clients')
    await form.getByLabel('View clients', { exact: true }).check()
    await form.getByRole('button', { name: 'Create Role' }).click()
    await toast('Scout created').waitFor()

    await open('?tab=users&user=7')
    await page.getByRole('button', { name: 'Edit Roles…' }).click()
    const assigning = dialog('Edit User Roles')
    await expect(assigning).toContainText('Update roles for Omar Haddad')
    await expect(assigning.getByLabel('Business Owner')).toHaveCount(0)
    await assigning.getByLabel('Billing Specialist').uncheck()
    await assigning.getByLabel('Scout').check()
    await expect(assigning.getByRole('region', { name: 'What changes' })).toContainText('loses View client details')
    await assigning.getByRole('button', { name: 'Save Changes' }).click()
    await toast('Roles of Omar Haddad saved').waitFor()

    const scout = (await tablesOf(page)).roles.find(({ name }) => name === 'Scout')?.id
    await open(`?role=${scout}`)
    await expect(details.getByRole('button', { name: 'Delete role' })).toHaveAttribute('aria-disabled', 'true')
    await details.getByRole('button', { name: 'Edit role' }).click()
    const editing = dialog('Edit Role')
    await editing.getByLabel('View clients', { exact: true }).uncheck()
    await editing.getByLabel('View reports', { exact: true }).check()
    await expect(editing.getByRole('region', { name: 'What changes' })).toContainText(
      'Omar Haddad gains View reports and loses View clients',
    )
  })

  test('that can’t be deleted says so in a red box, in the server’s words or the stated ones (PERM-34)', async ({
    page,
    problems,
  }) => {
    problems.expect(/500 \(Internal|409 \(Conflict/)
    const { open, roles, details, dialog, error, toast, button } = permissionsPage(page)
    await open('?create=true')
    const form = dialog('Create New Role')
    await form.getByLabel('Role Name').fill('Scout')
    await form.getByLabel('Description').fill('Looks at clients')
    await form.getByLabel('View clients', { exact: true }).check()
    await button('Create Role', form).click()
    await toast('Scout created').waitFor()
    await roles.getByRole('button', { name: /^Scout/ }).click()
    const removeAnswered = async (status: number, body: object) => {
      await button('Delete role', details).click()
      await backEnd(page).answerNext('/businesses/1/roles/', status, body)
      await button('Delete role', page.getByRole('alertdialog')).click()
    }
    await removeAnswered(500, {})
    await expect(error).toContainText('Failed to delete role')
    await error.getByRole('button', { name: 'Dismiss' }).click()
    await expect(error).toHaveCount(0)
    await removeAnswered(409, { detail: 'Someone has this role.' })
    await expect(error).toContainText('Someone has this role.')
    await expect(roles.getByRole('button', { name: /^Scout/ })).toBeVisible()
    await button('Delete role', details).click()
    await button('Delete role', page.getByRole('alertdialog')).click()
    await toast('Scout deleted').waitFor()
    await expect(error).toHaveCount(0)
  })

  test('that can’t be created says so in a red box, which is dismissed (PERM-12, PERM-34)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { open, dialog, error } = permissionsPage(page)
    await open('?create=true')
    const form = dialog('Create New Role')
    await form.getByLabel('Role Name').fill('Scout')
    await form.getByLabel('Description').fill('Looks at clients')
    await form.getByLabel('View reports', { exact: true }).check()
    await expect(page.getByText('7 roles configured')).toBeVisible()
    await backEnd(page).failNext('/businesses/1/roles', 500)
    await form.getByRole('button', { name: 'Create Role' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(error).toBeVisible()
    await error.getByRole('button', { name: 'Dismiss' }).click()
    await expect(error).toHaveCount(0)
  })
})

describe('what can be allowed', () => {
  test('is listed by category, each with its name, description and id (PERM-07)', async ({ page }) => {
    const { open } = permissionsPage(page)
    await open('?tab=permissions')
    await expect(page.getByRole('heading', { name: 'Available Permissions' })).toBeVisible()
    const clients = page.getByRole('region', { name: 'Clients (10)' })
    for (const text of [
      'View client finances',
      'See what clients owe and their credit limit',
      'clients.view.financial',
    ])
      await expect(clients).toContainText(text)
  })
})

describe('someone without a business', () => {
  test.override({ as: 'admin' })

  test('reads that a business is needed, over defaults that can’t be changed (PERM-15)', async ({ page }) => {
    const { open, error, button } = permissionsPage(page)
    await open()
    await expect(error).toContainText('Business ID is required')
    await expect(page.getByText('6 roles configured')).toBeVisible()
    await expect(button('Create Role')).toHaveAttribute('aria-disabled', 'true')
  })
})

test('what can’t be loaded is shown by the built-in defaults, read-only, and loads again (PERM-32, X-74)', async ({
  page,
  problems,
}) => {
  problems.expect(failing)
  const { open, error, roles, details } = permissionsPage(page)
  await page.goto('/dashboard')
  for (const status of [503, 503]) await backEnd(page).failNext('/businesses/1/roles', status)
  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  await expect(error).toContainText('Failed to load data')
  await expect(page.getByText('6 roles configured')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Role' })).toHaveAttribute('aria-disabled', 'true')
  const manager = roles.getByRole('button', { name: /^Office Manager/ })
  await expect(manager).toContainText('31 permissions')
  await expect(manager).not.toContainText('user')
  await manager.click()
  await expect(details).toContainText('Could not be loaded')
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Users could not be loaded.' })).toBeVisible()
  await expect(page.getByText('No users yet')).toHaveCount(0)
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'tech@greenvalley.demo' })).toBeVisible()
  await expect(error).toHaveCount(0)
  await open()
})
