import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { catalogPage } from '../e2e/catalog-page'
import { holdCalls } from '../e2e/held-calls'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const unprocessable = /422 \(Unprocessable/

describe('the tabs', () => {
  test('have a list each, with how many are offered, and keep what is searched for (CAT-01)', async ({ page }) => {
    const { count, open, tab } = catalogPage(page)
    await open()
    await expect(page.getByRole('tab')).toHaveText(['Services 16', 'Products 16', 'Packages 4'])
    await expect(count).toHaveText('16 services')
    await page.getByRole('searchbox', { name: 'Search services' }).fill('mulch')
    await expect(count).toHaveText('1 service')
    await expect(page).toHaveURL('/dashboard/catalog?search=mulch')
    await tab(/^Products/).click()
    await expect(page).toHaveURL('/dashboard/catalog?search=mulch&kind=products')
    await expect(count).toHaveText('1 product')
  })

  test('are narrowed by category, which the address keeps', async ({ page }) => {
    const { count, open } = catalogPage(page)
    await open()
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Irrigation')
    await expect(page).toHaveURL('/dashboard/catalog?category=4')
    await expect(count).toHaveText('3 services')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/dashboard/catalog')
  })

  test('show three decimals per square foot, and two otherwise (CAT-02)', async ({ page }) => {
    const { open, row } = catalogPage(page)
    await open()
    await expect(row('Lawn mowing')).toContainText('$0.012 per sq ft')
    await expect(row('Weed control')).toContainText('$68.00')
  })

  test('show how the stock is, in the stated words (CAT-03)', async ({ page }) => {
    const { open, row } = catalogPage(page)
    await open('?kind=products')
    await expect(row('Tall fescue blend')).toContainText('Critical Stock')
    await expect(row('Hardwood mulch')).toContainText('Low Stock')
    await expect(row('Rotor head')).toContainText('In Stock')
    await expect(row('Broadcast spreader')).toContainText('No tracking')
  })
})

describe('a catalog that can’t be loaded', () => {
  test('says so and shows the sample for reading, until it is loaded (CAT-08)', async ({ page, problems }) => {
    problems.expect(failing)
    const { count, open, tab, button } = catalogPage(page)
    await page.goto('/dashboard')
    // A read is retried once automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('/products', status)
    await page.getByRole('link', { name: 'Catalog', exact: true }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load service catalog. Using mock data.' })
    await expect(failed).toBeVisible()
    await expect(count).toHaveText('16 services')
    await expect(button('Add Service')).toHaveAccessibleDescription(
      'This is sample data. Retry to load your own catalog.',
    )
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(failed).toHaveCount(0)
    await tab(/^Products/).click()
    await expect(count).toHaveText('16 products')
    await open()
  })
})

describe('a service', () => {
  test('is asked for what is missing, at the fields and summed up', async ({ page }) => {
    const { button, form, open } = catalogPage(page)
    await open('?create=true')
    const add = form('Add Service')
    await button('Add Service', add).click()
    await expect(add.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Name is required',
      'Category is required',
      'Price is required',
    ])
  })

  test('is added with a price of three decimals per square foot, and refused it otherwise', async ({ page }) => {
    const { button, form, open, toast } = catalogPage(page)
    await open()
    await button('Add Service').click()
    const add = form('Add Service')
    await add.getByLabel('Name').fill('Dethatching')
    await add.getByLabel('Category').selectOption('Lawn care')
    await add.getByLabel('Price ($)').fill('0.015')
    await button('Add Service', add).click()
    await expect(add.getByLabel('Price ($)')).toHaveAccessibleDescription('Use at most two decimals')
    await add.getByLabel('Pricing').selectOption('Per sq ft')
    await button('Add Service', add).click()
    await expect(toast('Dethatching added')).toBeVisible()
    const { services } = await tablesOf(page)
    expect(services.find(({ name }) => name === 'Dethatching')).toMatchObject({ base_price: 15, category_id: 1 })
  })

  test('with a name that is taken is refused at the field, and nothing is lost', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, form, open } = catalogPage(page)
    await open('?edit=1')
    const edit = form('Edit Service')
    await edit.getByLabel('Name').fill('Overseeding')
    await edit.getByLabel('Duration (minutes)').fill('50')
    await button('Save changes', edit).click()
    await expect(edit.getByLabel('Name')).toHaveAccessibleDescription(
      'A service with this name already exists in this category.',
    )
    await expect(edit.getByLabel('Duration (minutes)')).toHaveValue('50')
  })

  test('has its price follow cost and markup, and its markup the price', async ({ page }) => {
    const { form, open } = catalogPage(page)
    await open('?edit=5')
    const edit = form('Edit Service')
    await edit.getByLabel('Markup (%)').fill('100')
    await expect(edit.getByLabel('Price ($)')).toHaveValue('82.00')
    await edit.getByLabel('Price ($)').fill('61.50')
    await expect(edit.getByLabel('Markup (%)')).toHaveValue('50')
  })

  test('is deleted after a question, and comes back by Undo', async ({ page }) => {
    const { button, choose, open, toast } = catalogPage(page)
    await open('?item=13')
    const question = await choose('Delete…')
    await expect(question).toContainText('Leak repair')
    await button('Delete service', question).click()
    await toast('Leak repair deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(toast('Undone')).toBeVisible()
    expect((await tablesOf(page)).services.some(({ id }) => id === 13)).toBe(true)
  })

  test('in a package can’t be deleted, and says which package it is in', async ({ page }) => {
    const { choose, open } = catalogPage(page)
    await open('?item=15')
    const stopped = await choose('Delete…')
    await expect(stopped).toContainText(
      'This service is in 1 package: Spring starter. Take it out first, or make it inactive.',
    )
  })

  test('that could not be deleted is said in the stated words (CAT-08)', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, choose, open, details } = catalogPage(page)
    await open('?item=13')
    const question = await choose('Delete…')
    await backEnd(page).answerNext('DELETE', 500, {})
    await button('Delete service', question).click()
    const failed = details.getByRole('alert')
    await expect(failed.getByText('Failed to delete service. Please try again.')).toHaveCount(1)
    await backEnd(page).failNext('DELETE', 500)
    await button('Retry', failed).click()
    await expect(failed).toHaveText(
      /^Failed to delete service\. Please try again\.The server is having trouble\. Please try again\./,
    )
    expect((await tablesOf(page)).services.some(({ id }) => id === 13)).toBe(true)
    await button('Retry', failed).click()
    await expect(details).toHaveCount(0)
    expect((await tablesOf(page)).services.some(({ id }) => id === 13)).toBe(false)
  })
})

