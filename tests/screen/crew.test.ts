import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { crewPage, DEMO_CREW } from '../e2e/crew-page'
import { holdCalls } from '../e2e/held-calls'
import { describe, expect, test } from './screen'

const { luis, mia, noah } = DEMO_CREW
const IDA = { first: 'Ida', last: 'Moss', employeeId: 'GV-900' }
const failing = /503 \(Service Unavailable\)|500 \(Internal/
const unprocessable = /422 \(Unprocessable/

const savedAs = async (page: Page, name: string) =>
  (await tablesOf(page)).crew_members.filter(({ first_name }) => first_name === name)

describe('the list', () => {
  test('is narrowed by role, skill and words, which the address keeps, and leaves out who is inactive', async ({
    page,
  }) => {
    const { count, open } = crewPage(page)
    await open()
    await expect(count).toHaveText('11 crew members')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Technician')
    await expect(page).toHaveURL('/dashboard/crew?role=technician')
    await page.getByRole('combobox', { name: 'Skill' }).selectOption('Planting')
    await expect(count).toHaveText('2 crew members')
    await page.getByRole('searchbox', { name: 'Search crew members' }).fill('gv-011 hardscape')
    await expect(count).toHaveText('1 crew member')

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/dashboard/crew')
    await page.getByRole('searchbox', { name: 'Search crew members' }).fill('noah')
    await expect(page).toHaveURL('/dashboard/crew?search=noah')
    await expect(page.getByText('1 inactive crew member matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Show inactive' }).click()
    await expect(page).toHaveURL('/dashboard/crew?search=noah&status=inactive')
    await expect(count).toHaveText('1 crew member')
  })

  test('that can’t be loaded says so and is tried again', async ({ page, problems }) => {
    problems.expect(failing)
    // A page that reads no crew, since cached data would be shown otherwise.
    await page.goto('/dashboard/properties')
    // A read is retried once automatically.
    for (const status of [503, 503]) await backEnd(page).failNext('/crew/members', status)
    await page.getByRole('link', { name: 'Crew', exact: true }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load crew members. Please try again.' })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(crewPage(page).count).toHaveText('11 crew members')
  })
})

test('AI Analysis says how full someone’s next days are, what may not work out, and what else they could take (SCHED-04)', async ({
  page,
}) => {
  await page.goto(`/dashboard/crew?member=${luis.id}&tab=analysis`)
  const { details } = crewPage(page)
  await expect(details.getByRole('tab', { name: 'AI Analysis' })).toHaveAttribute('aria-selected', 'true')
  await expect(details.getByRole('meter', { name: 'Booked hours' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+(\.5)? of 55 hours are booked in the next 7 days \(\d+%\)\.$/,
  )
  for (const name of ['What may not work out', 'Jobs without a crew that they could take'])
    await expect(details.getByRole('heading', { name })).toBeVisible()
})

test('the crews are listed with how many are in each; one that no one is in is deleted, and Undo brings it back', async ({
  page,
  problems,
}) => {
  const { open, button, toast } = crewPage(page)
  const crews = page.getByRole('dialog', { name: 'Crews', exact: true })
  await open()
  await button('Crews').click()
  await expect(crews.getByRole('listitem')).toContainText([/^Lawns 3 crew members/, /^Water/, /^Trees/, /^Stone/])
  await expect(button('Delete Lawns', crews)).toHaveAccessibleDescription(
    'Move its crew members to another crew first.',
  )
  await button('New crew', crews).click()
  const naming = page.getByRole('dialog', { name: 'New crew' })
  await naming.getByLabel('Name').fill('Ponds')
  await button('Add crew', naming).click()
  await expect(toast('Ponds added')).toBeVisible()
  await expect(crews.getByRole('listitem').last()).toContainText('Ponds 0 crew members')

  problems.expect(failing)
  await backEnd(page).failNext('/graphql', 503)
  await button('Delete Ponds', crews).click()
  const failed = crews.getByRole('alert').filter({ hasText: 'Failed to delete Ponds. Please try again.' })
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(toast('Ponds deleted')).toBeVisible()
  await expect(crews.getByRole('listitem')).toHaveCount(4)
  await button('Close', crews).first().click()
  await toast('Ponds deleted').getByRole('button', { name: 'Undo' }).click()
  await expect(toast('Undone')).toBeVisible()
  expect((await tablesOf(page)).crews.map(({ name }) => name)).toContain('Ponds')
})

describe('Crew Member Details', () => {
  test('show who it is, the hours of the week and the jobs to come', async ({ page }) => {
    const { details, openDetails } = crewPage(page)
    await openDetails(luis)
    await expect(details.getByRole('heading', { level: 3 })).toHaveText([
      'Person',
      'Working hours',
      'Upcoming absences',
      'Jobs of the next 7 days',
    ])
    for (const text of ['GV-002', 'Technician', '$24.00', 'Cleanup, Lawn care, Planting'])
      await expect(details).toContainText(text)
    const first = details.getByRole('list', { name: 'Jobs of the next 7 days' }).getByRole('link').first()
    await expect(first).toHaveAttribute('href', /^\/dashboard\/jobs\?job=\d+$/)
  })

  test('give the crew another name', async ({ page }) => {
    const { button, details, openDetails, toast } = crewPage(page)
    await openDetails(luis)
    await button('Rename crew', details).click()
    const naming = page.getByRole('dialog', { name: 'Rename crew' })
    await naming.getByLabel('Name').fill('Mowing')
    await button('Rename', naming).click()
    await expect(toast('Lawns is now Mowing')).toBeVisible()
    await expect(details).toContainText('Mowing')
  })

  test('say that there is no such crew member', async ({ page }) => {
    await page.goto('/dashboard/crew?member=4711')
    await expect(page.getByText('This crew member does not exist.')).toBeVisible()
  })
})

describe('Add Crew Member', () => {
  test('asks for what is missing, at the fields and summed up', async ({ page }) => {
    const { button, form, open } = crewPage(page)
    await open()
    await button('Add Crew Member').click()
    await expect(page).toHaveURL('/dashboard/crew?create=true')
    const add = form('Add Crew Member')
    await add.getByLabel('Address').fill('12 Oak Street')
    await button('Add absence', add).click()
    await add.getByLabel('Tuesday ends at').selectOption('6:00 AM')
    await button('Add Crew Member', add).click()
    const summary = add.getByRole('alert', { name: 'Problems with this form' })
    await expect(summary.getByRole('button')).toHaveText([
      'First name is required',
      'Last name is required',
      'Employee ID is required',
      'Hourly rate is required',
      'Tuesday start time must be before end time',
      'First day is required',
      'Last day is required',
      'Reason is required',
      'City is required',
      'State is required',
    ])
    await expect(add.getByLabel('Hourly rate ($)')).toHaveAccessibleDescription('Hourly rate is required')
  })

  test('refuses absences that end before they begin or meet another', async ({ page }) => {
    const { button, fillIn, form, open } = crewPage(page)
    await open('?create=true')
    const add = form('Add Crew Member')
    await fillIn(add, IDA)
    for (const [from, to] of [
      ['2026-12-01', '2026-12-04'],
      ['2026-12-04', '2026-12-08'],
      ['2026-12-20', '2026-12-19'],
    ]) {
      await button('Add absence', add).click()
      await add
        .getByLabel('First day')
        .last()
        .fill(from ?? '')
      await add
        .getByLabel('Last day')
        .last()
        .fill(to ?? '')
      await add.getByLabel('Reason').last().fill('Vacation')
    }
    await button('Add Crew Member', add).click()
    await expect(add.getByRole('alert', { name: 'Problems with this form' }).getByRole('button')).toHaveText([
      'First day: this overlaps the absence of Tue, Dec 1 – Fri, Dec 4',
      'The last day can’t be before the first day',
    ])
    await button('Remove absence 2', add).click()
    await expect(add.getByRole('group', { name: /^Absence \d/ })).toHaveCount(2)
  })

  test('adds someone with skills of their own words and an odd ZIP code, once, and takes it back (X-54)', async ({
    page,
  }) => {
    const { button, count, fillIn, form, open, toast } = crewPage(page)
    await open('?create=true')
    const add = form('Add Crew Member')
    await fillIn(add, { ...IDA, rate: '$22.5' })
    await add.getByLabel('Pruning').check()
    await add.getByLabel('Another skill').fill('drone surveys')
    await button('Add skill', add).click()
    await add.getByLabel('Friday works').uncheck()
    await add.getByLabel('Address').fill('12 Oak Street')
    await add.getByLabel('City').fill('Austin')
    await add.getByLabel('State').selectOption('TX')
    await add.getByLabel('ZIP code').fill('K1A 0B1')
    await expect(add.getByLabel('ZIP code')).toHaveAccessibleDescription('This does not look like a US ZIP code')
    await button('Add Crew Member', add).dblclick()

    await expect(toast('Ida Moss added')).toBeVisible()
    await expect(count).toHaveText('12 crew members')
    const [saved, ...others] = await savedAs(page, 'Ida')
    expect([
      others,
      saved?.hourly_rate,
      saved?.skills,
      saved?.working_hours.thursday,
      saved?.working_hours.friday,
      saved?.home_base?.zip_code,
    ]).toEqual([[], 2250, ['Pruning', 'drone surveys'], { start: '07:00', end: '18:00' }, null, 'K1A 0B1'])
    await button('Undo').click()
    await expect(count).toHaveText('11 crew members')
  })

  test('says at the field that an employee ID is taken, and keeps what was typed', async ({ page, problems }) => {
    problems.expect(unprocessable)
    const { button, fillIn, form, open, toast } = crewPage(page)
    await open('?create=true')
    const add = form('Add Crew Member')
    await fillIn(add, { ...IDA, employeeId: 'GV-002' })
    await button('Add Crew Member', add).click()
    await expect(add.getByLabel('Employee ID')).toHaveAccessibleDescription('Employee id GV-002 is taken.')
    await expect(add.getByLabel('First name')).toHaveValue('Ida')
    await add.getByLabel('Employee ID').fill('GV-900')
    await button('Add Crew Member', add).click()
    await expect(toast('Ida Moss added')).toBeVisible()
  })

  test('puts someone into a crew that is named there and then', async ({ page, problems }) => {
    problems.expect(/422 \(Unprocessable/)
    const { button, fillIn, form, open, toast } = crewPage(page)
    await open('?create=true')
    const add = form('Add Crew Member')
    await fillIn(add, IDA)
    await expect(add.getByLabel('Crew', { exact: true })).toContainText('Lawns')
    await add.getByLabel('Crew', { exact: true }).selectOption('New crew…')
    const naming = page.getByRole('dialog', { name: 'New crew' })
    await naming.getByLabel('Name').fill('lawns')
    await button('Add crew', naming).click()
    await expect(naming.getByLabel('Name')).toHaveAccessibleDescription('A crew with this name already exists.')
    await naming.getByLabel('Name').fill('Ponds')
    await button('Add crew', naming).click()
    await expect(toast('Ponds added')).toBeVisible()
    await button('Add Crew Member', add).click()
    await expect(toast('Ida Moss added')).toBeVisible()
    const { crews } = await tablesOf(page)
    expect((await savedAs(page, 'Ida')).map(({ crew_id }) => crews.find(({ id }) => id === crew_id)?.name)).toEqual([
      'Ponds',
    ])
  })

  test('keeps what was typed over a reload', async ({ page }) => {
    const { button, fillIn, form, open } = crewPage(page)
    await open('?create=true')
    const add = form('Add Crew Member')
    await fillIn(add, IDA)
    await add.getByLabel('Another skill').fill('Drone surveys')
    await button('Add skill', add).click()
    await button('Add absence', add).click()
    await add.getByLabel('Reason').fill('Vacation')
    await page.reload()
    await expect(add.getByText('Draft restored.')).toBeVisible()
    await expect(add.getByLabel('Reason')).toHaveValue('Vacation')
    await expect(add.getByLabel('Drone surveys')).toBeChecked()
  })
})

describe('Edit Crew Member', () => {
  test('copies Monday to all weekdays, and the history words it and undoes it', async ({ page }) => {
    const { button, details, form, openDetails, toast } = crewPage(page)
    await openDetails(mia)
    await button('Edit…', details).click()
    const edit = form('Edit Crew Member')
    await edit.getByLabel('Monday starts at').selectOption('6:30 AM')
    await button('Copy to all weekdays', edit).click()
    await edit.getByLabel('Saturday works').check()
    await edit.getByLabel('Hourly rate ($)').fill('26')
    await button('Save changes', edit).click()
    await expect(toast('Mia Chen saved')).toBeVisible()
    await expect(details).toContainText('$26.00')

    await details.getByRole('tab', { name: 'History' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: 'Working hours:' }).last()).toHaveText(
      'Working hours: Mon–Fri 7:00 AM – 6:00 PM, Sat and Sun off → Mon–Fri 6:30 AM – 6:00 PM, Sat 7:00 AM – 6:00 PM, Sun off',
    )
    await button('Undo Crew member edited', details).click()
    await expect(toast('Undone: Crew member edited')).toBeVisible()
    expect((await savedAs(page, 'Mia')).map(({ hourly_rate }) => hourly_rate)).toEqual([2350])
  })
})

describe('deactivating', () => {
  test('asks by name and says which jobs stay as they are, and is done the other way round', async ({ page }) => {
    const { button, count, details, open, toast } = crewPage(page)
    await open()
    await page.getByRole('checkbox', { name: 'Select Luis Ortega' }).check()
    await button('Deactivate… (1)').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Deactivate this crew member?')
    await expect(question).toContainText(
      /Luis Ortega is on \d+ open jobs: JOB-\d+, .*, and \d+ more\. These stay on the schedule as they are, until you give them another crew\./,
    )
    await button('Deactivate crew member', question).click()
    await expect(toast('Luis Ortega deactivated')).toBeVisible()
    await expect(count).toHaveText('10 crew members')

    await page.goto(`/dashboard/crew?member=${luis.id}`)
    await expect(details).toContainText('This crew member is inactive.')
    await button('Activate again', details).click()
    await expect(toast('Luis Ortega activated again')).toBeVisible()
    expect((await savedAs(page, 'Luis')).map(({ status }) => status)).toEqual(['available'])
  })

  test('of several of which some failed is said on the page that was opened meanwhile', async ({ page, problems }) => {
    problems.expect(/503 \(Service Unavailable\)/)
    const { button, open, toast } = crewPage(page)
    await open()
    for (const name of ['Luis Ortega', 'Mia Chen']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await button('Deactivate… (2)').click()
    await backEnd(page).failNext('DELETE', 503)
    const letGo = await holdCalls(page, '/crew/members/')
    await button('Deactivate 2 crew members', page.getByRole('alertdialog')).click()
    await page.getByRole('link', { name: 'Catalog', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible()
    await letGo()
    await expect(toast('Failed to deactivate crew member. Please try again.')).toBeVisible()
    await expect(toast(/^(Luis Ortega|Mia Chen) deactivated/)).toBeVisible()
  })

  test('several are deactivated and activated again at once', async ({ page }) => {
    const { button, count, open, toast } = crewPage(page)
    await open()
    for (const name of ['Luis Ortega', 'Mia Chen']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await expect(button('Activate again (0)')).toHaveAccessibleDescription(
      '2 left out: Only an inactive crew member can be activated – these are active.',
    )
    await button('Deactivate… (2)').click()
    await button('Deactivate 2 crew members', page.getByRole('alertdialog')).click()
    await expect(count).toHaveText('9 crew members')

    await open('?status=inactive')
    for (const name of ['Luis Ortega', 'Mia Chen']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await button('Activate again (2)').click()
    await expect(toast('2 crew members activated again')).toBeVisible()
    const saved = [...(await savedAs(page, 'Luis')), ...(await savedAs(page, 'Mia'))]
    expect(saved.map(({ status }) => status)).toEqual(['available', 'available'])
  })

  test('is offered to no one who is inactive', async ({ page }) => {
    const { button, details, openDetails } = crewPage(page)
    await openDetails(noah)
    await expect(button('Activate again', details)).toBeVisible()
    await expect(button('Deactivate…', details)).toHaveCount(0)
  })
})

describe('the office manager', () => {
  test.override({ as: 'manager' })

  test('sees the crew and no button that adds to it, and reads why at the form’s address', async ({ page }) => {
    const { button, form, open } = crewPage(page)
    await open()
    await expect(page.getByRole('row').filter({ hasText: 'Luis Ortega' })).toBeVisible()
    await expect(button('Add Crew Member')).toHaveCount(0)
    await open('?create=true')
    await expect(form('Add Crew Member')).toContainText('Your role can’t add crew members.')
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test('has no crew page', async ({ page }) => {
    await page.goto('/dashboard/crew')
    await expect(page.getByRole('heading', { name: "You don't have permission to access this page." })).toBeVisible()
  })
})
