import { colleague } from '../e2e/colleague'
import { permissionsPage } from '../e2e/permissions-page'
import { describe, expect, test } from './screen'

const MIA = 3

describe('who is invited into the field', () => {
  test('is someone on the crew, by whose name they are invited', async ({ page }) => {
    const { open, dialog, toast, button } = permissionsPage(page)
    await open('?tab=users&create=true')
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('mia@greenvalley.demo')
    await expect(form.getByLabel('Crew member')).toHaveCount(0)
    await form.getByLabel('Field Technician').check()
    await expect(form.getByLabel('Crew member').getByRole('option', { name: /Luis Ortega/ })).toHaveCount(0)
    await form.getByLabel('Crew member').selectOption(String(MIA))
    await expect(form.getByLabel('First Name')).toHaveValue('Mia')
    await button('Send Invitation', form).click()
    await toast('Invitation sent to mia@greenvalley.demo').waitFor()
    await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText('On the crew as Mia Chen')
  })

  test('is asked for as a crew member, who can be added', async ({ page }) => {
    const { open, dialog, toast, button } = permissionsPage(page)
    await open('?tab=users&create=true')
    const form = dialog('Invite New User')
    await form.getByLabel('Email Address').fill('ida@moss.example')
    await form.getByLabel('First Name').fill('Ida')
    await form.getByLabel('Last Name').fill('Moss')
    await form.getByLabel('Field Technician').check()
    await expect(button('Send Invitation', form)).toHaveAccessibleDescription(
      'Choose who they are on the crew. Their role shows people their own jobs alone.',
    )
    await form.getByLabel('Crew member').selectOption('new')
    await button('Send Invitation', form).click()
    await expect(form.getByText('Employee ID is required').first()).toBeVisible()
    await form.getByLabel('Employee ID').fill('GV-003')
    await form.getByLabel('Hourly rate ($)').fill('21.50')
    await button('Send Invitation', form).click()
    await expect(form.getByText('Employee id GV-003 is taken.').first()).toBeVisible()
    await form.getByLabel('Employee ID').fill('GV-050')
    await button('Send Invitation', form).click()
    await toast('Invitation sent to ida@moss.example').waitFor()
    await page.goto('/dashboard/crew')
    await expect(page.getByRole('row').filter({ hasText: 'GV-050' })).toContainText('Ida Moss')
  })
})

describe('a technician’s open session', () => {
  test.override({ as: 'tech' })

  test('follows when the office unlinks the login, and links it again', async ({ page }) => {
    await page.goto('/dashboard/my-day')
    await expect(page.getByRole('region', { name: 'Sod repair' })).toBeVisible()
    const office = await colleague(page, 'owner')
    const login = (user_id: number | null) =>
      office.sends('PUT', '/crew/members/2', { user_id }, { under: '/api', topics: ['crew', 'access', 'facts'] })
    await login(null)
    await expect(page.getByRole('link', { name: 'My Day', exact: true })).toHaveCount(0)
    await expect(page.getByText('You see no jobs yet.')).toBeVisible()
    await login(4)
    await expect(page.getByRole('link', { name: 'My Day', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sod repair' })).toBeVisible()
  })
})

describe('the login of a crew member', () => {
  test('is shown and changed in the crew form, and in its history', async ({ page }) => {
    await page.goto('/dashboard/crew?edit=2')
    const form = page.getByRole('dialog', { name: 'Edit Crew Member' })
    await expect(form.getByLabel('Login')).toHaveValue('4')
    await expect(
      form.getByRole('option', { name: 'Marcus Bell (leader@greenvalley.demo), is Marcus Bell' }),
    ).toBeDisabled()
    await form.getByLabel('Login').selectOption('7')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect(form).toBeHidden()
    await page.goto('/dashboard/crew?member=2&tab=history')
    const history = page.getByRole('dialog', { name: 'Luis Ortega' })
    await expect(history).toContainText('Edited login')
    await page.goto('/dashboard/permissions?tab=users&user=4')
    await expect(page.getByText('Luis Ortega sees no jobs yet.')).toBeVisible()
  })

  test('is chosen with the user too', async ({ page }) => {
    const { open, dialog, toast, button } = permissionsPage(page)
    await open('?tab=users&user=7')
    await button('Crew member…').click()
    await dialog('Crew Member').getByLabel('Crew member').selectOption(String(MIA))
    await button('Save Changes', dialog('Crew Member')).click()
    await toast('Omar Haddad linked to the crew').waitFor()
    await expect(page.getByRole('dialog', { name: 'Omar Haddad' })).toContainText('Mia Chen')
  })
})

describe('looking at the app as a person', () => {
  test('shows their day, marked as theirs, until it ends', async ({ page }) => {
    const { open, details } = permissionsPage(page)
    await open('?role=3')
    await details.getByRole('button', { name: 'View as a person' }).click()
    await page.getByRole('menuitem', { name: 'Luis Ortega' }).click()
    await expect(page.getByText('You are viewing the app as Luis Ortega.')).toBeVisible()
    await page.getByRole('link', { name: 'My Day', exact: true }).click()
    const next = page.getByRole('region', { name: 'Sod repair' })
    await expect(next).toContainText('2101 S Lamar Blvd')
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'JOB-1002' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('my-day')))).toEqual([])
    await page.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(page.getByText('You are viewing the app as Luis Ortega.')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'My Day', exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').first_name)).toBe('Dana')
  })
})