describe('stock', () => {
  const stockIn = async (page: Page, product: number) =>
    (await tablesOf(page)).stock_movements
      .filter(({ product_id }) => product_id === product)
      .reduce((sum, { quantity }) => sum + quantity, 0)

  test('is received, shown and undone', async ({ page }) => {
    const { changeStock, details, open, toast } = catalogPage(page)
    await open('?kind=products&item=8')
    await changeStock({ happened: 'Received', quantity: ['Quantity received', '4'] })
    await expect(toast('Stock of Hardwood mulch changed')).toBeVisible()
    await expect(details).toContainText('22.5 cu yd')
    await toast('Stock of Hardwood mulch changed').getByRole('button', { name: 'Undo' }).click()
    await expect(toast('Undone')).toBeVisible()
    expect(await stockIn(page, 8)).toBe(18.5)
  })

  test('of less than none is refused, and the summary names the field', async ({ page }) => {
    const { changeStock, open } = catalogPage(page)
    await open('?kind=products&item=5')
    const dialog = await changeStock({ happened: 'Received', quantity: ['Quantity received', '-1'] })
    await expect(dialog.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Quantity received: use 0 or more',
    ])
  })

  test('can’t be used beyond what is there, nor corrected without a reason', async ({ page }) => {
    const { changeStock, chooseJob, open } = catalogPage(page)
    await open('?kind=products&item=5')
    const dialog = await changeStock({ happened: 'Used on a job', quantity: ['Quantity used', '9'] })
    await expect(dialog.getByRole('combobox', { name: 'Job', exact: true })).toHaveAccessibleDescription(
      'Job is required',
    )
    await chooseJob(dialog, 'JOB-1006')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Quantity used')).toHaveAccessibleDescription(
      'Only 4 bags in stock. Use that much or less, or correct the stock.',
    )
    await dialog.getByLabel('What happened').selectOption('Correct to what was counted')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Reason is required')
    expect(await stockIn(page, 5)).toBe(4)
  })

  test('comes back as it was typed after a reload, and was not done twice where it was sent already', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to fetch/)
    const { button, changeStock, chooseJob, details, open, toast } = catalogPage(page)
    await open('?kind=products&item=5')
    await button('Change stock…', details).click()
    const dialog = page.getByRole('dialog', { name: 'Change stock' })
    await dialog.getByLabel('What happened').selectOption('Used on a job')
    await chooseJob(dialog, 'JOB-1006')
    await dialog.getByLabel('Quantity used').fill('3')
    await page.reload()
    await expect(dialog.getByText('Draft restored.')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Job', exact: true })).toHaveValue(/^JOB-1006 /)

    await backEnd(page).loseNext('/graphql MoveStock')
    await button('Save', dialog).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to change stock. Please try again.')
    await page.reload()
    await expect(dialog.getByText('1 bag in stock')).toBeVisible()
    await expect(dialog.getByLabel('Quantity used')).toHaveValue('3')
    await button('Save', dialog).click()
    await expect(toast('Stock of Tall fescue blend, 50 lb changed')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await stockIn(page, 5)).toBe(1)

    await changeStock({ happened: 'Received', quantity: ['Quantity received', '2'] })
    await expect(toast('Stock of Tall fescue blend, 50 lb changed')).toHaveCount(2)
    expect(await stockIn(page, 5)).toBe(3)
  })

  test('has a form with an address, which says why where it can’t be', async ({ page }) => {
    const { open } = catalogPage(page)
    const dialog = page.getByRole('dialog', { name: 'Change stock' })
    await open('?kind=products&restock=14')
    await expect(dialog).toContainText('The stock of this product is not tracked.')
    await page.goto('/dashboard/catalog?kind=products&restock=99999')
    await expect(dialog).toContainText('This product does not exist. It may have been deleted, or the link is wrong.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/dashboard/catalog?kind=products')
  })

  test('has a list of what to order', async ({ page }) => {
    const { button, open } = catalogPage(page)
    await open('?kind=products')
    await button('Reorder list').click()
    const list = page.getByRole('list', { name: 'Products to reorder' })
    await expect(list.getByRole('listitem')).toHaveCount(6)
    await expect(list.getByRole('listitem').first()).toContainText('Order 78')
  })
})

