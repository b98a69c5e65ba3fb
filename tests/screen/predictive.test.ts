import { backEnd, tablesOf } from '../e2e/back-end'
import { predictivePage } from '../e2e/predictive-page'
import { describe, expect, test } from './screen'

const failing = /503 \(Service Unavailable\)|500 \(Internal/
const BUSY = 'The server is having trouble. Please try again.'
const PUMP = 'Irrigation booster pump'

describe('the page', () => {
  test('has four figures, and four tabs that the address keeps (PRED-01, PRED-02)', async ({ page }) => {
    const { button, tab, open } = predictivePage(page)
    await open()
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Predictive Alerts 8',
      'Recommendations 8',
      'Equipment Health 12',
    ])
    await expect(button(/^Total Equipment/)).toHaveText('Total Equipment12at 10 properties')
    await expect(button(/^Active Alerts/)).toHaveText('Active Alerts81 critical')
    await expect(button(/^Potential Savings/)).toHaveText('Potential Savings$16,745by servicing before a repair')
    await expect(button(/^Avg Health Score/)).toHaveText('Avg Health Score66%3 below 40%')
    await tab(/^Recommendations/).click()
    await expect(page).toHaveURL('/dashboard/predictive?view=recommendations')
    await button(/^Potential Savings/).click()
    await expect(page).toHaveURL('/dashboard/predictive?view=alerts')
    await page.reload()
    await expect(tab(/^Predictive Alerts/)).toHaveAttribute('aria-selected', 'true')
  })

  test('leads to the first equipment where there is none', async ({ page }) => {
    const { button, form, tab } = predictivePage(page)
    await page.goto('/dashboard')
    const tables = await tablesOf(page)
    tables.equipment.length = 0
    await page.getByRole('link', { name: 'Predictive AI' }).click()
    await expect(page.getByText('No equipment yet')).toBeVisible()
    for (const name of ['Predictive Alerts 0', 'Recommendations 0', 'Equipment Health 0']) {
      await tab(name).click()
      await expect(page.getByText('No equipment yet')).toBeVisible()
    }
    await button('Add Equipment').last().click()
    await expect(form('Add Equipment')).toBeVisible()
  })

  test('that can’t be loaded says so and is tried again', async ({ page, problems }) => {
    problems.expect(failing)
    const { button } = predictivePage(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failRate(1))
    await page.getByRole('link', { name: 'Predictive AI' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load predictions.' })
    await expect(failed).toContainText(BUSY)
    await page.evaluate(() => globalThis.groundwork?.server.faults.clear())
    await button('Retry', failed).click()
    await expect(button(/^Total Equipment/)).toBeVisible()
  })
})

describe('the overview', () => {
  test('lists critical and high alerts, and what comes next (PRED-03)', async ({ page }) => {
    const { open } = predictivePage(page)
    await open()
    const urgent = page.getByRole('list', { name: 'Urgent alerts' })
    await expect(urgent.getByRole('listitem')).toHaveCount(5)
    await expect(urgent.getByRole('listitem').first()).toHaveText(
      `Critical${PUMP}1 fault not serviced yet. Health is 11%, below your limit of 60%. Service is 155 days overdue. Likely to fail by Nov 26, 2026.`,
    )
    await expect(page.getByRole('list', { name: 'Next services' }).getByRole('listitem').first()).toHaveText(
      'Sump pumpMay 7, 2026, overdue · Basement, 4106 Avenue G51% Fair',
    )
    await expect(page.getByText('Health starts at 1.00, which is 100%. Four things lower it:')).toBeVisible()
  })

  test('Schedule Maintenance opens a job filled in for the most urgent equipment, and leads back (X-48)', async ({
    page,
  }) => {
    const { button, details, form, open, toast } = predictivePage(page)
    await open()
    await expect(
      page.getByText(`Schedule Maintenance opens a job for ${PUMP}, the most urgent with no service scheduled.`),
    ).toBeVisible()
    await button('Schedule Maintenance').click()
    const job = form('Create Job')
    await expect(job.getByLabel('Title')).toHaveValue(`Repair: ${PUMP}`)
    await expect(job.getByLabel('Date')).toHaveValue('2026-11-19')
    await expect(job.getByLabel('Property address')).toHaveValue('10013 Great Hills Trl')
    await expect(job.getByLabel('Estimated cost ($)')).toHaveValue('240')
    await expect(job.getByLabel('Priority')).toHaveValue('high')
    await expect(job.getByLabel('Location notes')).toHaveValue('Pump house')
    await button('Create Job', job).click()
    await expect(toast(/^JOB-\d+ created for Thu, Nov 19/)).toBeVisible()
    await expect(details).toContainText(/ScheduledScheduled: JOB-\d+ on Thu, Nov 19/)
    await expect(button('Schedule Service', details)).toHaveAccessibleDescription(
      /^A service is already scheduled: JOB-/,
    )
    await expect(details.getByRole('link', { name: /on Thu, Nov 19/ })).toHaveAttribute(
      'href',
      /\/dashboard\/jobs\?job=/,
    )
  })

  test('Setup Smart Monitoring changes which alerts there are, and is undone (X-48)', async ({ page }) => {
    const { button, form, open, toast, tab } = predictivePage(page)
    await open()
    await button('Setup Smart Monitoring').click()
    const monitoring = form('Setup Smart Monitoring')
    await monitoring.getByLabel('Alert me when health falls below (%)').fill('300')
    await monitoring.getByLabel('Alert me when a service is due within (days)').fill('')
    await button('Save monitoring', monitoring).click()
    await expect(monitoring.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Alert me when health falls below (%): use a health from 5 to 100 percent',
      'Alert me when a service is due within (days): use whole days from 0 to 365',
    ])
    await monitoring.getByLabel('Alert me when health falls below (%)').fill('100')
    await monitoring.getByLabel('Alert me when a service is due within (days)').fill('7')
    await expect(monitoring.getByText('12 of 12 units raise an alert with this; 8 do now.')).toBeVisible()
    await button('Save monitoring', monitoring).click()
    await expect(tab('Predictive Alerts 12')).toBeVisible()
    await expect(
      page.getByText('Smart monitoring: an alert below 100% health, or 7 days before a service is due.'),
    ).toBeVisible()
    await button('Undo', toast('Smart monitoring saved')).click()
    await expect(tab('Predictive Alerts 8')).toBeVisible()
  })
})

