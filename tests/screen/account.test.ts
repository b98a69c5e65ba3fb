import type { Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import { backEnd, tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { pageParts } from '../e2e/page-parts'
import { describe, expect, strangerTest, test } from './screen'

const failing = /500 \(Internal/
const SAVED = 'Profile updated successfully!'
const DAY = 24 * 3_600_000

const accountPage = (page: Page) => {
  const parts = pageParts(page)
  const card = (name: string) => page.getByRole('region', { name })
  const profile = card('Personal and business information')
  return {
    ...parts,
    card,
    profile,
    save: () => parts.button('Save changes', profile).click(),
    async open(query = '') {
      await page.goto(`/dashboard/account${query}`)
      await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    },
    async confirmDeletion(typed: string) {
      await parts.button('Delete Account', card('Danger Zone')).click()
      const dialog = page.getByRole('dialog', { name: 'Delete Account' })
      await dialog.getByLabel(/^Type “/).fill(typed)
      await parts.button('Delete Account', dialog).click()
      return dialog
    },
  }
}

const userBlock = (page: Page, name: string) => page.getByText(name, { exact: true }).first()

describe('the profile', () => {
  test('is saved with the stated words, and the menu follows at once (ACC-01, ACC-02)', async ({ page }) => {
    const { open, profile, save, toast } = accountPage(page)
    await open()
    await expect(profile.getByLabel('Business type').getByRole('option')).toHaveText([
      'Residential',
      'Commercial',
      'Both',
    ])
    await expect(profile.getByLabel('Trade').getByRole('option')).toHaveCount(14)
    await profile.getByLabel('First name').fill('Dee')
    await profile.getByLabel('Business type').selectOption('Commercial')
    await save()
    await expect(toast(SAVED)).toBeVisible()
    await expect(userBlock(page, 'Dee Whitfield')).toBeVisible()
    const { users, businesses } = await tablesOf(page)
    expect([users[0]?.first_name, businesses[0]?.market]).toEqual(['Dee', 'commercial'])
    await page.reload()
    await expect(userBlock(page, 'Dee Whitfield')).toBeVisible()
  })

  test('is taken back from the message and from the history', async ({ page }) => {
    const { button, open, profile, save, toast } = accountPage(page)
    await open()
    await profile.getByLabel('First name').fill('Dee')
    await save()
    await button('Undo', toast(SAVED)).click()
    await expect(userBlock(page, 'Dana Whitfield')).toBeVisible()
    await expect(profile.getByLabel('First name')).toHaveValue('Dana')
    await profile.getByLabel('Last name').fill('Field')
    await save()
    await expect(userBlock(page, 'Dana Field')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Edited last name')).toBeVisible()
    await button('Undo').first().click()
    await expect(userBlock(page, 'Dana Whitfield')).toBeVisible()
  })

  test('says at its fields what is wrong, and that an address is someone else’s', async ({ page }) => {
    const { open, profile, save } = accountPage(page)
    await open()
    await profile.getByLabel('First name').fill(' ')
    await profile.getByLabel('Email').fill('dana@')
    await save()
    await expect(profile.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'First name is required',
      'Please enter a valid email address',
    ])
    await profile.getByLabel('First name').fill('Dana')
    await profile.getByLabel('Email').fill('manager@greenvalley.demo')
    await save()
    await expect(profile.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists\./)
  })

  test('keeps what is typed over a reload, and gives it up when asked', async ({ page }) => {
    const { button, open, profile } = accountPage(page)
    await open()
    await profile.getByLabel('First name').fill('Dee')
    await page.reload()
    await expect(profile.getByText('Draft restored.')).toBeVisible()
    await expect(profile.getByLabel('First name')).toHaveValue('Dee')
    await button('Discard changes', profile).click()
    await expect(profile.getByLabel('First name')).toHaveValue('Dana')
  })

  test('that can’t be loaded says so', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await backEnd(page).offline(true)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByText('The account can be shown when the connection is back.')).toBeVisible()
    await backEnd(page).offline(false)
  })
})

describe('the password', () => {
  test('is changed; the present one is asked for, and a wrong one said at its field', async ({ page }) => {
    const { button, card, open, toast } = accountPage(page)
    await open()
    const password = card('Password')
    await button('Change password', password).click()
    await expect(password.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Your current password is required',
      'Password is required',
      'Please confirm your password',
    ])
    await password.getByLabel('Current password').fill('Wrong1!')
    await password.getByLabel('New password', { exact: true }).fill('Another1!')
    await password.getByLabel('Repeat new password').fill('Another1!')
    await button('Change password', password).click()
    await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    )
    await password.getByLabel('Current password').fill('Groundwork1!')
    await button('Change password', password).click()
    await expect(toast('Password changed')).toBeVisible()
    await expect(password.getByLabel('Current password')).toHaveValue('')
    expect(Object.entries(sessionStorage).join()).not.toContain('Another1!')
  })

  test('that was changed while the answer got lost is changed by a retry, and not said to be a wrong one', async ({
    page,
  }) => {
    const { button, card, open, toast } = accountPage(page)
    await open()
    const password = card('Password')
    await password.getByLabel('Current password').fill('Groundwork1!')
    await password.getByLabel('New password', { exact: true }).fill('Another1!')
    await password.getByLabel('Repeat new password').fill('Another1!')
    await expect(
      card('Sessions')
        .getByText(/signed in/)
        .first(),
    ).toBeVisible()
    await backEnd(page).loseNext('/graphql')
    await button('Change password', password).click()
    await expect(password.getByRole('alert')).toContainText('You appear to be offline. We kept what you entered.')
    expect(Object.entries(sessionStorage).join()).not.toContain('Another1!')
    await button('Change password', password).click()
    await expect(toast('Password changed')).toBeVisible()
  })
})

