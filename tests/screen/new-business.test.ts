import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { crewPage } from '../e2e/crew-page'
import { jobsPage } from '../e2e/jobs-page'
import { registerOwner } from '../e2e/newcomer'
import { expect, strangerTest as test } from './screen'

const steps = (page: Page) => page.getByRole('region', { name: 'Get started' })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const picker = (page: Page) => page.getByRole('combobox', { name: 'Client', exact: true })
const offered = (page: Page) => page.getByRole('listbox', { name: 'Clients' }).getByRole('option')

test.beforeEach(async ({ page }) => registerOwner(page))

test('is led from the first client to the first job', async ({ page }) => {
  const clients = clientsPage(page)
  await expect(steps(page).getByRole('listitem')).toHaveText([
    /Add your first client.*Add client/,
    /Add their property/,
    /Create the first job/,
  ])
  await expect(steps(page)).toContainText('0 of 3 done')
  await steps(page).getByRole('link').click()
  await clients.fill()
  await clients.send()

  await expect(page.getByText('Your first client is in. Next comes the first job.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create the first job' })).toHaveAttribute(
    'href',
    '/dashboard/jobs?create=true',
  )
  await menu(page, 'Overview').click()
  await expect(steps(page)).toContainText('2 of 3 done')
  await expect(steps(page).getByRole('listitem')).toHaveText([
    /Done: Add your first client$/,
    /Done: Add their property$/,
    /Create the first job.*Create job/,
  ])
  await steps(page).getByRole('link', { name: 'Create job' }).click()
  await picker(page).click()
  await page.getByRole('option', { name: /^Nora Quinn/ }).click()
  const form = page.getByRole('dialog', { name: 'Create Job' })
  await form.getByLabel('Title').fill('First mow')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(jobsPage(page).toast(/^JOB-1001 created for /)).toBeVisible()
  await menu(page, 'Overview').click()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('First mow')
  await expect(steps(page)).toHaveCount(0)
})

for (const [name, hint] of [
  ['Properties', 'A property is a place where you work for a client. You add the first one with the client.'],
  ['Jobs', 'A job is a visit to a client, so the client comes first. Then create the first job here.'],
] as const)
  test(`finds the way to the first client in its empty ${name}`, async ({ page }) => {
    await menu(page, name).click()
    await expect(page.getByText(hint)).toBeVisible()
    await page.getByRole('link', { name: 'Add Client' }).click()
    await expect(clientsPage(page).form).toBeVisible()
    await expect(page).toHaveURL('/dashboard/clients?create=true')
  })

test('adds a client from within Create Job, who is then the job’s', async ({ page }) => {
  const clients = clientsPage(page)
  await page.goto('/dashboard/jobs?create=true')
  // The dialog moves the focus after opening.
  await expect(picker(page)).toBeFocused()
  await picker(page).fill('Nora Quinn')
  await expect(offered(page)).toHaveText(['No client found.', 'Add client “Nora Quinn”'])
  await page.keyboard.press('Enter')
  await expect(clients.form.getByLabel('First name')).toHaveValue('Nora')
  await expect(clients.form.getByLabel('Last name')).toHaveValue('Quinn')
  await clients.fill()
  await clients.send()
  await expect(clients.form).toBeHidden()
  await expect(picker(page)).toHaveValue('Nora Quinn')
  await expect(page.getByLabel('Property address')).toHaveValue('900 Barton Springs Rd')
})

test('adds a client from within Add Property, whose it then is', async ({ page }) => {
  const clients = clientsPage(page)
  await page.goto('/dashboard/properties?create=true')
  // The dialog moves the focus after opening.
  await expect(picker(page)).toBeFocused()
  await picker(page).click()
  await expect(offered(page)).toHaveText(['Add client'])
  await offered(page).click()
  await clients.fill()
  await clients.send()
  await expect(clients.form).toBeHidden()
  await expect(picker(page)).toHaveValue('Nora Quinn')
})

test('puts its first crew member into a crew that it names', async ({ page }) => {
  const { button, fillIn, form, toast } = crewPage(page)
  await menu(page, 'Crew').click()
  await button('Add Crew Member').first().click()
  const add = form('Add Crew Member')
  await fillIn(add, { first: 'Ida', last: 'Moss', employeeId: 'A-1' })
  const crew = add.getByLabel('Crew', { exact: true })
  await expect(crew.getByRole('option')).toHaveText(['Crew 1', 'New crew…'])
  await crew.selectOption('New crew…')
  const naming = page.getByRole('dialog', { name: 'New crew' })
  await naming.getByLabel('Name').fill('Ponds')
  await button('Add crew', naming).click()
  await expect(crew).toContainText('Ponds')
  await button('Add Crew Member', add).click()
  await expect(toast('Ida Moss added')).toBeVisible()
  const { crew_members, crews } = await tablesOf(page)
  const ida = crew_members.find(({ first_name }) => first_name === 'Ida')
  expect(crews.find(({ id }) => id === ida?.crew_id)?.name).toBe('Ponds')
})