describe('Predictive Alerts', () => {
  test('say what, when, how sure and what it costs; Schedule Service opens its job (PRED-04, PRED-06)', async ({
    page,
  }) => {
    const { button, card, form, open } = predictivePage(page)
    await open('?view=alerts')
    await expect(card('Predictive alerts', 'Rooftop unit 2')).toHaveText(
      [
        'HighRooftop unit 2Failure risk · Leasing office roof, 2208 Wickersham Ln',
        'Health is 36%, below your limit of 60%. Service is 85 days overdue.',
        'Predicted failureDec 15, 2026Confidence95%Repair cost$4,800Service cost$290Savings$4,510',
        'Confidence: 3 services and 1 fault on record; hours of use are known.',
        'Schedule Service',
      ].join(''),
    )
    await button('Schedule Service for Rooftop unit 2').click()
    await expect(form('Create Job').getByLabel('Title')).toHaveValue('Scheduled service: Rooftop unit 2')
  })

  test('may be none', async ({ page }) => {
    const { button, form } = predictivePage(page)
    await page.goto('/dashboard')
    const tables = await tablesOf(page)
    tables.equipment.splice(
      0,
      tables.equipment.length,
      ...tables.equipment.filter(({ name }) => name === 'Pond aerator'),
    )
    await page.getByRole('link', { name: 'Predictive AI' }).click()
    await expect(page.getByText('Nothing is urgent: no alert is critical or high.')).toBeVisible()
    await page.getByRole('tab', { name: 'Recommendations 0' }).click()
    await expect(page.getByText('Nothing to recommend')).toBeVisible()
    await page.getByRole('tab', { name: 'Predictive Alerts 0' }).click()
    await expect(page.getByText('No active alerts')).toBeVisible()
    await button('Setup Smart Monitoring').click()
    await expect(form('Setup Smart Monitoring')).toBeVisible()
  })
})

