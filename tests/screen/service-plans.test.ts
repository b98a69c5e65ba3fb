import { backEnd, tablesOf } from '../e2e/back-end'
import { factsOn } from '../e2e/databases'
import { servicePlansPage } from '../e2e/service-plans-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const unprocessable = /422 \(Unprocessable/
const DAY = 24 * 3_600_000
/** Executes a GraphQL write but never delivers its answer. Returns a function that restores fetch. */
const withoutAnswerTo = (operation: string): (() => void) => {
  const send = window.fetch
  window.fetch = async (...args) => {
    const answer = await send(...args)
    return String(args[1]?.body).includes(operation) ? new Promise<never>(() => undefined) : answer
  }
  return () => {
    window.fetch = send
  }
}

const CLIENT = 'Helen Brandt'

describe('the tabs', () => {
  test('are three, and offer what they are for (PLAN-01)', async ({ page }) => {
    const { button, open, tab } = servicePlansPage(page)
    await open()
    await expect(page.getByRole('tab')).toHaveText(['Plan Templates', 'Active Plans', 'Create Plan'])
    await expect(button('New Template')).toBeVisible()
    await tab('Active Plans').click()
    await expect(page).toHaveURL('/dashboard/service-plans?kind=plans')
    await expect(button('New Plan')).toBeVisible()
    await button('New Plan').click()
    await expect(page).toHaveURL('/dashboard/service-plans?kind=create')
    await expect(button('New Plan')).toHaveCount(0)
  })

  test('are searched each by its own words (PLAN-02)', async ({ page }) => {
    const { count, open } = servicePlansPage(page)
    await open('?search=maintenance')
    await expect(count).toHaveText('3 plan templates')
    await open('?search=slow-release')
    await expect(count).toHaveText('1 plan template')
    const { service_plans: plans } = await tablesOf(page)
    await open('?kind=plans&search=paused')
    await expect(count).toHaveText('1 service plan')
    await open('?kind=plans&search=fertilizing')
    await expect(count).toHaveText(`${plans.filter(({ template_id }) => template_id === 3).length} service plans`)
  })
})

test('the whole list of a tab is that of the tab', async ({ page }) => {
  const { count, open } = servicePlansPage(page)
  await open('?kind=plans&status=paused')
  await expect(count).toHaveText('1 service plan')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitemradio', { name: 'All service plans' }).click()
  await expect(page).toHaveURL('/dashboard/service-plans?kind=plans')
})

