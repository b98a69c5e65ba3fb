import { backEnd } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { colleague } from '../e2e/colleague'
import { predictivePage } from '../e2e/predictive-page'
import { describe, expect, test } from './screen'

describe('deleting', () => {
  test('asks by name, and says why it was refused (CLI-04, CLI-18)', async ({ page, problems }) => {
    problems.expect(/\(Conflict\)/)
    const { open, button, confirmation, table } = clientsPage(page)
    await open('?search=julian')
    await page.getByRole('checkbox', { name: 'Select Julian Frost' }).check()
    await button('Delete… (1)').click()
    await expect(confirmation).toContainText('Delete this client?')
    await expect(confirmation).toContainText('Julian Frost')
    await backEnd(page).answerNext('DELETE /landscaping', 409, { detail: 'This client was just merged.' })
    await button('Delete client', confirmation).click()
    await expect(table.getByRole('alert')).toContainText(
      'Failed to delete client. Please try again. · This client was just merged.',
    )
  })

  test('is not offered while jobs are open: it says so, and leads to them', async ({ page }) => {
    const { button, confirmation, open } = clientsPage(page)
    await open('?search=joanna')
    await page.getByRole('checkbox', { name: 'Select Joanna Weiss' }).check()
    await button('Delete… (1)').click()
    await expect(confirmation).toContainText('This client can’t be deleted yet')
    await expect(confirmation).toContainText('Joanna WeissThis client has 2 open jobs. Finish or cancel them first.')
    await expect(button('Delete client', confirmation)).toHaveCount(0)
    await confirmation.getByRole('link', { name: 'See the jobs' }).click()
    await expect(page).toHaveURL('/dashboard/clients/5?tab=jobs')
    await expect(page.getByRole('list', { name: 'Coming up: jobs of this client' })).toBeVisible()
  })

  test('several leaves out those with open jobs', async ({ page }) => {
    const { open, button, confirmation, toast } = clientsPage(page)
    await open()
    for (const name of ['Julian Frost', 'Linda Achterberg'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await button('Delete… (2)').click()
    await expect(confirmation).toContainText('Delete this client?Julian Frost')
    await expect(confirmation).toContainText('Left out:Linda AchterbergThis client has')
    await button('Delete client', confirmation).click()
    await expect(toast('Julian Frost deleted')).toBeVisible()
  })

  test('says what becomes of the equipment at the properties', async ({ page }) => {
    const predictive = predictivePage(page)
    await predictive.open('?view=equipment&create=true')
    const add = predictive.form('Add Equipment')
    await predictive.fillIn(add, 'Dock pump')
    await add.getByRole('combobox', { name: 'Property' }).fill('1406 Bouldin')
    await add.getByRole('option', { name: '1406 Bouldin Ave, Austin' }).click()
    await predictive.button('Add Equipment', add).click()
    await expect(predictive.toast('Dock pump added')).toBeVisible()
    const { open, button } = clientsPage(page)
    await open('?search=julian')
    await page.getByRole('checkbox', { name: 'Select Julian Frost' }).check()
    await button('Delete… (1)').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      '1 unit of equipment is at the properties: Dock pump. It stays in Predictive AI, without a property, until you choose another one.',
    )
  })
})

describe('setting the status', () => {
  test('says what a client has become, and which jobs stay on the schedule (CLI-07)', async ({ page }) => {
    const { open, button, toast } = clientsPage(page)
    await open('?search=joanna')
    await page.getByRole('checkbox', { name: 'Select Joanna Weiss' }).check()
    await button('Set status… (1)').click()
    const dialog = page.getByRole('dialog', { name: 'Set status' })
    const word = dialog.getByText('There are 2 open jobs, which stay on the schedule.')
    await expect(word).toHaveCount(0)
    await dialog.getByLabel('Status').selectOption('Former')
    await expect(word).toBeVisible()
    await button('Set status', dialog).click()
    await expect(toast('Joanna Weiss is now Former')).toBeVisible()
  })

  test('of several clients has one way back for all', async ({ page }) => {
    const { open, button, row, toast } = clientsPage(page)
    await open('?type=hoa')
    await page.getByRole('checkbox', { name: 'Select Linda Achterberg' }).check()
    await page.getByRole('checkbox', { name: 'Select Ruth Feldman' }).check()
    await button('Set status… (2)').click()
    const dialog = page.getByRole('dialog', { name: 'Set status' })
    await expect(dialog).toContainText('Linda Achterberg, Ruth Feldman')
    await dialog.getByLabel('Status').selectOption('Inactive')
    await button('Set status', dialog).click()
    await expect(row('Ruth Feldman')).toContainText('Inactive')
    await button('Undo', toast('2 clients are now Inactive')).click()
    await expect(row('Ruth Feldman')).toContainText('Former')
    await expect(row('Linda Achterberg')).toContainText('Active')
  })
})

describe('the link to their page', () => {
  test('is told of in words', async ({ page }) => {
    const { button, details, tab, toast } = clientsPage(page)
    await page.goto('/dashboard/clients?search=arthur&client=8')
    await button('Withdraw link', details).click()
    await expect(button('Keep link', details)).toBeFocused()
    await button('Keep link', details).click()
    await expect(button('Withdraw link', details)).toBeFocused()
    await button('Renew link', details).click()
    await button('Renew link', details).click()
    await expect(toast('New link emailed')).toContainText('The client gets it by email. The old link no longer works.')
    await expect(button('Renew link', details)).toBeFocused()
    await button('Withdraw link', details).click()
    await button('Withdraw link', details).click()
    await expect(toast('Link withdrawn')).toContainText('The client can no longer open it.')
    await expect(button('Create link', details)).toBeFocused()
    await expect(details.getByText('The link was withdrawn and no longer works.')).toBeVisible()
    await tab('History', details).click()
    await expect(details.getByRole('listitem').first()).toHaveText(
      /^Link withdrawn: Client page of Arthur Bishop.*, .*Client page link withdrawnUndo/,
    )
  })

  test('says what failed, and does it on the next try', async ({ page, problems }) => {
    problems.expect(/\(Service Unavailable\)/)
    const { button, details, toast } = clientsPage(page)
    await page.goto('/dashboard/clients?search=arthur&client=8')
    const failed = details.getByRole('alert').filter({ hasText: 'Failed to change the link.' })
    await button('Withdraw link', details).click()
    await backEnd(page).failNext('graphql', 503)
    await button('Withdraw link', details).click()
    await expect(failed).toContainText('The server is having trouble. Please try again.')

    await button('Withdraw link', details).click()
    await button('Withdraw link', details).click()
    await expect(toast('Link withdrawn')).toBeVisible()
    await expect(failed).toBeHidden()
    await expect(details.getByText('The link was withdrawn and no longer works.')).toBeVisible()
  })
})

test('a job of today that is completed is not coming up any more', async ({ page }) => {
  const { details } = clientsPage(page)
  await page.goto('/dashboard/clients?search=helen&client=1&tab=jobs')
  const jobs = (part: string) => details.getByRole('list', { name: `${part}: jobs of this client` })
  await expect(jobs('Past')).toContainText(/JOB-1001.*Completed/)
  await expect(jobs('Coming up')).not.toContainText('Completed')
})

test('a cancelled job is neither coming up nor past, whatever its day', async ({ page }) => {
  const { details } = clientsPage(page)
  await page.goto('/dashboard/clients?search=joanna&client=5&tab=jobs')
  const jobs = (part: string) => details.getByRole('list', { name: `${part}: jobs of this client` })
  const next = jobs('Coming up').getByRole('listitem').first()
  const number = (await next.innerText()).match(/JOB-\d+/)?.[0] ?? ''
  await expect(next).toContainText(number)
  const bo = await colleague(page)
  await bo.sends('POST', `/jobs/${Number(number.slice(4)) - 1000}/update-status?status=cancelled`, null, {
    under: '/api',
  })
  await page.reload()
  await expect(jobs('Cancelled')).toContainText(new RegExp(`${number}.*Cancelled`))
  await expect(jobs('Coming up')).not.toContainText(number)
  await expect(jobs('Past')).not.toContainText(number)
})

test('two clients become one, and one Undo makes them two again', async ({ page }) => {
  const { open, count, button } = clientsPage(page)
  await open('?search=joanna')
  await page.getByRole('checkbox', { name: 'Select Joanna Weiss' }).check()
  await expect(button(/^Merge…/)).toHaveAttribute('aria-disabled', 'true')
  await open()
  for (const name of ['Helen Brandt', 'Robert Hale'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await button(/^Merge…/).click()
  const dialog = page.getByRole('dialog', { name: /Merge/ })
  await dialog.getByRole('button', { name: /^Merge/ }).click()
  await expect(count).toHaveText('41 clients')
  await expect(page.getByRole('region', { name: 'Selected clients' })).toBeHidden()
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(count).toHaveText('42 clients')
})

test('an Undo says so where nothing was changed', async ({ page }) => {
  const { form, send, toast } = clientsPage(page)
  await page.goto('/dashboard/clients?search=joanna&edit=5')
  await expect(form.getByLabel('Last name')).toHaveValue('Weiss')
  await send()
  await toast('Joanna Weiss saved').getByRole('button', { name: 'Undo' }).click()
  await expect(toast('Nothing to undo')).toContainText('It was already that way, so nothing changed.')
})