describe('Recommendations', () => {
  test('say how urgent, when and what for; Accept makes the job, once, and is undone (PRED-04, PRED-07)', async ({
    page,
  }) => {
    const { button, card, open, toast } = predictivePage(page)
    await open('?view=recommendations')
    const pump = card('Recommendations', PUMP)
    await expect(pump).toHaveText(
      [
        `${PUMP}Repair · Pump house, 10013 Great Hills TrlHigh urgency 0.90`,
        'A fault is not serviced yet: Pressure drops below 40 psi on zones 4 to 6',
        'Health rises from 11% to 53%Saves about $3,160 compared with a repair',
        'The next service moves to May 12, 2027',
        'Recommended dateNov 19, 2026Estimated cost$240Accept',
      ].join(''),
    )
    const jobs = (await tablesOf(page)).jobs.length
    await button(`Accept for ${PUMP}`).dblclick()
    await expect(pump.getByRole('link', { name: /^JOB-\d+ on Thu, Nov 19$/ })).toBeVisible()
    await expect(pump).toContainText('Accepted: JOB-')
    expect((await tablesOf(page)).jobs.length).toBe(jobs + 1)
    await button('Undo', toast(`${PUMP} has a job now`)).click()
    await expect(button(`Accept for ${PUMP}`)).toBeVisible()
    expect((await tablesOf(page)).jobs.length).toBe(jobs)
  })

  test('that can’t be accepted say why, and are tried again', async ({ page, problems }) => {
    problems.expect(failing)
    const { button, card, open } = predictivePage(page)
    await open('?view=recommendations')
    await expect(button('Accept for Sump pump')).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failRate(1))
    await button('Accept for Sump pump').click()
    const failed = page.getByRole('alert').filter({
      hasText: 'Failed to accept the recommendation. Please try again.',
    })
    await expect(failed).toContainText(BUSY)
    await page.evaluate(() => globalThis.groundwork?.server.faults.clear())
    await button('Retry', failed).click()
    await expect(card('Recommendations', 'Sump pump')).toContainText('Accepted: JOB-')
  })

  test('that are accepted and their equipment lead to each other', async ({ page }) => {
    const { button, card, details, open } = predictivePage(page)
    await open('?view=recommendations')
    await button(`Accept for ${PUMP}`).click()
    await card('Recommendations', PUMP).getByRole('link', { name: /^JOB-/ }).click()
    await page.getByRole('dialog', { name: 'Job Details' }).getByRole('link', { name: PUMP, exact: true }).click()
    await expect(details).toContainText(PUMP)
    await expect(details.getByRole('link', { name: /^JOB-/ })).toBeVisible()
  })
})

