import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { pageParts } from '../e2e/page-parts'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const refused = /403 \(Forbidden/
const unprocessable = /422 \(Unprocessable/

const permissionsPage = (page: Page) => ({
  ...pageParts(page),
  async open(query = '') {
    await page.goto(`/dashboard/permissions${query}`)
    await page.getByRole('heading', { level: 1, name: 'Permissions', includeHidden: true }).waitFor()
  },
  roles: page.getByRole('region', { name: 'Roles', exact: true }),
  details: page.getByRole('region', { name: 'Role details' }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
  error: page.getByRole('alert').filter({ hasText: 'Error' }),
})

describe('the roles', () => {
  test('are listed with what they are, and one of them is shown (PERM-01 to PERM-04)', async ({ page }) => {
    const { open, roles, details } = permissionsPage(page)
    await open()
    await expect(page.getByText('6 roles configured')).toBeVisible()
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
    await expect(roles.getByRole('button')).toHaveCount(6)
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

  test('that somebody has says who loses and gains what before it is saved, and can’t be deleted (PERM-05)', async ({
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
    await removeAnswered(409, { detail: 'Somebody has this role.' })
    await expect(error).toContainText('Somebody has this role.')
    await expect(roles.getByRole('button', { name: /^Scout/ })).toBeVisible()
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
    await expect(page.getByText('6 roles configured')).toBeVisible()
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

describe('the users', () => {
  test('are in a table with roles, status and last login (PERM-06)', async ({ page }) => {
    const { open } = permissionsPage(page)
    await open('?tab=users')
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveAttribute(
      'placeholder',
      'Search users...',
    )
    await expect(page.getByRole('columnheader')).toHaveText(['', 'User', 'Roles', 'Status', 'Last Login', 'Actions'])
    const luis = page.getByRole('row').filter({ hasText: 'tech@greenvalley.demo' })
    for (const text of ['Luis Ortega', 'Field Technician', 'Active', 'Never']) await expect(luis).toContainText(text)
  })

  test('can’t take a role from themselves: an owner is changed by a system admin alone (PERM-27)', async ({ page }) => {
    const { open, button } = permissionsPage(page)
    await open('?tab=users&user=1')
    await expect(button('Edit Roles…').last()).toHaveAccessibleDescription(
      'Only a system admin can change a business owner.',
    )
  })

  test('are invited, by a letter that opens the page of the invitation (PERM-10, PERM-14)', async ({ page }) => {
    const { open, dialog, toast } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('button', { name: 'Invite User' }).click()
    const form = dialog('Invite New User')
    const send = form.getByRole('button', { name: 'Send Invitation' })
    await expect(form).toContainText(
      'An invitation email will be sent to the user with instructions to set up their account.',
    )
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('First Name').fill('Ida')
    await form.getByLabel('Last Name').fill('Moss')
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(form.getByLabel('Business Owner')).toHaveCount(0)
    await form.getByLabel('Field Technician').check()
    await send.click()
    await toast('Invitation sent to ida@moss.example').waitFor()
    await page.getByRole('button', { name: 'Open the letter' }).click()
    await expect(page).toHaveURL(/\/accept-invite\?token=/)
  })

  test('who work here already are not invited, and the form says why', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { open, dialog } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('button', { name: 'Invite User' }).click()
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('tech@greenvalley.demo')
    await form.getByLabel('First Name').fill('Luis')
    await form.getByLabel('Last Name').fill('Ortega')
    await form.getByLabel('Field Technician').check()
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByText('Luis Ortega works with this account already.').first()).toBeVisible()
  })

  test('are asked for by fields that a summary names', async ({ page }) => {
    const { open, dialog } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('button', { name: 'Invite User' }).click()
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('First Name').fill('I'.repeat(101))
    await form.getByLabel('Last Name').fill('Moss')
    await form.getByLabel('Field Technician').check()
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByRole('alert', { name: 'Problems with this form' })).toContainText(
      'First name: use 100 characters or fewer',
    )
  })

  test('have their password reset once that is confirmed, and are deactivated and activated (PERM-11, PERM-29)', async ({
    page,
  }) => {
    const { open, toast } = permissionsPage(page)
    await open('?tab=users&user=4')
    await page.getByRole('button', { name: 'Reset Password…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Reset Password' })
    await expect(question).toContainText(
      "A password reset link will be sent to the user's email address. They will need to click the link to set a new password.",
    )
    await question.getByRole('button', { name: 'Reset Password' }).click()
    await toast('Password reset link sent to Luis Ortega').waitFor()
    await page.getByRole('button', { name: 'Deactivate…' }).click()
    await page.getByRole('button', { name: 'Deactivate user' }).click()
    await toast('Luis Ortega deactivated').waitFor()
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await toast('Luis Ortega activated').waitFor()
  })

  test('that can’t be changed are told of in the red box, in the stated words (PERM-33)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { open, error, dialog } = permissionsPage(page)
    await open('?tab=users&user=4')
    const say = async (action: string, confirm: string, path: string) => {
      await page.getByRole('button', { name: action }).click()
      await backEnd(page).failNext(path, 500)
      await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
    }
    await say('Reset Password…', 'Reset Password', '/reset-password')
    await expect(error).toContainText('Failed to reset password')
    await say('Deactivate…', 'Deactivate user', '/toggle-status')
    await expect(error).toContainText('Failed to update user status')
    await page.getByRole('button', { name: 'Edit Roles…' }).click()
    await dialog('Edit User Roles').getByLabel('Crew Leader').check()
    await backEnd(page).failNext('/users/4/roles', 500)
    await dialog('Edit User Roles').getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog('Edit User Roles').getByRole('alert')).toContainText('Failed to update user roles')
    await dialog('Edit User Roles').getByRole('button', { name: 'Cancel' }).click()
    await expect(error).toContainText('Failed to update user roles')
  })

  test('that can’t be invited are told of likewise (PERM-33)', async ({ page, problems }) => {
    problems.expect(failing)
    const { open, error, dialog } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('button', { name: 'Invite User' }).click()
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('First Name').fill('Ida')
    await form.getByLabel('Last Name').fill('Moss')
    await form.getByLabel('Field Technician').check()
    await backEnd(page).failNext('/users/invite', 500)
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByRole('alert')).toContainText('Failed to invite user')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(error).toContainText('Failed to invite user')
  })
})

describe('who is invited', () => {
  const casey = 'casey@greenvalley.demo'

  test('is listed until they join, is sent a new link, and can be withdrawn and taken back', async ({ page }) => {
    const { open, toast, button } = permissionsPage(page)
    await open('?tab=users')
    const waiting = page.getByRole('list', { name: 'Pending invitations' })
    for (const text of [
      'Casey Lin',
      casey,
      'Field Technician',
      'Invited by Dana Whitfield',
      'Link works until Dec 18, 2026',
    ])
      await expect(waiting).toContainText(text)
    await button('Resend the invitation of Casey Lin').click()
    await toast(`Invitation sent to ${casey}`).waitFor()
    await expect(waiting).toContainText('Link works until Nov 25, 2026')
    await button('Withdraw the invitation of Casey Lin').click()
    await toast('Invitation of Casey Lin withdrawn').waitFor()
    await expect(waiting).toHaveCount(0)
    await button('Undo', toast('Invitation of Casey Lin withdrawn')).click()
    await expect(waiting).toContainText('Casey Lin')
  })

  test('shows as expired once the link works no more', async ({ page }) => {
    const { open } = permissionsPage(page)
    await open('?tab=users')
    const waiting = page.getByRole('list', { name: 'Pending invitations' })
    await expect(waiting).toContainText('Casey Lin')
    await backEnd(page).advance(60 * 24 * 3_600_000)
    await expect(waiting).toContainText('Expired Dec 18, 2026')
  })

  test('is said in the form where the address is typed again', async ({ page }) => {
    const { open, dialog, button } = permissionsPage(page)
    await open('?tab=users')
    await button('Invite User').click()
    await dialog('Invite New User').getByLabel('Email Address').fill(' Casey@greenvalley.demo')
    await expect(
      dialog('Invite New User').getByText('Casey Lin is invited already. This invitation takes the place of that one.'),
    ).toBeVisible()
  })

  test('that can’t be sent or withdrawn is told of in the red box', async ({ page, problems }) => {
    problems.expect(failing)
    const { open, error, button } = permissionsPage(page)
    await open('?tab=users')
    await expect(button('Resend the invitation of Casey Lin')).toBeVisible()
    await backEnd(page).failNext('/resend', 500)
    await button('Resend the invitation of Casey Lin').click()
    await expect(error).toContainText('Failed to send the invitation')
    await backEnd(page).failNext('/invitations/', 500)
    await button('Withdraw the invitation of Casey Lin').click()
    await expect(error).toContainText('Failed to withdraw the invitation')
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

describe('somebody without a business', () => {
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
  const { open, error } = permissionsPage(page)
  await page.goto('/dashboard')
  for (const status of [503, 503]) await backEnd(page).failNext('/businesses/1/roles', status)
  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  await expect(error).toContainText('Failed to load data')
  await expect(page.getByText('6 roles configured')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Role' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page.getByText('No users yet')).toBeVisible()
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'tech@greenvalley.demo' })).toBeVisible()
  await expect(error).toHaveCount(0)
  await open()
})

describe('looking at the app as a role', () => {
  /** Creates a role that names all of role and user management, and looks at the app as it. */
  const asDeputy = async (page: Page) => {
    const { open, roles, details, dialog, toast, button } = permissionsPage(page)
    await open('?create=true')
    const form = dialog('Create New Role')
    await form.getByLabel('Role Name').fill('Deputy')
    await form.getByLabel('Description').fill('Looks after people')
    for (const category of ['Users', 'Roles']) await form.getByLabel(`All of ${category}`).check()
    await button('Create Role', form).click()
    await toast('Deputy created').waitFor()
    await roles.getByRole('button', { name: /^Deputy/ }).click()
    await button('View as this role', details).click()
    await expect(page.getByText('You are viewing the app as Deputy.')).toBeVisible()
  }

  test('that names all of it shows roles and users, and lets none be managed (PERM-27)', async ({ page }) => {
    const { open, details, roles, button, dialog } = permissionsPage(page)
    await asDeputy(page)
    await page.getByRole('link', { name: 'Permissions', exact: true }).click()
    await expect(page.getByText('You can look at roles and users, not change them.')).toBeVisible()
    await expect(
      page.getByText('Only the business owner or a system admin manages roles and users.').first(),
    ).toBeVisible()
    await roles.getByRole('button', { name: /^Deputy/ }).click()
    await expect(details).toContainText('Looks after people')
    await expect(page.getByRole('button', { name: /^(Create Role|Edit role|Delete role)$/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Users' }).click()
    await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText('Casey Lin')
    await expect(page.getByRole('row').filter({ hasText: 'tech@greenvalley.demo' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Invite User|Resend|Withdraw|Edit Roles/ })).toHaveCount(0)
    await button('What is missing').click()
    await expect(dialog('What Deputy does not have')).toContainText('Invite users needs the business owner')
    await button('Close', dialog('What Deputy does not have')).last().click()
    await open('?create=true')
    await expect(dialog('Create New Role')).toContainText('You are viewing the app as Deputy.')
  })

  test('names on a page that it doesn’t show which permission would', async ({ page }) => {
    await asDeputy(page)
    await page.goto('/dashboard/clients')
    await expect(
      page.getByText(/^You need one of these permissions: Add clients, Edit clients, or Delete/),
    ).toBeVisible()
  })

  test('refuses a write that is tried all the same', async ({ page }) => {
    await page.goto('/dashboard/permissions?role=4')
    const { details, button, toast } = permissionsPage(page)
    await button('View as this role', details).click()
    await expect(page.getByText('You are viewing the app as Crew Leader.')).toBeVisible()
    await page.goto('/dashboard/settings')
    const card = page.getByRole('region', { name: 'Preferences' })
    await card.getByLabel('Push', { exact: true }).check()
    await button('Save Preferences', card).click()
    await expect(card.getByRole('alert')).toContainText(
      'You are viewing the app as Crew Leader. Stop viewing to change anything.',
    )
    await expect(toast('Preferences saved')).toHaveCount(0)
    expect((await tablesOf(page)).users[0]?.notifications.push).toBe(false)
  })

  test('shows its menu and says what it lacks; nothing is changed until it ends', async ({ page, problems }) => {
    problems.expect(refused)
    const { open, details, dialog } = permissionsPage(page)
    await open('?role=3')
    await details.getByRole('button', { name: 'View as this role' }).click()
    await expect(page.getByText('You are viewing the app as Field Technician.')).toBeVisible()
    await expect(page.getByText('Field Technician', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clients', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'What is missing' }).click()
    const missing = dialog('What Field Technician does not have')
    await expect(missing).toContainText('Clients needs Add clients, Edit clients, or Delete clients')
    await expect(missing).toContainText('Assign a crew needs Assign jobs')
    await missing.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(page.getByRole('link', { name: 'Clients', exact: true })).toBeVisible()
  })
})