describe('a template', () => {
  test('says on its card what it is and what it costs (PLAN-03)', async ({ page }) => {
    const { button, card, open } = servicePlansPage(page)
    await open()
    const weekly = card('Weekly Lawn Care')
    for (const text of ['Lawn care', 'Active', 'Weekly', '$260.00 per month', '6 months'])
      await expect(weekly.getByText(text, { exact: true })).toBeVisible()
    await expect(card('Irrigation Care').getByText('No minimum')).toBeVisible()
    await expect(card('Seasonal Hedge Pruning').getByText('Inactive', { exact: true })).toBeVisible()
    await expect(button('Use Template', card('Seasonal Hedge Pruning'))).toHaveAccessibleDescription(
      'This template is inactive. Make it active first.',
    )
  })

  test('leads to Create Plan with its terms, and what a year of it brings (PLAN-06)', async ({ page }) => {
    const { button, card, open } = servicePlansPage(page)
    await open()
    await button('Use Template', card('Lawn Fertilizing Program')).click()
    await expect(page).toHaveURL('/dashboard/service-plans?kind=create&template=3')
    await expect(page.getByLabel('Select Template')).toHaveValue('3')
    const cycle = page.getByLabel('Billing Cycle')
    await expect(cycle).toHaveValue('quarterly')
    await expect(cycle.getByRole('option')).toHaveText(['Monthly', 'Quarterly', 'Annual', 'Per service'])
    await expect(page.getByText('12 visits, 4 charges of $330.00: $1,320.00 in the first year.')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toHaveText('Nov 2026on the 18th$330.00on the 18th')
    await cycle.selectOption('Monthly')
    await expect(page.getByText('12 visits, 12 charges of $110.00: $1,320.00 in the first year.')).toBeVisible()
  })

  test('is refused what can’t be, at the fields', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, form, open } = servicePlansPage(page)
    await open('?create=true')
    const add = form('New Template')
    await add.getByLabel('Price per cycle').fill('12.345')
    await add.getByLabel('Price per service').fill('-1')
    await button('Add Template', add).click()
    await expect(add.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Name is required',
      'Price per cycle: use at most two decimals',
      'Price per service: use an amount of 0 or more',
    ])
    await add.getByLabel('Name').fill(' weekly  LAWN care')
    await add.getByLabel('Price per cycle').fill('')
    await add.getByLabel('Price per service').fill('')
    await button('Add Template', add).click()
    await expect(add.getByText('Price per cycle is required').first()).toBeVisible()
    await add.getByLabel('Price per cycle').fill('99.50')
    await button('Add Template', add).click()
    await expect(add.getByText('A template with this name already exists.').first()).toBeVisible()
  })

  test('that is edited says how many plans keep their terms, and leaves them so', async ({ page }) => {
    const { button, card, form, open, toast } = servicePlansPage(page)
    await open()
    await button('Edit Every Other Week Mowing', card('Every Other Week Mowing')).click()
    const edit = form('Edit Template')
    await expect(edit).toContainText(
      /\d plans run on this template and keep their terms\. Your changes are for new plans\./,
    )
    await edit.getByLabel('Price per service').fill('82')
    await button('Save changes', edit).click()
    await expect(toast('Every Other Week Mowing saved')).toBeVisible()
    await expect(card('Every Other Week Mowing')).toContainText('$82.00 per service')
    const { service_plans: plans } = await tablesOf(page)
    const prices = plans
      .filter(({ template_id }) => template_id === 2)
      .map(({ price_per_service }) => price_per_service)
    expect([...new Set(prices)]).toEqual([7_500])
  })

  test('is deleted once that is confirmed, and brought back', async ({ page }) => {
    const { button, card, open, question, toast } = servicePlansPage(page)
    await open()
    await button('More actions for Irrigation Care', card('Irrigation Care')).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await expect(question).toContainText('Plans that were made from it stay as they are.')
    await button('Delete template', question).click()
    await expect(card('Irrigation Care')).toHaveCount(0)
    await button('Undo', toast('Irrigation Care deleted')).click()
    await expect(card('Irrigation Care')).toBeVisible()
  })
})

