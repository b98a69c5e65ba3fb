import type { Page } from '@playwright/test'
import { TEST_CARDS } from '../../src/domain/card/test-cards'
import { expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { beginPortal, fillInCard, storedCounts } from './payments'

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Add card' })

const openDialog = async (page: Page) => {
  await page.goto('/dashboard/billing')
  await page.getByRole('button', { name: 'Add card' }).first().click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  return dialogOn(page)
}

test('what is wrong with a card is said; one that is refused stays in the form, and a good one follows', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await test.step('an empty form', async () => {
    await dialog.getByRole('button', { name: 'Add card' }).click()
    await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Card number is required')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(dialog.getByRole('alert')).toBeHidden()
  })
  await test.step('a refused card', async () => {
    await fillInCard(page, '4000 0000 0000 0002')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Your card was declined.')
    await expect(page.getByLabel('Name on card')).toHaveValue('Zebulon Quimby')
  })
  await test.step('a good one', async () => {
    await page.getByLabel('Card number').fill('5555 5555 5555 4444')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect((await storedCounts(page)).cards).toBe(3)
  })
})

test('the holder confirms, or does not', async ({ page }) => {
  const dialog = await openDialog(page)
  await fillInCard(page, '4000 0025 0000 3155')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm this card' })
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'The card was not confirmed. Please try again or use another card.',
  )
  expect((await storedCounts(page)).cards).toBe(2)

  await dialog.getByRole('button', { name: 'Add card' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Card number')).toBeHidden()
  expect((await storedCounts(page)).cards).toBe(3)
})

test('nothing that is typed is kept or sent anywhere', async ({ page }) => {
  test.slow()
  const sent: string[] = []
  await page.exposeFunction('overheard', (text: string) => sent.push(text))
  const listen = () =>
    page.evaluate(() => {
      const next = globalThis.fetch
      globalThis.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        ;(globalThis as unknown as { overheard(text: string): void }).overheard(`${url} ${String(init?.body)}`)
        return next(input, init)
      }
    })
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))

  const dialog = await openDialog(page)
  await listen()
  for (const { number, outcome } of TEST_CARDS) {
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Add card' }).first().click()
    await fillInCard(page, number)
    await dialog.getByRole('button', { name: 'Add card' }).click()
    if (outcome === 'needs_confirmation') await page.getByRole('button', { name: 'Confirm' }).click()
    if (outcome === 'declined') await expect(dialog.getByRole('alert')).toBeVisible()
    else await expect(dialog).toBeHidden()
  }
  await page.goto(await beginPortal(page))
  await page.getByRole('button', { name: 'Add a card' }).click()
  await listen()
  await fillInCard(page, '4111 1111 1111 1111')
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByRole('status')).toContainText('Payment method added')

  const stored = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const store of db.objectStoreNames) found.push(await done(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    return JSON.stringify(found)
  })
  expect(sent.filter((text) => text.includes('/payment-methods')).length).toBeGreaterThanOrEqual(5)
  expect(stored).toContain('payment_method.added')
  const numbers = [...TEST_CARDS.map(({ number }) => number), '4111111111111111']
  const secrets = [...numbers, ...numbers.map((number) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')), 'Quimby']
  const traces = `${stored} ${sent.join(' ')}`
  expect(secrets.filter((secret) => traces.includes(secret))).toEqual([])
  // Within a longer number, these digits are an id or a time.
  expect(traces).not.toMatch(/(?<!\d)99950(?!\d)/)
})

test('axe finds nothing wrong with the dialog', async ({ page }) => {
  await prefer(page, 'light')
  const dialog = await openDialog(page)
  await page.getByText('Test cards').click()
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('ZIP code is required')).toBeVisible()
  await expectNoFindings(page, 'the dialog')
})
