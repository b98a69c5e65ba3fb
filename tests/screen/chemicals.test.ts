import { backEnd, tablesOf } from '../e2e/back-end'
import { chemicalsPage } from '../e2e/chemicals-page'
import { describe, expect, test } from './screen'

const BUSY = 'The server is having trouble. Please try again.'
const failing = /503 \(Service Unavailable\)|500 \(Internal/
const HELENS = '2204 Bridle Path, Austin'

describe('the list', () => {
  test('is narrowed by words, days, property, chemical and what is missing, which the address keeps (CHEM-01)', async ({
    page,
  }) => {
    const { count, open } = chemicalsPage(page)
    await open()
    await expect(count).toHaveText('32 applications')
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('brown heritage')
    await expect(count).toHaveText('5 applications')

    await open()
    const chemical = page.getByRole('combobox', { name: 'Chemical' })
    await expect(chemical.getByRole('option').first()).toHaveText('All Chemicals')
    await chemical.selectOption('Talstar P')
    await expect(page).toHaveURL(/chemical=Talstar/)
    await expect(count).toHaveText('6 applications')
    const property = page.getByRole('combobox', { name: 'Property' })
    await expect(property.getByRole('option').first()).toHaveText('All Properties')

    await open('?from=2026-11-01')
    await page.getByLabel('End date').fill('2026-11-15')
    await expect(page).toHaveURL('/dashboard/chemicals?from=2026-11-01&to=2026-11-15')
    const { chemical_applications: all } = await tablesOf(page)
    const early = all.filter(({ application_date: day }) => day >= '2026-11-01' && day <= '2026-11-15')
    await expect(count).toHaveText(`${early.length} applications`)
    await page.reload()
    await expect(count).toHaveText(`${early.length} applications`)

    await open()
    await page.getByRole('combobox', { name: 'Record' }).selectOption('Missing: Area treated')
    const without = all.filter(({ area_treated_sqft }) => area_treated_sqft === null)
    await expect(count).toHaveText(`${without.length} applications`)
  })

  test('says that nothing is found, and what to do (CHEM-02)', async ({ page }) => {
    const { open } = chemicalsPage(page)
    await open('?search=moonshine')
    await expect(page.getByText('No applications found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
  })

  test('says that its days are the wrong way round', async ({ page }) => {
    const { open } = chemicalsPage(page)
    await open('?from=2026-11-10&to=2026-11-09')
    const end = page.getByLabel('End date')
    await expect(end).toHaveAccessibleDescription('Choose an end date on or after the start date')
    await end.fill('2026-11-10')
    await expect(end).toHaveAccessibleDescription('')
  })

  test('of a new business says how to begin (CHEM-02)', async ({ page }) => {
    const { button, form } = chemicalsPage(page)
    await page.goto('/dashboard')
    const tables = await tablesOf(page)
    tables.chemical_applications.length = 0
    await page.getByRole('link', { name: 'Chemicals' }).click()
    await expect(page.getByText('No applications found')).toBeVisible()
    await expect(page.getByText('Start by recording your first chemical application')).toBeVisible()
    await button('Record Application').last().click()
    await expect(form('Record Chemical Application')).toBeVisible()
  })

  test('that can’t be loaded says so and is tried again (CHEM-11)', async ({ page, problems }) => {
    problems.expect(failing)
    const { count } = chemicalsPage(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failRate(1))
    await page.getByRole('link', { name: 'Chemicals' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load chemical tracking data.' })
    await expect(failed).toContainText(BUSY)
    await page.evaluate(() => globalThis.groundwork?.server.faults.clear())
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(count).toHaveText('32 applications')
  })

  test('says which records can’t be confirmed', async ({ page }) => {
    await page.goto('/dashboard')
    const { chemical_applications: rows } = await tablesOf(page)
    rows.splice(4, 1, ...rows.slice(4, 5).map((row) => ({ ...row, notes: 'Forged' })))
    await page.getByRole('link', { name: 'Chemicals' }).click()
    await expect(page.getByRole('alert')).toContainText('One record can’t be confirmed as recorded.')
    await page.getByRole('link', { name: 'See record 5' }).click()
    await expect(page.getByText('Record can’t be confirmed')).toBeVisible()
  })
})

describe('Record Chemical Application', () => {
  test('asks for what is missing, and for nothing else (CHEM-03, CHEM-04)', async ({ page }) => {
    const { button, form, open } = chemicalsPage(page)
    await open()
    await button('Record Application').click()
    const record = form('Record Chemical Application')
    await record.getByLabel('Application Date').fill('2026-11-19')
    await button('Record Application', record).click()
    await expect(record.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Property is required',
      'Chemical product is required',
      'Active ingredient is required',
      'Target pest or disease is required',
      'The application date can’t be in the future',
      'Application method is required',
      'Applicator name is required',
      'Re-entry interval is required',
    ])
    await record.getByLabel('Application Date').fill('')
    await record.getByLabel('Application Time').fill('')
    await button('Record Application', record).click()
    await expect(record.getByLabel('Application Date')).toHaveAccessibleDescription('Application date is required')
    await expect(record.getByLabel('Application Time')).toHaveAccessibleDescription('Application time is required')
  })

  test('begins now, and fills in what is known of the product and the applicator (CHEM-05, CHEM-06)', async ({
    page,
  }) => {
    const { form, open } = chemicalsPage(page)
    await open('?record=1')
    const record = form('Record Chemical Application')
    await expect(record.getByLabel('Application Date')).toHaveValue('2026-11-18')
    await expect(record.getByLabel('Application Time')).toHaveValue('10:15')
    await record.getByLabel('Chemical Product').selectOption('Heritage (Fungicide, caution)')
    await expect(record.getByLabel('Active Ingredient')).toHaveValue('Azoxystrobin')
    await expect(record.getByLabel('EPA Registration Number')).toHaveValue('100-1093')
    await expect(record.getByLabel('Re-entry Interval (hours)')).toHaveValue('4')
    await record.getByLabel('Applicator Name').fill('Marcus Bell')
    await expect(record.getByLabel('License Number')).toHaveValue('TDA 0784112')
    await record.getByLabel('Chemical Product').selectOption('Another product…')
    await expect(record.getByLabel('Product Name')).toHaveValue('')
    await expect(record.getByLabel('Total Amount Applied')).toHaveAttribute('step', '0.1')
  })

  test('refuses a time to come and a rate above the label’s until it is confirmed', async ({ page }) => {
    const { button, details, fillIn, form, open, toast } = chemicalsPage(page)
    await open('?record=true')
    const record = form('Record Chemical Application')
    await fillIn(record, HELENS)
    await record.getByLabel('Application Time').fill('10:30')
    await button('Record Application', record).click()
    await expect(record.getByLabel('Application Time')).toHaveAccessibleDescription(
      'The application time can’t be in the future',
    )
    await record.getByLabel('Application Time').fill('08:30')
    await record.getByLabel('Application Rate').fill('0.2')
    await button('Record Application', record).click()
    await expect(record.getByLabel('Application Rate')).toHaveAccessibleDescription(/Check the rate, or confirm/)
    await record.getByLabel('This rate was applied, above the label’s').check()
    await button('Record Application', record).click()
    await button('View', toast('Tenacity recorded')).click()
    await expect(details).toContainText('No entry until 8:30 PM, 10 h 15 min left')
    await expect(details).toContainText('5 of 8 elements. Missing: Total amount, Area treated, and Crop or site.')
    await expect(details).toContainText('Record unaltered')
    await expect(details).toContainText('Record 33 of 33.')
    const { chemical_applications } = await tablesOf(page)
    expect(chemical_applications.at(-1)).toMatchObject({
      application_rate: '0.2 fl oz per 1,000 sq ft',
      above_label: true,
      application_time: '08:30',
    })
  })

  test('keeps what was typed over a reload and a failure, then lists and undoes it (X-39)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { button, count, fillIn, form, open, toast } = chemicalsPage(page)
    await open('?record=true')
    const record = form('Record Chemical Application')
    await fillIn(record, HELENS)
    await page.reload()
    await expect(record.getByText('Draft restored.')).toBeVisible()
    await backEnd(page).failNext('POST /graphql', 503)
    await button('Record Application', record).click()
    await expect(record.getByRole('alert')).toContainText('Failed to record application. Please try again.')
    await expect(record.getByLabel('Target Pest/Disease')).toHaveValue('Nutsedge')
    await button('Record Application', record).click()
    await expect(page.getByRole('row').filter({ hasText: 'Nutsedge' }).first()).toHaveAttribute('data-new', 'true')
    await button('Undo', toast('Tenacity recorded')).click()
    await expect(count).toHaveText('32 applications')
  })
})

describe('Application Details', () => {
  test('say what was not recorded, rather than that there was none', async ({ page }) => {
    const { open } = chemicalsPage(page)
    await open('?application=2')
    const details = page.getByRole('dialog', { name: 'Application Details' })
    for (const element of ['Area treated', 'License number', 'Concentration'])
      await expect(details).toContainText(`${element}Not recorded`)
  })

  test('are corrected, with the history shown and undone', async ({ page }) => {
    const { button, details, form, open, toast } = chemicalsPage(page)
    await open('?application=5')
    await button('Correct…', details).click()
    const correct = form('Correct Chemical Application')
    await correct.getByLabel('Notes').fill('Wind picked up at noon.')
    await correct.getByLabel('Respirator').check()
    await button('Save correction', correct).click()
    await expect(toast(/ corrected/)).toBeVisible()
    await expect(details).toContainText('Record 33 of 33.')
    await details.getByRole('tab', { name: 'History' }).click()
    await expect(details.getByText('Record corrected')).toBeVisible()
    await expect(details.getByText('PPE:')).toBeVisible()
    await button('Undo Record corrected', details).click()
    await expect(toast('Undone: Record corrected')).toBeVisible()
    await details.getByRole('tab', { name: 'Details' }).click()
    await expect(details.getByText('Wind picked up at noon.')).toHaveCount(0)
    await expect(details).toContainText('Record 5 of 33.')
  })

  test('are deleted after a question that says how long records are kept', async ({ page }) => {
    const { button, choose, count, details, open, toast } = chemicalsPage(page)
    await open('?application=5')
    await expect(details).toContainText('Federal record')
    const question = await choose('Delete…')
    await expect(question).toContainText('Federal rules ask you to keep application records for two years.')
    await button('Delete application', question).click()
    await expect(toast(/ deleted/)).toBeVisible()
    await expect(count).toHaveText('31 applications')
  })

  test('have a page of their own', async ({ page }) => {
    await page.goto('/dashboard/chemicals/5')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ at /)
    await page.goto('/dashboard/chemicals/4711')
    await expect(page.getByText('This application does not exist.')).toBeVisible()
    await page.goto('/dashboard/chemicals/none')
    await expect(page.getByText('This application does not exist.')).toBeVisible()
  })
})

test('the compliance record is of a property and a period', async ({ page }) => {
  await page.goto('/dashboard/chemicals/report')
  const [first] = (await tablesOf(page)).chemical_applications
  if (!first) throw new Error('the sample has no applications')
  const paper = page.getByRole('article', { name: 'Compliance record' })
  await expect(paper).toContainText('All properties')
  await page.getByLabel('Property').selectOption(first.location)
  await page.getByLabel('End date').fill(first.application_date)
  await expect(paper).toContainText(first.location)
  await expect(paper).toContainText(`SHA-256 ${first.seal.hash}`)
  await expect(paper).toContainText('1 application')
  await expect(paper).toContainText('Records unaltered')
  await page.getByLabel('End date').fill('2020-01-01')
  await expect(paper).toContainText('No applications found')
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('the compliance record says that its days are the wrong way round', async ({ page }) => {
  await page.goto('/dashboard/chemicals/report?from=2026-11-10&to=2026-11-09')
  const wrong = page.getByText('Choose an end date on or after the start date')
  await expect(wrong).toBeVisible()
  await page.getByLabel('End date').fill('2026-11-10')
  await expect(wrong).toHaveCount(0)
})

test('the compliance record is narrowed as the list was, and says so', async ({ page }) => {
  const { open } = chemicalsPage(page)
  await open('?chemical=Tenacity&missing=area&from=2026-01-01')
  const { chemical_applications: all } = await tablesOf(page)
  const lacking = all.filter((each) => each.chemical_name === 'Tenacity' && each.area_treated_sqft === null)
  await page.getByRole('link', { name: 'Compliance record' }).click()
  await expect(page).toHaveURL('/dashboard/chemicals/report?from=2026-01-01&chemical=Tenacity&missing=area')
  const paper = page.getByRole('article', { name: 'Compliance record' })
  await expect(paper).toContainText('Only Tenacity · Missing: Area treated')
  await expect(paper).toContainText(`From Jan 1, 2026 · ${lacking.length} application`)
  await page.getByRole('combobox', { name: 'Record' }).selectOption('All records')
  await page.getByRole('combobox', { name: 'Chemical' }).selectOption('All Chemicals')
  await expect(page).toHaveURL('/dashboard/chemicals/report?from=2026-01-01')
  await expect(paper).not.toContainText('Only ')
})

describe('for a job', () => {
  test('the form knows property, applicator and a product of the job’s kind, and leads back to the job', async ({
    page,
  }) => {
    const { button, form, toast } = chemicalsPage(page)
    await page.goto('/dashboard/jobs')
    const { jobs } = await tablesOf(page)
    const job = jobs.find(({ title, status }) => title === 'Lawn fertilizer round' && status === 'completed')
    if (!job) throw new Error('the sample has no such job')
    await page.goto(`/dashboard/jobs?job=${job.id}`)
    const details = page.getByRole('dialog', { name: 'Job Details' })
    await button('More actions', details).click()
    await page.getByRole('menuitem', { name: 'Record application…' }).click()
    await expect(page).toHaveURL(`/dashboard/chemicals?record=true&job=${job.id}`)
    const record = form('Record Chemical Application')
    await expect(record).toContainText(`For ${job.job_number} Lawn fertilizer round`)
    await expect(record.getByLabel('Property', { exact: true })).not.toHaveValue('')
    await expect(record.getByLabel('Active Ingredient')).not.toHaveValue('')
    await expect(record.getByLabel('Applicator Name')).not.toHaveValue('')
    await record.getByLabel('Target Pest/Disease').fill('Clover')
    await record.getByLabel('Application Method').selectOption('Spray')
    await button('Record Application', record).click()
    await expect(toast(/ recorded/)).toBeVisible()
    await expect(page).toHaveURL(`/dashboard/jobs?job=${job.id}`)
    await expect(details.getByRole('list', { name: 'Chemicals of this job' })).toContainText('Clover')
    await expect(details.getByRole('note')).toContainText('No entry until')
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('has no page of chemicals, and records for a job of their own (GUARD-07)', async ({ page }) => {
    const { button, form, toast } = chemicalsPage(page)
    await page.goto('/dashboard/chemicals')
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await page.goto('/dashboard/chemicals?record=1&job=7')
    const record = form('Record Chemical Application')
    await expect(record).toContainText('Your role can’t record chemical applications.')
    await page.goto('/dashboard/chemicals?record=1&job=3')
    await expect(record.getByLabel('Applicator Name')).toHaveValue('Luis Ortega')
    await record.getByLabel('Chemical Product').selectOption('Talstar P (Insecticide, caution)')
    await record.getByLabel('Target Pest/Disease').fill('Fire ants')
    await record.getByLabel('Application Method').selectOption('Spray')
    await button('Record Application', record).click()
    await expect(toast('Talstar P recorded')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/jobs?job=3')
    await expect(page.getByRole('note')).toContainText('No entry until 2:15 PM, 4 h left')
  })
})

describe('the chemical products', () => {
  test('are added, edited and deleted, as far as no record names them (CHEM-07)', async ({ page, problems }) => {
    problems.expect(/422 \(Unprocessable/)
    const { button, toast, open } = chemicalsPage(page)
    await open()
    await button('Products').click()
    await expect(page).toHaveURL('/dashboard/chemicals?products=true')
    const list = page.getByRole('dialog', { name: 'Chemical products' })
    await expect(list.getByRole('listitem')).toHaveCount(8)
    await expect(button('Delete Tenacity', list)).toHaveAccessibleDescription(/records name this product/)
    await button('Add Product', list).click()
    const add = page.getByRole('dialog', { name: 'Add Chemical Product' })
    await add.getByLabel('Name').fill('Tenacity')
    await add.getByLabel('Active ingredient').fill('Sulfosulfuron')
    await add.getByLabel('Re-entry interval (hours)').fill('4')
    await add.getByLabel('Highest rate on the label').fill('0.03 oz per 1,000 sq ft')
    await button('Add Chemical Product', add).click()
    await expect(add.getByLabel('Name')).toHaveAccessibleDescription(
      'A chemical product with this name already exists.',
    )
    await add.getByLabel('Name').fill('Certainty')
    await button('Add Chemical Product', add).click()
    await expect(toast('Certainty added')).toBeVisible()
    await expect(list.getByRole('listitem').last()).toContainText(
      'Herbicide, caution · Sulfosulfuron · no entry for 4 hours · at most 0.03 oz per 1,000 sq ft',
    )
    await button('Edit Certainty', list).click()
    const edit = page.getByRole('dialog', { name: 'Edit Chemical Product' })
    await edit.getByLabel('EPA number').fill('59639-118')
    await button('Save changes', edit).click()
    await expect(list.getByRole('listitem').last()).toContainText('EPA 59639-118')
    await button('Delete Certainty', list).click()
    await button('Delete chemical product', page.getByRole('alertdialog')).click()
    await expect(toast('Certainty deleted')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(8)
  })
})
