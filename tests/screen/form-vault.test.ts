import type { Page } from '@playwright/test'
import { onTestFinished, vi } from 'vitest'
import { emptyClientForm, emptyPropertyForm } from '@/domain/client/form'
import { draftKey } from '@/domain/record/drafts'
import { backEnd, tablesOf } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { propertiesPage } from '../e2e/properties-page'
import { memoryStorage } from '../fixtures/memory-storage'
import { describe, expect, test } from './screen'

const lost = /Failed to fetch/
const EDIT_JOANNA = '/dashboard/clients?search=joanna&edit=5'
const NEW_CLIENT = '/dashboard/clients?search=nora&create=true'
const OWNER = 1
const BACK = 'Draft restored.'

test('a kept form deletes no property that came after it', async ({ page }) => {
  const { form, send, toast } = clientsPage(page)
  await page.goto(EDIT_JOANNA)
  await form.getByLabel('Last name').fill('Weiss-Miller')
  const status = await page.evaluate(async () => {
    const answer = await fetch('/landscaping/businesses/1/clients/5/properties', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('access_token')}` },
      body: JSON.stringify({ address: '1 Elm Street', city: 'Austin', state: 'TX', zip_code: '78701' }),
    })
    return answer.status
  })
  expect(status).toBe(201)
  await page.reload()
  await expect(form.getByText(BACK)).toBeVisible()
  await send()
  await expect(toast('Joanna Weiss-Miller saved')).toBeVisible()
  const places = (await tablesOf(page)).properties.filter(({ client_id }) => client_id === 5)
  expect(places.map(({ address }) => address)).toEqual(['2713 Rae Dell Ave', '1 Elm Street'])
})

describe('what was sent, and whose answer was lost with the page,', () => {
  test('is done once when a new client is sent again', async ({ page, problems }) => {
    problems.expect(lost)
    const { form, fill, send, toast } = clientsPage(page)
    await page.goto(NEW_CLIENT)
    await fill()
    await backEnd(page).loseNext('POST /landscaping')
    await send()
    await expect(form.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(form.getByText(BACK)).toBeVisible()
    await send()
    await expect(toast('Nora Quinn added')).toBeVisible()
    const saved = (await tablesOf(page)).clients.filter(({ last_name }) => last_name === 'Quinn')
    expect(saved.map(({ first_name }) => first_name)).toEqual(['Nora'])
  })

  test('is taken back by the Undo of what was saved again', async ({ page, problems }) => {
    problems.expect(lost)
    const { form, send, toast } = clientsPage(page)
    await page.goto(EDIT_JOANNA)
    await form.getByLabel('Last name').fill('Weiss-Miller')
    await backEnd(page).loseNext('PUT /landscaping')
    await send()
    await expect(form.getByRole('alert')).toContainText('Failed to update client. Please try again.')
    await send()
    await toast('Joanna Weiss-Miller saved').getByRole('button', { name: 'Undo' }).click()
    await expect(toast('Undone')).toBeVisible()
    const joanna = (await tablesOf(page)).clients.find(({ id }) => id === 5)
    expect(joanna?.last_name).toBe('Weiss')
  })

  test('is done once when a new property is sent again', async ({ page, problems }) => {
    problems.expect(lost)
    const { button, fillIn, form, toast } = propertiesPage(page)
    await page.goto('/dashboard/properties?create=true&client=6')
    const add = form('Add Property')
    await fillIn(add, { name: 'Garage', address: '1 Elm Street' })
    await backEnd(page).loseNext('POST /landscaping')
    await button('Add Property', add).click()
    await expect(add.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(add.getByText(BACK)).toBeVisible()
    await button('Add Property', add).click()
    await expect(toast('Garage, 1 Elm Street added')).toBeVisible()
    const saved = (await tablesOf(page)).properties.filter(({ property_name }) => property_name === 'Garage')
    expect(saved.map(({ client_id }) => client_id)).toEqual([6])
  })
})

describe('a kept form that does not fit', () => {
  const NOTICE = 'We kept what you typed'
  const { client_type: _, ...nora } = { ...emptyClientForm, first_name: 'Nora' }

  test.for([
    ['client.new', NEW_CLIENT, { properties: [null] }],
    ['property.new', '/dashboard/properties?create=true', { typed: { client_id: {} }, from: null }],
  ] as const)('is none where nothing was typed into it: %s', async ([name, address, draft], { page }) => {
    sessionStorage.setItem(draftKey(OWNER, name), JSON.stringify(draft))
    await page.goto(address)
    const form = page.getByRole('dialog', { name: /^Add (Client|Property)$/ })
    await expect(form.getByLabel('City').first()).toHaveValue('')
    await expect(form.getByText(BACK)).toHaveCount(0)
    await expect(form.getByText(NOTICE)).toHaveCount(0)
  })

  test('is put back as far as it fits, and the rest stays to be copied until it is dismissed', async ({ page }) => {
    const { form, button } = clientsPage(page)
    const typed = { ...nora, nickname: 'Noni', properties: [{ ...emptyPropertyForm, city: 'Waco', state: 7 }] }
    sessionStorage.setItem(draftKey(OWNER, 'client.new'), JSON.stringify({ typed, from: null }))
    await page.goto(NEW_CLIENT)
    await expect(form.getByLabel('First name')).toHaveValue('Nora')
    const notice = form.getByRole('alert').filter({ hasText: NOTICE })
    await expect(notice).toContainText('Property 1, state7NicknameNoni')

    await form.getByLabel('Last name').fill('Quinn')
    await page.reload()
    await expect(notice).toContainText('Property 1, state7NicknameNoni')
    await expect(form.getByLabel('Last name')).toHaveValue('Quinn')

    await button('Dismiss', notice).click()
    await page.reload()
    await expect(form.getByText(BACK)).toBeVisible()
    await expect(form.getByText(NOTICE)).toHaveCount(0)
    await expect(form.getByLabel('Last name')).toHaveValue('Quinn')
  })

  test('is offered whole where the record that it began from can’t be read', async ({ page }) => {
    sessionStorage.setItem(draftKey(OWNER, 'client.5'), JSON.stringify({ typed: nora, from: { id: 5 } }))
    const { form } = clientsPage(page)
    await page.goto(EDIT_JOANNA)
    await expect(form.getByRole('alert').filter({ hasText: NOTICE })).toContainText('First nameNora')
    await expect(form.getByLabel('First name')).toHaveValue('Joanna')
    await expect(form.getByText(BACK)).toHaveCount(0)
  })
})

test('the form of a client that is not there says so', async ({ page, problems }) => {
  problems.expect(/\(Not Found\)/)
  await page.goto('/dashboard/clients?edit=99999')
  await expect(clientsPage(page).form).toContainText(
    'This client does not exist. It may have been deleted, or the link is wrong.',
  )
})

describe('what had been typed', () => {
  const draftsIn = (page: Page) =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))
  const typeNora = async (page: Page) => {
    const { form } = clientsPage(page)
    await page.goto(NEW_CLIENT)
    await form.getByLabel('First name').fill('Nora')
    expect(await draftsIn(page)).toEqual([draftKey(OWNER, 'client.new')])
    return form
  }

  test('is gone after signing out', async ({ page }) => {
    await typeNora(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await draftsIn(page)).toEqual([])
  })

  test('is gone after signing out in another tab', async ({ page }) => {
    await typeNora(page)
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'signed_out', newValue: 'yes' })))
    expect(await draftsIn(page)).toEqual([])
  })

  test('is there after the session has lapsed', async ({ page }) => {
    await typeNora(page)
    await page.evaluate(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await draftsIn(page)).toEqual([draftKey(OWNER, 'client.new')])
  })

  test('does not get lost by Enter after a reload; starting over asks first', async ({ page }) => {
    const form = await typeNora(page)
    const { button, confirmation } = clientsPage(page)
    await page.reload()
    await expect(form.getByLabel('First name')).toBeFocused()
    await button('Start over', form).click()
    await button('Keep editing', confirmation).click()
    await expect(form.getByLabel('First name')).toHaveValue('Nora')
    await button('Start over', form).click()
    await expect(confirmation).toContainText('Start over?Nora')
    await button('Start over', confirmation).click()
    await expect(form.getByLabel('First name')).toHaveValue('')
    await expect(form.getByText(BACK)).toHaveCount(0)
  })
})

test('a browser without room to keep what is typed says so once, and lets it be sent', async ({ page }) => {
  const { form, fill, send, toast } = clientsPage(page)
  const storage = memoryStorage()
  vi.stubGlobal('sessionStorage', storage)
  onTestFinished(() => void vi.unstubAllGlobals())
  await page.goto(NEW_CLIENT)
  await expect(form.getByLabel('First name')).toBeVisible()
  storage.refuse(true)
  await fill()
  await expect(toast('This browser has no room to keep what you type')).toHaveCount(1)
  await expect(form.getByLabel('Last name')).toHaveValue('Quinn')
  await send()
  await expect(toast('Nora Quinn added')).toBeVisible()
})

describe('without a network', () => {
  test.for([
    [false, 'You appear to be offline. We kept what you entered.'],
    [true, 'You appear to be offline. We kept what you entered.'],
  ] as const)('the form says so (the browser thinks it has one: %s)', async ([knows, text], { page }) => {
    const { form, fill, send, message } = clientsPage(page)
    await page.goto(NEW_CLIENT)
    await fill()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(knows)
    onTestFinished(() => online.mockRestore())
    await backEnd(page).offline(true)
    await send()
    await expect(message(text)).toHaveText(text)
    await expect(form.getByLabel('First name')).toHaveValue('Nora')
  })
})