describe('sessions', () => {
  strangerTest('are listed, and the others signed out', async ({ page }) => {
    const { button, card, open, toast } = accountPage(page)
    await page.goto('/login?redirect=/dashboard/account')
    await page.getByLabel('Email').fill(demoUser('owner').email)
    await page.getByLabel('Password', { exact: true }).fill(demoUser('owner').password)
    await button('Sign in').click()
    await expect(card('Sessions').getByText('You aren’t signed in anywhere else.')).toBeVisible()

    await colleague(page, 'owner')
    await open()
    await page.reload()
    await expect(card('Sessions').getByText('This session')).toHaveCount(1)
    await button('Sign out everywhere else', card('Sessions')).click()
    await expect(toast('Signed out everywhere else')).toBeVisible()
    await expect(card('Sessions').getByText('You aren’t signed in anywhere else.')).toBeVisible()
  })
})

describe('one other session', () => {
  const openWithAnother = async (page: Page) => {
    const parts = accountPage(page)
    await page.goto('/login?redirect=/dashboard/account')
    await page.getByLabel('Email').fill(demoUser('owner').email)
    await page.getByLabel('Password', { exact: true }).fill(demoUser('owner').password)
    await parts.button('Sign in').click()
    await expect(parts.card('Sessions').getByText('This session')).toBeVisible()
    await colleague(page, 'owner')
    await colleague(page, 'owner')
    await page.reload()
    const list = parts.card('Sessions').getByRole('list', { name: 'Sessions' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    return { ...parts, list, signOut: parts.button(/^Sign out the session of Nov 18, 2026/, list) }
  }

  strangerTest('is signed out alone; this one can’t be', async ({ page }) => {
    const { list, signOut, toast } = await openWithAnother(page)
    await expect(signOut).toHaveCount(2)
    await signOut.first().click()
    await expect(toast('Session signed out')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByText('This session')).toBeVisible()
    await expect(list).toBeFocused()
    expect((await tablesOf(page)).ended_sessions).toHaveLength(1)
  })

  strangerTest('stays where the server fails, and is signed out once by a retry', async ({ page, problems }) => {
    problems.expect(/503/)
    const { card, list, signOut, toast } = await openWithAnother(page)
    await backEnd(page).failNext('EndSession', 503)
    await signOut.first().click()
    await expect(card('Sessions').getByRole('alert')).toContainText('The session could not be signed out.')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await signOut.first().click()
    await expect(toast('Session signed out')).toBeVisible()
    await expect(card('Sessions').getByRole('alert')).toHaveCount(0)
    await expect(list.getByRole('listitem')).toHaveCount(2)
  })
})

describe('the Danger Zone', () => {
  test('asks for the business’s name, says until when, and keeps the account when told (ACC-03, X-50)', async ({
    page,
  }) => {
    const { button, card, confirmDeletion, open, toast } = accountPage(page)
    await open()
    const dialog = await confirmDeletion('Green Valley')
    await expect(dialog.getByLabel(/^Type “/)).toHaveAccessibleDescription('Type “Green Valley Landscaping” to confirm')
    await expect(dialog).toContainText('Everything is kept for 90 days.')
    await dialog.getByLabel(/^Type “/).fill('Green Valley Landscaping')
    await button('Delete Account', dialog).click()
    const banner = page.getByRole('alert').filter({ hasText: 'will be deleted on Feb 16, 2027.' })
    await expect(banner).toBeVisible()
    await expect(card('Danger Zone')).toContainText('Everything is kept until then.')
    await button('Keep my account').click()
    await expect(toast('Your account is kept')).toBeVisible()
    await expect(banner).toHaveCount(0)
    await expect(button('Delete Account', card('Danger Zone'))).toBeVisible()
  })

  test('keeps the account where it was deleted, and says when that fails', async ({ page, problems }) => {
    problems.expect(/503/)
    const { button, card, confirmDeletion, open, toast } = accountPage(page)
    await open()
    await confirmDeletion('Green Valley Landscaping')
    const zone = card('Danger Zone')
    await expect(button('Keep account', zone)).toBeVisible()
    await backEnd(page).failNext('KeepAccount', 503)
    await button('Keep account', zone).click()
    await expect(zone.getByRole('alert')).toContainText('Could not keep the account.')
    await button('Keep account', zone).click()
    await expect(toast('Your account is kept')).toBeVisible()
    await expect(button('Delete Account', zone)).toBeVisible()
  })

  test('ends what it said after 90 days: no one signs in any more', async ({ page, problems }) => {
    problems.expect(/401|403/)
    const { confirmDeletion, open } = accountPage(page)
    await open()
    await confirmDeletion('Green Valley Landscaping')
    await expect(page.getByText('will be deleted on Feb 16, 2027.')).toHaveCount(2)
    await backEnd(page).advance(90 * DAY)
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill('owner@greenvalley.demo')
    await page.getByLabel('Password', { exact: true }).fill('Groundwork1!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('This account was deleted. Its 90 days are over.')).toBeVisible()
  })
})

describe('someone who may not edit settings', () => {
  test.override({ as: 'manager' })

  test('edits themselves; what is the business’s is for reading, and says why', async ({ page }) => {
    const { card, open, profile, save, toast } = accountPage(page)
    await open()
    await expect(profile.getByLabel('Business name')).toBeDisabled()
    await expect(profile.getByLabel('Business name')).toHaveAccessibleDescription(/^Your role can’t/)
    await profile.getByLabel('Phone').fill('(512) 555-0177')
    await save()
    await expect(toast(SAVED)).toBeVisible()
    await expect(card('Danger Zone')).toContainText('Deletes your account. The business and its records stay.')
  })
})

describe('a property owner', () => {
  test.override({ as: 'home' })

  test('edits themselves, and meets nothing of the business that works for them', async ({ page }) => {
    const { card, button, open, toast } = accountPage(page)
    await open()
    const personal = card('Personal information')
    await personal.getByLabel('Phone').fill('(512) 555-0177')
    for (const label of ['Business name', 'Business type', 'Trade'])
      await expect(personal.getByLabel(label)).toHaveCount(0)
    await button('Save changes', personal).click()
    await expect(toast(SAVED)).toBeVisible()
  })
})

test('a failure keeps what was typed, and sends it again once', async ({ page, problems }) => {
  problems.expect(failing)
  const { open, profile, save, toast } = accountPage(page)
  await open()
  await profile.getByLabel('First name').fill('Dee')
  await backEnd(page).failNext('EditProfile', 500)
  await save()
  await expect(profile.getByRole('alert').filter({ hasText: 'Your profile could not be saved.' })).toBeVisible()
  await expect(profile.getByLabel('First name')).toHaveValue('Dee')
  await save()
  await expect(toast(SAVED)).toBeVisible()
})
