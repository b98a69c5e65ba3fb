import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { servicePlansPage } from './service-plans-page'

test('every screen of the service plans passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const { button, card, details, form, open, question, row, tab } = servicePlansPage(page)
  // One visit, because reopening the page takes longer than the check.
  await expectScreensPass(page, {
    async templates() {
      await open()
      await expect(card('Weekly Lawn Care')).toBeVisible()
    },
    async template() {
      await button('New Template').click()
      await button('Add Template', form('New Template')).click()
      await expect(page.getByRole('alert', { name: 'Problems with this form' })).toBeVisible()
    },
    async create() {
      await button('Cancel', form('New Template')).click()
      await button('Use Template', card('Weekly Lawn Care')).click()
      await expect(page.getByText(/in the first year\./)).toBeVisible()
    },
    async plans() {
      await tab('Active Plans').click()
      await expect(page.getByText('0% · No visits scheduled').first()).toBeVisible()
    },
    async plan() {
      await button('Irrigation Care', row('Irrigation Care')).click()
      await expect(button('Pause…', details)).toBeVisible()
    },
    async pause() {
      await button('Pause…', details).click()
      await expect(button('Pause plan', question)).toBeEnabled()
    },
    async visits() {
      await button('Go back', question).click()
      await details.getByRole('tab', { name: 'Visits' }).click()
      await expect(details.getByRole('list', { name: 'Visits' })).toBeVisible()
    },
    async charges() {
      await details.getByRole('tab', { name: 'Charges' }).click()
      await expect(details.getByRole('list', { name: 'Charges' })).toBeVisible()
    },
    async terms() {
      await details.getByRole('tab', { name: 'Details' }).click()
      await button('Edit…', details).click()
      await form('Edit Plan').getByLabel('Frequency').selectOption('Weekly')
      await expect(form('Edit Plan').getByRole('listitem').first()).toBeVisible()
    },
  })
})

test('a template becomes a plan, whose visits are jobs; it is paused, resumed and cancelled', async ({ page }) => {
  const { button, card, chooseClient, details, open, question, toast } = servicePlansPage(page)
  await open()
  await button('Use Template', card('Weekly Lawn Care')).click()
  await chooseClient('Helen Brandt')
  await page.getByLabel('Special Instructions').fill('Side gate is open')
  await button('Create Service Plan').click()
  await expect(toast('Service plan created')).toBeVisible()
  await expect(details).toContainText('0/5 · 0%')

  await details.getByRole('tab', { name: 'Visits' }).click()
  await details.getByRole('list', { name: 'Visits' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/dashboard\/jobs\?job=\d+/)
  await expect(page.getByRole('dialog', { name: /Job Details/ })).toContainText('Side gate is open')
  await page.goBack()

  await details.getByRole('tab', { name: 'Details' }).click()
  await button('Pause…', details).click()
  await expect(question).toContainText('Cancels 5 visits')
  await button('Pause plan', question).click()
  await expect(button('Resume…', details)).toBeVisible()
  await button('Resume…', details).click()
  await expect(question).toContainText('Schedules 5 visits in the next four weeks')
  await button('Resume plan', question).click()
  await expect(button('Pause…', details)).toBeVisible()
  await page.reload()
  await button('Cancel…', details).click()
  await expect(question).toContainText('The minimum contract runs until')
  await button('Cancel plan', question).click()
  await expect(details).toContainText('Cancelled')

  await details.getByRole('tab', { name: 'History' }).click()
  await expect(details).toContainText('Plan cancelled')
  await button(/^Undo/, details.getByRole('listitem').filter({ hasText: 'Plan cancelled' })).click()
  await details.getByRole('tab', { name: 'Details' }).click()
  await expect(button('Pause…', details)).toBeVisible()
})

test('filters keep the room that their words need, however many there are', async ({ page }) => {
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/service-plans?kind=plans&search=mow')
    const cycle = page.getByLabel('Billing cycle')
    const [shown, needed] = await cycle.evaluate((filter) => {
      const free = document.createElement('div')
      free.style.cssText = 'position: absolute; width: max-content'
      free.append(filter.cloneNode(true))
      filter.parentElement?.append(free)
      const widths = [filter.getBoundingClientRect().width, free.offsetWidth] as const
      free.remove()
      return widths
    })
    expect(shown, `at ${width} pixels`).toBeGreaterThanOrEqual(needed)
  }
})