describe('a plan', () => {
  test('says in the table whose it is and how it stands (PLAN-04, X-37, X-38)', async ({ page }) => {
    const { open, row } = servicePlansPage(page)
    await open('?kind=plans')
    for (const name of ['Plan Details', 'Client', 'Status', 'Progress', 'Next Service', 'Balance', 'Actions'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    const { service_plans: plans } = await tablesOf(page)
    const weekly = row('Weekly Lawn Care')
    const client = plans.find(({ template_id }) => template_id === 1)?.client_id
    await expect(weekly).toContainText(`Client #${client}`)
    await expect(weekly).toContainText('0% · No visits scheduled')
    await expect(row(/Paused/)).toContainText('Not scheduled')
    await expect(weekly.getByRole('link')).toHaveAttribute('href', `/dashboard/clients/${client}`)
  })

  test('offers what can be done with it, and Cancel always (PLAN-05, X-35)', async ({ page }) => {
    const { open, row } = servicePlansPage(page)
    await open('?kind=plans')
    const menuOf = (text: RegExp) => row(text).getByRole('button', { name: /^More actions/ })
    await menuOf(/Paused/).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Resume…', 'View', 'Edit…', 'Cancel…'])
    await page.keyboard.press('Escape')
    await menuOf(/Cancelled/).click()
    await expect(page.getByRole('menuitem')).toHaveText(['View', /^Cancel…/])
    await expect(page.getByRole('menuitem', { name: /^Cancel…/ })).toContainText('This plan is cancelled already.')
  })

  test('is made with its visits, and not twice (PLAN-06)', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, chooseClient, details, open, toast } = servicePlansPage(page)
    await open('?kind=create')
    await button('Create Service Plan').click()
    await expect(page.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Client is required',
      'Template is required',
    ])
    const make = async () => {
      await chooseClient(CLIENT)
      await page.getByLabel('Select Template').selectOption('Weekly Lawn Care – $260.00 per month')
      await button('Create Service Plan').click()
    }
    await make()
    await expect(toast('Service plan created')).toBeVisible()
    await expect(details).toContainText(`Weekly Lawn Care for ${CLIENT}`)
    await expect(details).toContainText('0/5 · 0%')
    await open('?kind=create')
    await make()
    await expect(page.getByText('This client already has this plan.').first()).toBeVisible()
  })

  test('keeps what is typed over a reload, and throws it away once that is confirmed', async ({ page }) => {
    const { button, open, question } = servicePlansPage(page)
    await open('?kind=create')
    await page.getByLabel('Special Instructions').fill('Ring first')
    await page.reload()
    await expect(page.getByText('Draft restored.')).toBeVisible()
    await expect(page.getByLabel('Special Instructions')).toHaveValue('Ring first')
    await button('Start over').click()
    await button('Start over', question).click()
    await expect(page.getByLabel('Special Instructions')).toHaveValue('')
    await expect(page.getByText('Draft restored.')).toBeHidden()

    await page.getByLabel('Special Instructions').fill('Ring twice')
    await button('Cancel').click()
    await expect(question).toContainText('Discard this service plan?')
    await button('Keep editing', question).click()
    await expect(page.getByLabel('Special Instructions')).toHaveValue('Ring twice')
    await button('Cancel').click()
    await button('Discard', question).click()
    await expect(page).toHaveURL('/dashboard/service-plans?kind=plans')
    await open('?kind=create')
    await expect(page.getByLabel('Special Instructions')).toHaveValue('')
    await button('Cancel').click()
    await expect(page).toHaveURL('/dashboard/service-plans?kind=plans')
  })

  test('says before it is paused what that does, and is brought back by undo', async ({ page }) => {
    const { button, details, open, question, toast } = servicePlansPage(page)
    await page.goto('/dashboard')
    const { service_plans: plans, jobs } = await tablesOf(page)
    const { id = 0 } = plans.find(({ template_id, status }) => template_id === 4 && status === 'active') ?? {}
    const open_ = jobs.filter(({ plan_id, status }) => plan_id === id && ['scheduled', 'assigned'].includes(status))
    await open(`?kind=plans&plan=${id}`)
    await button('Pause…', details).click()
    for (const { job_number } of open_) await expect(question).toContainText(job_number)
    await expect(question).toContainText('Nothing is charged while it is paused.')
    await button('Pause plan', question).click()
    await expect(details).toContainText('Paused')
    await button('Undo', toast(' paused')).click()
    await expect(button('Pause…', details)).toBeVisible()
  })

  test('has other terms once it is said what they do to visits and billing, and undo brings the old ones back', async ({
    page,
  }) => {
    const { button, chooseClient, details, form, open, toast } = servicePlansPage(page)
    await open('?kind=create&template=1')
    await chooseClient(CLIENT)
    await button('Create Service Plan').click()
    await button('Edit…', details).click()
    const edit = form('Edit Plan')
    const changes = edit.getByRole('region', { name: 'What this changes' })
    await expect(changes).toContainText('No changes yet.')
    await edit.getByLabel('Billing cycle').selectOption('Quarterly')
    await expect(edit.getByLabel('Price per cycle')).toHaveValue('780.00')
    await edit.getByLabel('Frequency').selectOption('Every second week')
    await expect(changes.getByRole('listitem')).toHaveText([
      /^Cancels 2 visits: JOB-\d+ on .*\.$/,
      'Keeps 3 visits that are scheduled.',
      'Visits keep their place in the calendar, whenever the last one was done.',
      /^From .* on, \$780\.00 is charged per quarter\. Earlier charges stay the same\.$/,
    ])
    await edit.getByLabel('Name').fill('W'.repeat(101))
    await button('Save changes', edit).click()
    await expect(edit.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Name: 1 character too many',
    ])
    await edit.getByLabel('Name').fill('Lawn Care')
    await edit.getByLabel('Price per cycle').fill('0')
    await button('Save changes', edit).click()
    await expect(edit.getByText('Price per cycle is required').first()).toBeVisible()
    await edit.getByLabel('Price per cycle').fill('750')
    await button('Save changes', edit).click()
    await expect(details).toContainText('$750.00 per quarter')
    await expect(details).toContainText('0/3 · 0%')
    await button('Undo', toast(`Lawn Care for ${CLIENT} saved`)).click()
    await expect(details).toContainText('$260.00 per month')
  })

  test('that is over can’t be edited', async ({ page }) => {
    const { form, open } = servicePlansPage(page)
    await page.goto('/dashboard')
    const { service_plans: plans } = await tablesOf(page)
    await open(`?kind=plans&edit_plan=${plans.find(({ status }) => status === 'cancelled')?.id}`)
    await expect(form('Edit Plan')).toContainText('This plan is cancelled already.')
  })

  test('is paused with others once it is said what that does, and undo brings all of them back', async ({ page }) => {
    const { button, count, open, question, toast } = servicePlansPage(page)
    await open('?kind=plans&search=mowing')
    await expect(count).toHaveText('4 service plans')
    await page.getByRole('checkbox', { name: 'Select all service plans shown' }).check()
    await expect(button('Resume… (1)')).toBeVisible()
    await button('Pause… (2)').click()
    await expect(question.getByRole('listitem')).toHaveText([
      'Cancels their upcoming visits. Visits in progress finish as planned.',
      'Nothing is charged while they are paused.',
      'Outstanding balances of $75.00 stay due.',
    ])
    await button('Pause 2 plans', question).click()
    await expect(page.getByRole('row').filter({ hasText: 'Paused' })).toHaveCount(3)
    await button('Undo', toast('2 service plans paused')).click()
    await expect(page.getByRole('row').filter({ hasText: 'Paused' })).toHaveCount(1)
  })

  test('whose step failed says so in its row and is tried again', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, open, question, row } = servicePlansPage(page)
    await open('?kind=plans')
    await button(/^Resume/, row(/Paused/)).click()
    await expect(button('Resume plan', question)).toBeEnabled()
    await backEnd(page).failNext('/graphql', 503)
    await button('Resume plan', question).click()
    const failed = row(/Paused/).getByRole('button', { name: /^Retry/ })
    await failed.click()
    await expect(row(/Paused/)).toHaveCount(0)
  })

  test.for([
    ['Pause', 'paused', 'Paused'],
    ['Cancel', 'cancelled', 'Cancelled'],
  ] as const)(
    '%s: carried out before the page was killed, it is done once and shown on the next visit',
    async ([verb, status, shown], { page }) => {
      const { button, details, open, question } = servicePlansPage(page)
      await page.goto('/dashboard')
      const planIn = async () => (await tablesOf(page)).service_plans.find(({ template_id }) => template_id === 4)
      const { id = 0 } = (await planIn()) ?? {}
      await open(`?kind=plans&plan=${id}`)
      await button(`${verb}…`, details).click()
      await expect(button(`${verb} plan`, question)).toBeEnabled()
      const answered = withoutAnswerTo('ChangePlanStatus')
      await button(`${verb} plan`, question).click()
      await expect.poll(async () => (await planIn())?.status).toBe(status)
      await page.close()
      answered()

      await open(`?kind=plans&plan=${id}`)
      await expect(details.getByText(shown, { exact: true }).first()).toBeVisible()
      await expect(details.getByRole('alert')).toHaveCount(0)
      const done = (await factsOn(page, `service_plan/${id}`)).filter((type) => type === `service_plan.${status}`)
      expect(done).toEqual([`service_plan.${status}`])
      await page.reload()
      await expect(details.getByText(shown, { exact: true }).first()).toBeVisible()
      expect((await planIn())?.status).toBe(status)
    },
  )

  test('that has ended shows its Cancel still, and why it is off (PLAN-05, X-35)', async ({ page }) => {
    const { button, details, open } = servicePlansPage(page)
    await page.goto('/dashboard')
    const { service_plans: plans } = await tablesOf(page)
    const { id = 0 } = plans.find(({ status }) => status === 'completed') ?? {}
    await open(`?kind=plans&plan=${id}`)
    const cancel = button('Cancel…', details)
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await expect(cancel).toHaveAccessibleDescription('This plan is completed already.')
  })

  test('says why its balance is what it is, and takes a payment', async ({ page }) => {
    const { button, details, open } = servicePlansPage(page)
    await page.goto('/dashboard')
    const { service_plans: plans } = await tablesOf(page)
    const { id = 0 } = plans.find(({ template_id }) => template_id === 5) ?? {}
    await open(`?kind=plans&plan=${id}`)
    await button('Why this balance?', details).click()
    await expect(details).toContainText('The balance is $95.00: one charge is not paid yet.')
    await details.getByRole('button', { name: /^Mark as paid/ }).click()
    await button('Mark as paid', page.getByRole('dialog', { name: 'Mark as paid' })).click()
    await expect(details).toContainText('The balance is $0.00: every charge is paid.')
  })

  test('waits at each charge that was pressed, and at no other', async ({ page }) => {
    const { button, details, open } = servicePlansPage(page)
    await page.goto('/dashboard')
    const { plan_charges: charges } = await tablesOf(page)
    const ofPlan = (id: number) => charges.filter((each) => each.plan_id === id && each.invoice_id === null)
    const plan = charges.find(({ plan_id }) => ofPlan(plan_id).length > 2)?.plan_id ?? 0
    await open(`?kind=plans&plan=${plan}`)
    await button('Why this balance?', details).click()
    const rows = details.getByRole('list', { name: 'Charges' }).getByRole('button', { name: /^Mark as/ })
    await expect(rows).toHaveCount(ofPlan(plan).length)
    const answered = withoutAnswerTo('SettlePlanCharge')
    await rows.nth(0).click()
    await rows.nth(1).click()
    await expect(rows.nth(0)).toHaveAttribute('aria-busy', 'true')
    await expect(rows.nth(1)).toHaveAttribute('aria-busy', 'true')
    expect(await rows.nth(2).getAttribute('aria-busy')).toBe(null)
    answered()
  })

  test('that can’t be loaded says so and is tried again', async ({ page, problems }) => {
    problems.expect(failing)
    const { count } = servicePlansPage(page)
    await page.goto('/dashboard')
    for (const status of [503, 503]) await backEnd(page).failNext('/plans', status)
    await page.getByRole('link', { name: 'Service Plans', exact: true }).click()
    await page.getByRole('tab', { name: 'Active Plans' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load service plans. Please try again.' })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(count).toHaveText('10 service plans')
  })
})

describe('visits that went by while no one was here', () => {
  test('are asked about: one today for each plan, or none', async ({ page }) => {
    const { button, chooseClient, open, toast } = servicePlansPage(page)
    await open('?kind=create&template=1')
    await chooseClient(CLIENT)
    await button('Create Service Plan').click()
    await expect(toast('Service plan created')).toBeVisible()
    await backEnd(page).advance(80 * DAY)
    await open('?kind=plans')
    const missedVisits = page
      .getByRole('alert')
      .filter({ hasText: /While Groundwork was closed, \d+ visits of \d+ plans were not scheduled\./ })
    await expect(missedVisits).toBeVisible()
    await button('Skip', missedVisits).click()
    await expect(missedVisits).toHaveCount(0)
    await button('Undo', toast('Missed visits skipped')).click()
    await button('Schedule from today', missedVisits).click()
    await expect(toast(/visits? scheduled for today/)).toBeVisible()
    await expect(missedVisits).toHaveCount(0)
  })
})
