import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { permissionsPage } from '../e2e/permissions-page'
import { describe, expect, test } from './screen'

const refused = /403 \(Forbidden/

describe('looking at the app as a role', () => {
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
    await expect(page.getByText('You can view roles and users, but not change them.')).toBeVisible()
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
    await open('?tab=users&create=true')
    await expect(dialog('Invite New User')).toContainText('You are viewing the app as Deputy.')
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
    await expect(missing).toContainText('My Day needs a place in a crew')
    await expect(missing).toContainText('AI Scheduling needs View all jobs')
    await expect(missing).toContainText('Subscription needs View billing')
    await expect(missing).toContainText('Assign a crew needs Assign jobs')
    await missing.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(page.getByRole('link', { name: 'Clients', exact: true })).toBeVisible()
  })
})
