import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const creating = (page: Page) => page.getByRole('dialog', { name: 'Create Job' })
const choose = async (page: Page, field: string, list: string, words: string) => {
  await creating(page).getByRole('combobox', { name: field }).fill(words)
  await creating(page).getByRole('listbox', { name: list }).getByRole('option').first().click()
}

test('a service of the catalog fills in a new job, with its materials (CAT-05)', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto('/dashboard/jobs?create=true')
  const form = creating(page)
  await choose(page, 'Client', 'Clients', 'Helen')
  await choose(page, 'Service', 'Services', 'mulch inst')
  await expect(form.getByLabel('Title')).toHaveValue('Mulch installation')
  await expect(form.getByLabel('Estimated cost ($)')).toHaveValue('95.00')
  await expect(form.getByLabel('People needed')).toHaveValue('2')
  await form.getByLabel('Quantity of Hardwood mulch (cu yd)').fill('20')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(jobs.toast('created for')).toBeVisible()
  const job = (await tablesOf(page)).jobs.at(-1)
  expect([job?.title, job?.planned_materials]).toEqual(['Mulch installation', [{ product_id: 8, quantity: 20 }]])
})

test('a job takes its materials from the stock when it is completed, and says what was short', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(DEMO_JOBS.inProgress)}&edit=${idOf(DEMO_JOBS.inProgress)}`)
  const form = page.getByRole('dialog', { name: 'Edit Job' })
  await form.getByLabel('Add a product').fill('mulch')
  await page.getByRole('option', { name: 'Hardwood mulch (cu yd)' }).click()
  await form.getByLabel('Quantity of Hardwood mulch (cu yd)').fill('20')
  await form.getByLabel('Add a product').fill('drip')
  await page.getByRole('option', { name: 'Drip line, 100 ft (rolls)' }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  const materials = jobs.details.getByRole('list', { name: 'Materials of this job' }).getByRole('listitem')
  await expect(materials).toHaveText([
    '0.5 bags of Starter fertilizer 10-20-10, 50 lb9 bags in stock',
    '20 cu yd of Hardwood mulch18.5 cu yd in stockNot enough in stock',
    '1 roll of Drip line, 100 ft',
  ])

  await jobs.step('Complete…').click()
  const completing = page.getByRole('dialog', { name: 'Complete job' })
  await expect(completing).toContainText(
    'This takes 0.5 bags of Starter fertilizer 10-20-10, 50 lb and 18.5 cu yd of Hardwood mulch from stock.',
  )
  await expect(completing.getByRole('alert')).toContainText(
    'Short of 1.5 cu yd of Hardwood mulch. You can complete the job all the same.',
  )
  await expect(completing.getByRole('link', { name: 'Correct the stock of Hardwood mulch' })).toHaveAttribute(
    'href',
    '/dashboard/catalog?kind=products&item=8',
  )
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(materials.nth(1)).toHaveText('20 cu yd of Hardwood mulch18.5 cu yd usedNot enough was in stock')
  expect((await tablesOf(page)).stock_movements.at(-1)).toMatchObject({ product_id: 8, kind: 'used', quantity: -18.5 })
})

test('a quantity that is none is refused at its row', async ({ page }) => {
  await page.goto('/dashboard/jobs?create=true')
  const form = creating(page)
  await choose(page, 'Client', 'Clients', 'Helen')
  await choose(page, 'Service', 'Services', 'mulch inst')
  const quantity = form.getByLabel('Quantity of Hardwood mulch (cu yd)')
  await quantity.fill('0.125')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(quantity).toHaveAccessibleDescription('Use at most two decimals')
})
