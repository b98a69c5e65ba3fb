import type { Page } from '@playwright/test'
import { clientsPage } from '../e2e/clients-page'
import { browser } from './browser'
import { expect, test } from './screen'

const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const cards = (page: Page) => page.getByRole('list', { name: 'Clients' }).getByRole('article')

const PHONE = { width: 390, height: 844 }

const turnIntoPhone = (onTestFinished: (end: () => void) => void) => {
  const { innerWidth: width, innerHeight: height } = window
  browser.happyDOM.setViewport(PHONE)
  onTestFinished(() => browser.happyDOM.setViewport({ width, height }))
}

test('a phone sorts its cards among the filters, and the address keeps it', async ({ page, onTestFinished }) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/clients')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(sortBy(page)).toHaveValue('name')
  await expect(cards(page).first()).toContainText('Linda Achterberg')
  await page.getByRole('button', { name: 'Sort descending' }).click()
  await expect(page).toHaveURL('/dashboard/clients?sort=-name')
  await expect(cards(page).first()).toContainText('Priscilla Yates')
  await sortBy(page).selectOption('Sort by: Status')
  await expect(page).toHaveURL('/dashboard/clients?sort=status')
  await sortBy(page).selectOption('Sort by: Name')
  await expect(page).toHaveURL('/dashboard/clients')
})

test('jobs on a phone go back to their usual order', async ({ page, onTestFinished }) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/jobs?sort=-date')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(sortBy(page)).toHaveValue('date')
  await sortBy(page).selectOption('Sort by: Usual order')
  await expect(page).toHaveURL('/dashboard/jobs')
  await expect(page.getByRole('button', { name: /^Sort (up|down)wards$/ })).toHaveCount(0)
})

test('a search says on a phone what fits, and the rest to a screen reader', async ({ page, onTestFinished }) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/clients')
  const search = page.getByRole('searchbox', { name: 'Search clients' })
  await expect(search).toHaveAttribute('placeholder', 'Search clients')
  await expect(search).toHaveAttribute('aria-description', 'Name, phone, email or address')
  await page.goto('/dashboard/jobs?create=true')
  const client = page.getByRole('combobox', { name: 'Client' })
  await expect(client).toHaveAttribute('placeholder', 'Search clients')
  await expect(client).toHaveAttribute('aria-description', 'Search by name, phone, email or address')
})

test('nothing can be dropped on a phone', async ({ page, onTestFinished }) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/clients?import=true')
  const dialog = page.getByRole('dialog', { name: 'Import clients' })
  await expect(dialog.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
  await expect(dialog.getByText('Drop a CSV file here')).toHaveCount(0)
})

test('the grid of cards is sorted on wide screens too; the table has its heads for that', async ({ page }) => {
  const { button, open } = clientsPage(page)
  await open()
  await expect(sortBy(page)).toHaveCount(0)
  await button('Show as cards').click()
  await sortBy(page).selectOption('Sort by: Status')
  await expect(page).toHaveURL('/dashboard/clients?sort=status')
})

test('a job’s card on a phone shows its crew with pictures, and open work comes first', async ({
  page,
  onTestFinished,
}) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/jobs?date=2026-11-18')
  const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('article')
  await expect(jobs.first()).toContainText('JOB-1008')
  await expect(jobs.first()).toContainText('JSAKDMJack Sullivan, Aisha Khan, Diego Morales')
})

test('a phone offers to change the stock where some has to be ordered, and in the menu of every product', async ({
  page,
  onTestFinished,
}) => {
  turnIntoPhone(onTestFinished)
  await page.goto('/dashboard/catalog?kind=products')
  const product = (name: string) => page.getByRole('article', { name })
  await expect(product('Tall fescue blend, 50 lb').getByRole('button', { name: /^Change stock/ })).toBeVisible()
  const plenty = product('Slow-release 21-7-14, 50 lb')
  await expect(plenty).toContainText('In Stock')
  await expect(plenty.getByRole('button', { name: /^Change stock/ })).toHaveCount(0)
  await plenty.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Change stock…' }).click()
  await expect(page.getByRole('dialog', { name: 'Change stock' })).toBeVisible()
})
