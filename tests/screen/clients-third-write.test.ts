import { tablesOf } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { everyThirdFails } from './every-third-fails'
import { expect, test } from './screen'

/** By the third client every kind of write has failed once. */
const CLIENTS = ['Ada', 'Bea', 'Cleo']
const LAST = 'Thirdwell'

test('a back end that fails every third write loses nothing of a client and does nothing twice', {
  timeout: 150_000,
}, async ({ page, problems }) => {
  const { open, fill, send, form, row, button, confirmation, count, table, toast, message } = clientsPage(page)
  const { write, failing } = everyThirdFails(page, problems)
  const retryOr = (act: () => Promise<void>) => async () => {
    const retry = table.getByRole('button', { name: /^Retry / })
    await ((await retry.count()) > 0 ? retry.click() : act())
  }

  await open(`?search=${LAST}`)
  for (const [at, first] of CLIENTS.entries()) {
    const name = `${first} ${LAST}`
    await button('Add Client').first().click()
    await fill({ first, last: LAST })
    await write('add', 'POST /landscaping', send, async () => {
      await expect(message('The server is having trouble. Please try again.')).toBeVisible()
      await expect(form.getByLabel('First name')).toHaveValue(first)
    })
    await expect(form).toHaveCount(0)
    await expect(row(name)).toHaveCount(1)

    await button(`Edit ${name}`).click()
    await form.getByLabel('First name').fill(`${first}line`)
    await write('edit', 'PUT /landscaping', send, async () => {
      await expect(message('Failed to update client. Please try again.')).toBeVisible()
      await expect(form.getByLabel('First name')).toHaveValue(`${first}line`)
    })
    await expect(form).toHaveCount(0)
    const renamed = `${first}line ${LAST}`
    await expect(row(renamed)).toHaveCount(1)

    await page.getByRole('checkbox', { name: `Select ${renamed}` }).check()
    const setStatus = async () => {
      await button('Set status… (1)').click()
      const dialog = page.getByRole('dialog', { name: 'Set status' })
      await dialog.getByLabel('Status').selectOption('Inactive')
      await button('Set status', dialog).click()
    }
    await write('status', 'PUT /landscaping', retryOr(setStatus), async () => {
      await expect(table.getByRole('alert')).toContainText('Failed to update client. Please try again.')
      await expect(row(renamed)).toContainText('Active')
    })
    await expect(row(renamed)).toContainText('Inactive')

    const remove = async () => {
      await button('Delete… (1)').click()
      await button('Delete client', confirmation).click()
    }
    await write('delete', 'DELETE /landscaping', retryOr(remove), async () => {
      await expect(table.getByRole('alert')).toContainText('Failed to delete client. Please try again.')
      await expect(row(renamed)).toHaveCount(1)
    })
    await expect(count).toHaveText(at === 1 ? '1 client' : `${at} clients`)

    const deleted = toast(`${renamed} deleted`)
    await write(
      'undo',
      '/graphql UndoRequest',
      () => button('Undo', deleted).last().click(),
      () => expect(toast(`Could not be undone: ${renamed} deleted`)).toBeVisible(),
    )
    await expect(row(renamed)).toContainText('Inactive')
    await button('Clear', page.getByRole('region', { name: 'Selected clients' })).click()
  }

  expect(failing()).toEqual(['add', 'delete', 'edit', 'status', 'undo'])
  const { clients, properties } = await tablesOf(page)
  const own = clients.filter(({ last_name }) => last_name === LAST)
  expect(own.map(({ first_name, status }) => [first_name, status])).toEqual(
    CLIENTS.map((first) => [`${first}line`, 'inactive']),
  )
  expect(own.map(({ id }) => properties.filter(({ client_id }) => client_id === id).length)).toEqual([1, 1, 1])
})