describe('Equipment Health', () => {
  test('is narrowed by words, type, health and client, which the address keeps (PRED-05)', async ({ page }) => {
    const { count, open } = predictivePage(page)
    await open('?view=equipment')
    await expect(count).toHaveText('12 units')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('HVAC')
    await expect(count).toHaveText('4 units')
    await page.getByRole('combobox', { name: 'Health' }).selectOption('Poor')
    await expect(page).toHaveURL('/dashboard/predictive?view=equipment&type=HVAC&status=poor')
    await expect(count).toHaveText('1 unit')
    await open('?view=equipment&search=fontaine')
    await expect(count).toHaveText('3 units')
    await page.getByRole('searchbox').fill('moonshine')
    await expect(page.getByText('No equipment found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
  })

  test('View Details shows why the score is what it is, and the history (PRED-04, PRED-08, X-48)', async ({ page }) => {
    const { button, details, open } = predictivePage(page)
    await open('?view=equipment')
    const row = page.getByRole('row').filter({ hasText: PUMP })
    await expect(row.getByRole('meter', { name: `Health of ${PUMP}` })).toHaveAttribute(
      'aria-valuetext',
      '11% Critical',
    )
    await button(/^View Details/, row).click()
    await expect(page).toHaveURL('/dashboard/predictive?view=equipment&equipment=1')
    await expect(details.getByRole('table', { name: `Why the health of ${PUMP} is 0.11` }).getByRole('row')).toHaveText(
      [
        'Starts at1.00',
        'Age 11 of 12 yearsAge takes up to 0.40−0.37',
        'Service 155 days overdueA late service takes up to 0.25−0.22',
        '1,320 of 700 hours used since the last serviceUse takes up to 0.10−0.10',
        '1 fault not serviced yet, 1 fault serviced in two yearsFaults take up to 0.25−0.20',
        'Health0.11',
      ],
    )
    await details.getByRole('tab', { name: 'History' }).click()
    await expect(details.getByText('No changes recorded')).toBeVisible()
  })

  test('takes a service and a fault, which the history tells and undoes', async ({ page }) => {
    const { button, details, form, open, toast } = predictivePage(page)
    await open('?view=equipment&equipment=12')
    await button('Report fault…', details).click()
    const fault = form('Report fault')
    await fault.getByLabel('Date').fill('2026-11-19')
    await button('Report fault', fault).click()
    await expect(fault.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'The date can’t be in the future',
      'Describe what went wrong',
    ])
    await fault.getByLabel('What went wrong').fill('Runs dry')
    await button('Report fault', fault).click()
    await expect(fault.getByLabel('Date')).toHaveAccessibleDescription('The date can’t be in the future')
    await fault.getByLabel('Date').fill('2026-11-17')
    await page.reload()
    await expect(fault.getByLabel('What went wrong')).toHaveValue('Runs dry')
    await button('Report fault', fault).click()
    await expect(toast('Fault of Sump pump reported')).toBeVisible()
    await expect(details.getByRole('list', { name: 'Faults of Sump pump' })).toHaveText(
      'Nov 17, 2026Runs dry Not serviced yet',
    )

    await button('Service done…', details).click()
    const service = form('Service done')
    await service.getByLabel('Date').fill('2000-01-01')
    await button('Save service', service).click()
    await expect(service.getByLabel('Date')).toHaveAccessibleDescription('The date can’t be before the install date')
    await service.getByLabel('Date').fill('2026-11-18')
    await service.getByLabel('What was done').fill('New float switch')
    await button('Save service', service).click()
    await expect(toast('Sump pump marked as serviced')).toBeVisible()
    await expect(details.getByRole('meter')).toHaveAttribute('aria-valuetext', '59% Fair')
    await expect(details).toContainText('Runs dry Serviced')

    await details.getByRole('tab', { name: 'History' }).click()
    await expect(details.getByText('Fault reported: Fault of Sump pump')).toBeVisible()
    await button('Undo Service done: Service of Sump pump', details).click()
    await details.getByRole('tab', { name: 'Details' }).click()
    await expect(details).toContainText('Runs dry Not serviced yet')
  })

  test('goes after a question, also where the answer is lost, and comes back', async ({ page }) => {
    const { button, choose, count, details, open, toast } = predictivePage(page)
    await open('?view=equipment&equipment=12')
    const question = await choose('Delete…')
    await expect(question).toContainText('Its services and faults go with it. Jobs that were made for it stay.')
    await page.evaluate(() => globalThis.groundwork?.server.faults.loseNext('DeleteEquipment'))
    await button('Delete equipment', question).click()
    // Retried automatically under its key.
    await expect(details).toHaveCount(0)
    await expect(count).toHaveText('11 units')
    await button('Undo', toast('Sump pump deleted')).click()
    await expect(count).toHaveText('12 units')
  })
})

describe('Add Equipment', () => {
  test('asks for what is missing, and refuses what can’t be', async ({ page, problems }) => {
    problems.expect(/422 \(Unprocessable/)
    const { button, fillIn, form, open } = predictivePage(page)
    await open('?create=true')
    const add = form('Add Equipment')
    await button('Add Equipment', add).click()
    await expect(add.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'Name is required',
      'Type is required',
      'Property is required',
      'Install date is required',
      'Expected life is required',
      'Service interval is required',
      'Service cost is required',
      'Repair cost is required',
    ])
    await fillIn(add, 'backflow PREVENTER')
    await expect(add.getByLabel('Expected life (years)')).toHaveValue('12')
    await expect(add.getByLabel('Service interval (days)')).toHaveValue('365')
    await add.getByLabel('Install date').fill('2026-11-19')
    await button('Add Equipment', add).click()
    await expect(add.getByLabel('Install date')).toHaveAccessibleDescription('The install date can’t be in the future')
    await add.getByLabel('Install date').fill('2026-11-18')
    await button('Add Equipment', add).click()
    await expect(add.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Equipment with this name already exists at this property',
    )
  })

  test('keeps what was typed over a reload and a failure, then shows it, edits it and undoes that (X-39)', async ({
    page,
    problems,
  }) => {
    problems.expect(failing)
    const { button, details, fillIn, form, open, toast } = predictivePage(page)
    await open('?view=equipment&create=true')
    const add = form('Add Equipment')
    await fillIn(add, 'Koi pond pump')
    await page.reload()
    await expect(add.getByText('Draft restored.')).toBeVisible()
    await backEnd(page).failNext('POST /graphql', 503)
    await button('Add Equipment', add).click()
    await expect(add.getByRole('alert')).toContainText('Failed to add equipment. Please try again.')
    await button('Add Equipment', add).click()
    await button('View', toast('Koi pond pump added')).click()
    await expect(details).toContainText('Age 2 of 12 years')
    await button('Edit…', details).click()
    const edit = form('Edit Equipment')
    await edit.getByLabel('Expected life (years)').fill('4')
    await button('Save changes', edit).click()
    await expect(details).toContainText('Age 2 of 4 years')
    await button('Undo', toast('Koi pond pump saved')).click()
    await expect(details).toContainText('Age 2 of 12 years')
  })
})

describe('a technician, who sees no reports', () => {
  test.override({ as: 'tech' })
  test('is told so', async ({ page }) => {
    await page.goto('/dashboard/predictive')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})
