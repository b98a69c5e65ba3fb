import { backEnd, tablesOf } from '../e2e/back-end'
import { permissionsPage } from '../e2e/permissions-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const unprocessable = /422 \(Unprocessable/

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
    for (const text of ['Luis Ortega', 'Field Technician', 'Active', 'Nov 17, 2026, 5:47 AM'])
      await expect(luis).toContainText(text)
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
    await form.getByLabel('Billing Specialist').check()
    await send.click()
    await toast('Invitation sent to ida@moss.example').waitFor()
    await page.getByRole('button', { name: 'Open the email' }).click()
    await expect(page).toHaveURL(/\/accept-invite\?token=/)
  })

  test('are invited at an address, which opens the invitation and no role', async ({ page }) => {
    const { open, dialog, button } = permissionsPage(page)
    await open('?tab=users&create=true')
    await expect(dialog('Invite New User').getByLabel('Email Address')).toBeVisible()
    await expect(dialog('Create New Role')).toHaveCount(0)
    await button('Cancel', dialog('Invite New User')).click()
    await expect(dialog('Invite New User')).toBeHidden()
    expect(new URL(page.url()).search).toBe('?tab=users')
  })

  test('are invited by what was typed before a reload, until it is discarded', async ({ page }) => {
    const { open, dialog, button } = permissionsPage(page)
    await open('?tab=users&create=true')
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('Billing Specialist').check()
    await page.reload()
    await expect(form.getByText('Draft restored.')).toBeVisible()
    await expect(form.getByLabel('Email Address')).toHaveValue('ida@moss.example')
    await expect(form.getByLabel('Billing Specialist')).toBeChecked()
    await button('Cancel', form).click()
    await button('Discard', page.getByRole('alertdialog')).click()
    await open('?tab=users&create=true')
    await expect(form.getByLabel('Email Address')).toHaveValue('')
  })

  test('keep the ticks of their roles over a reload, until these are discarded or saved (PERM-09)', async ({
    page,
  }) => {
    const { open, dialog, button, toast } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('row').filter({ hasText: 'tech@greenvalley.demo' }).getByText('Luis Ortega').click()
    await button('Edit Roles…').click()
    const form = dialog('Edit User Roles')
    const crewLeader = form.getByLabel('Crew Leader')
    await crewLeader.check()
    expect(new URL(page.url()).search).toBe('?tab=users&user=4&edit=4')
    await page.reload()
    await expect(form.getByText('Draft restored.')).toBeVisible()
    await expect(crewLeader).toBeChecked()
    await button('Cancel', form).click()
    await button('Discard', page.getByRole('alertdialog', { name: 'Discard these changes?' })).click()
    await expect(form).toBeHidden()
    await button('Edit Roles…').click()
    await expect(crewLeader).not.toBeChecked()
    await crewLeader.check()
    await page.reload()
    await expect(crewLeader).toBeChecked()
    await button('Save Changes', form).click()
    await expect(toast('Roles of Luis Ortega saved')).toBeVisible()
    await expect(form).toBeHidden()
    const luis = (await tablesOf(page)).users.find(({ id }) => id === 4)
    const names = (await tablesOf(page)).roles.filter(({ id }) => luis?.role_ids.includes(id)).map(({ name }) => name)
    expect(names).toEqual(['Field Technician', 'Crew Leader'])
  })

  test('are given by what others gave meanwhile, too', async ({ page }) => {
    const { open, dialog, button, toast } = permissionsPage(page)
    await open('?tab=users&edit=4')
    const form = dialog('Edit User Roles')
    await form.getByLabel('Crew Leader').check()
    await page.evaluate(async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
      }
      await fetch('/api/businesses/1/users/4/roles', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ role_ids: [3, 2], was: [3] }),
      })
    })
    await page.reload()
    await expect(form.getByText(/changed the roles/)).toBeVisible()
    await expect(form.getByLabel('Office Manager')).toBeChecked()
    await expect(form.getByLabel('Crew Leader')).toBeChecked()
    await button('Save Changes', form).click()
    await expect(toast('Roles of Luis Ortega saved')).toBeVisible()
  })

  test.for([
    ['1', 'Only a system admin can change a business owner.'],
    ['999', 'This user does not exist. It may have been deleted, or the link is wrong.'],
  ] as const)('say why their roles can’t be changed at an address: %s', async ([id, reason], { page }) => {
    const { open, dialog } = permissionsPage(page)
    await open(`?tab=users&edit=${id}`)
    await expect(dialog('Edit User Roles')).toContainText(reason)
    await expect(dialog('Edit User Roles').getByRole('checkbox')).toHaveCount(0)
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
    await form.getByLabel('Billing Specialist').check()
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByText('Luis Ortega already works with this account.').first()).toBeVisible()
  })

  test('are asked for by fields that a summary names', async ({ page }) => {
    const { open, dialog } = permissionsPage(page)
    await open('?tab=users')
    await page.getByRole('button', { name: 'Invite User' }).click()
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('First Name').fill('I'.repeat(101))
    await form.getByLabel('Last Name').fill('Moss')
    await form.getByLabel('Billing Specialist').check()
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByRole('alert', { name: 'Problems with this form' })).toContainText(
      'First name: 1 character too many',
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
    await page.getByRole('button', { name: 'Discard' }).click()
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
    await form.getByLabel('Billing Specialist').check()
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
      'Billing Specialist',
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
    const { open, dialog, button, toast } = permissionsPage(page)
    await open('?tab=users')
    await button('Invite User').click()
    await dialog('Invite New User').getByLabel('Email Address').fill(' Casey@greenvalley.demo')
    await expect(
      dialog('Invite New User').getByText('Casey Lin is already invited. This invitation replaces that one.'),
    ).toBeVisible()
    await dialog('Invite New User').getByLabel('First Name').fill('Casey')
    await dialog('Invite New User').getByLabel('Last Name').fill('Linden')
    await dialog('Invite New User').getByLabel('Billing Specialist').click()
    await button('Send Invitation', dialog('Invite New User')).click()
    await expect(toast('Invitation sent to Casey@greenvalley.demo')).toContainText(
      'It replaces the earlier one, whose link no longer works.',
    )
    const waiting = page.getByRole('list', { name: 'Pending invitations' })
    await expect(waiting.getByText('Casey Linden')).toBeVisible()
    await expect(waiting.getByText('Casey Lin', { exact: true })).toHaveCount(0)
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
