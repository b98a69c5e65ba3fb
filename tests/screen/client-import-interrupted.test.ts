import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { signIn } from '../fixtures/demo-people'
import { expectNoticeUntilDismissed } from './interrupted-writes'
import { expect, test } from './screen'

const FILE = `First name,Last name,Email,Phone,Address,City,State,Zip
Nora,Quinnell,nora@quinnell.test,737-555-0977,1 Quinnell Way,Austin,TX,78702
Blake,Mossman,blake@mossman.test,737-555-0988,2 Mossman Way,Austin,TX,78702`
const HOUR = 3_600_000

const preparedImport = async (page: Page) => {
  await page.goto('/dashboard/clients?import=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose file' }).waitFor()
  const input = document.querySelector('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([FILE], 'clients.csv')], configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Import 2 clients' }).waitFor()
  return dialog
}
const sendImport = async (page: Page) => {
  const dialog = await preparedImport(page)
  await backEnd(page).latency(HOUR)
  await dialog.getByRole('button', { name: 'Import 2 clients' }).click()
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('draft.1.sent.')))
}
const draftKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.startsWith('draft.'))
const imported = async (page: Page) =>
  (await tablesOf(page)).clients.filter(({ last_name }) => ['Quinnell', 'Mossman'].includes(last_name)).length

test('an import that the page was reloaded on is finished, told without its dialog, and taken back by one Undo', async ({
  page,
}) => {
  await sendImport(page)
  await page.reload()

  const { toast } = clientsPage(page)
  await expect(toast('Imported 2 clients')).toContainText('You closed the page before this finished.')
  await expect(page.getByRole('dialog', { name: 'Import clients' })).toBeHidden()
  // The key is dropped once the clients are on screen.
  await expect.poll(draftKeys).toEqual([])
  expect(await imported(page)).toBe(2)

  await toast('Imported 2 clients').getByRole('button', { name: 'Undo' }).click()
  await expect(toast('Undone')).toBeVisible()
  expect(await imported(page)).toBe(0)
})

test('an import that was taken back before its answer came can be imported again', async ({ page }) => {
  const { toast } = clientsPage(page)
  const dialog = await preparedImport(page)
  await backEnd(page).loseNext('ImportClients')
  await dialog.getByRole('button', { name: 'Import 2 clients' }).click()
  await expect(dialog.getByText('the import seems to have gone through')).toBeVisible()
  expect(await imported(page)).toBe(2)
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(toast('Undone')).toBeVisible()
  expect(await imported(page)).toBe(0)

  const again = await preparedImport(page)
  await again.getByRole('button', { name: 'Import 2 clients' }).click()
  await expect(toast('Imported 2 clients')).toBeVisible()
  expect(await imported(page)).toBe(2)
})

test('an import whose tab was closed is finished and told on the next visit, once', async ({ page }) => {
  await sendImport(page)
  await page.close()
  sessionStorage.clear()

  await page.goto('/dashboard')
  await expect(clientsPage(page).toast('Imported 2 clients')).toBeVisible()
  // The key is dropped once the clients are on screen.
  await expect.poll(draftKeys).toEqual([])
  expect(await imported(page)).toBe(2)
})

const maybeImported = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your clients may have been imported.' })

test('an import that was too large to be kept is told of even so', async ({ page }) => {
  await sendImport(page)
  const [name = ''] = Object.keys(localStorage).filter((key) => key.startsWith('draft.1.sent.'))
  await page.close()
  localStorage.setItem(name, JSON.stringify({ write: ['client', 'import'], at: 0 }))
  sessionStorage.clear()

  await page.goto('/dashboard')
  await expect(maybeImported(page)).toBeVisible()
  expect(await imported(page)).toBe(0)
  await expectNoticeUntilDismissed(page, maybeImported(page))
})

test('an import that its sender may no longer make may have been made all the same', async ({ page, problems }) => {
  problems.expect(/\(Forbidden\)/)
  await sendImport(page)
  await page.close()
  sessionStorage.clear()
  await page.goto('/')
  await backEnd(page).failNext('ImportClients', 403)
  await page.getByRole('link', { name: 'Open dashboard' }).first().click()
  await expect(maybeImported(page)).toBeVisible()
  expect(await imported(page)).toBe(0)
})

test('an import left behind is told to who sent it alone, when they and someone else sign out and in', async ({
  page,
}) => {
  await sendImport(page)
  const [name = ''] = Object.keys(localStorage).filter((key) => key.startsWith('draft.1.sent.'))
  const storedImport = localStorage.getItem(name) ?? ''
  await page.close()
  sessionStorage.clear()
  localStorage.removeItem(name)
  const notice = maybeImported(page)
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
  }

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  localStorage.setItem(name, storedImport)
  await signOut()
  expect([draftKeys(), localStorage.getItem(name)?.includes('Quinnell')]).toEqual([[name], false])

  await signIn(page, 'manager')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await expect(notice).toHaveCount(0)
  await signOut()
  await signIn(page, 'owner')
  await expect(notice).toHaveCount(1)
  await expectNoticeUntilDismissed(page, notice)
})