describe('a product', () => {
  test('is added with its stock; a SKU that is taken is refused at the field', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, form, open, toast } = catalogPage(page)
    await open('?kind=products&create=true')
    const add = form('Add Product')
    await add.getByLabel('Name').fill('Gypsum, 40 lb')
    await add.getByLabel('SKU').fill('fer-2171')
    await add.getByLabel('Price ($)').fill('12')
    await add.getByLabel('In stock now').fill('8')
    await button('Add Product', add).click()
    await expect(add.getByLabel('SKU')).toHaveAccessibleDescription(/Another product has this SKU already\./)
    await add.getByLabel('SKU').fill('GYP-40')
    await button('Add Product', add).click()
    await expect(toast('Gypsum, 40 lb added')).toBeVisible()
    const { stock_movements } = await tablesOf(page)
    expect(stock_movements.at(-1)).toMatchObject({ kind: 'opening', quantity: 8 })
  })
})

describe('a package', () => {
  test('has a form that waits for what it offers', async ({ page }) => {
    const { button, form, tab } = catalogPage(page)
    await page.goto('/dashboard')
    const letGo = await holdCalls(page, '/services')
    await page.getByRole('link', { name: 'Catalog', exact: true }).click()
    await tab(/^Packages/).click()
    await button('Add Package').click()
    await expect(page).toHaveURL('/dashboard/catalog?kind=packages&create=true')
    await import('@/ui/catalog/packages/package-form-dialog')
    await expect(page.getByRole('tab', { name: 'Packages 4' })).toBeVisible()
    await expect(form('Add Package')).toHaveCount(0)
    await letGo()
    await expect(form('Add Package').getByLabel('Add a service')).toHaveAttribute('placeholder', 'Search services')
  })

  test('is put together from services and products, at the price of its parts', async ({ page }) => {
    const { button, form, open, toast } = catalogPage(page)
    await open('?kind=packages&create=true')
    const add = form('Add Package')
    await add.getByLabel('Name').fill('Weed and feed')
    await button('Add Package', add).click()
    await expect(add.getByLabel('Add a service')).toHaveAccessibleDescription('Include at least one service or product')
    await add.getByLabel('Add a service').fill('weed')
    await page.getByRole('option', { name: 'Weed control' }).click()
    await add.getByLabel('Quantity of Weed control').fill('3')
    await add.getByLabel('Discount (%)').fill('50')
    await button('Use $102.00', add).click()
    await expect(add.getByLabel('Price ($)')).toHaveValue('102.00')
    await button('Add Package', add).click()
    await expect(toast('Weed and feed added')).toBeVisible()
    expect((await tablesOf(page)).packages.at(-1)).toMatchObject({
      total_price: 10_200,
      included_services: [{ service_id: 5, quantity: 3 }],
    })
  })
})

test('categories and products that are still on their way are not said to be none', async ({ page }) => {
  const { button, tab } = catalogPage(page)
  await page.goto('/dashboard')
  await backEnd(page).latency(3_600_000)
  await page.getByRole('link', { name: 'Catalog', exact: true }).click()
  await button('Categories').click()
  const categories = page.getByRole('dialog', { name: 'Service categories' })
  await expect(categories.getByRole('status')).toContainText('Loading categories…')
  await expect(categories).not.toContainText('No categories yet')
  await button('Close', categories).last().click()
  await tab(/^Products/).click()
  await button('Reorder list').click()
  const reorder = page.getByRole('dialog', { name: 'Reorder list' })
  await expect(reorder.getByRole('status')).toContainText('Loading products…')
  await expect(reorder).not.toContainText('Nothing to order')
})

describe('categories', () => {
  test('are added, and stay while services are in them', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, open, toast } = catalogPage(page)
    await open()
    await button('Categories').click()
    const dialog = page.getByRole('dialog', { name: 'Service categories' })
    await expect(button('Delete Irrigation', dialog)).toHaveAccessibleDescription(
      'This category has 3 services: Sprinkler tune-up, Leak repair, and Drip line installation. Move them to another category first.',
    )
    await button('Add Category', dialog).click()
    const naming = page.getByRole('dialog', { name: 'Add Category' })
    await naming.getByLabel('Name').fill('irrigation')
    await button('Add Category', naming).click()
    await expect(naming.getByLabel('Name')).toHaveAccessibleDescription('A category with this name already exists.')
    await naming.getByLabel('Name').fill('Ponds')
    problems.expect(/Failed to fetch/)
    await backEnd(page).loseNext('POST /landscaping')
    await button('Add Category', naming).click()
    await expect(naming.getByRole('alert')).toContainText('Failed to add category. Please try again.')
    await expect(page.getByText('Ponds').first()).toBeVisible()
    await button('Add Category', naming).click()
    await expect(toast('Ponds added')).toBeVisible()
    await expect(dialog.getByRole('listitem').last()).toContainText('Ponds')
  })
})

describe('the office manager', () => {
  test.override({ as: 'manager' })

  test('has the catalog without the stock', async ({ page }) => {
    const { open, row } = catalogPage(page)
    await open('?kind=products')
    await expect(row('Hardwood mulch')).toContainText('$42.00')
    await expect(page.getByText(/Low Stock|No tracking/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reorder list' })).toHaveCount(0)
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('sees services on jobs, and not the catalog', async ({ page }) => {
    await page.goto('/dashboard/catalog')
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  })
})
