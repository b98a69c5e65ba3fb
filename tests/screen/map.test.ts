import { tablesOf } from '../e2e/back-end'
import { holdCalls } from '../e2e/held-calls'
import { mapPage } from '../e2e/map-page'
import { describe, expect, test } from './screen'

test('a day’s jobs are on the map and in its list, and the address keeps date, status, tab and pin (MAP-01, MAP-02)', async ({
  page,
}) => {
  const { open, count, row, tab, status, date, button } = mapPage(page)
  await open()
  await expect(count).toHaveText('17 properties with jobs')
  await expect(page.getByRole('tab')).toHaveText(['Map View', 'List View', 'Route Optimization'])
  await expect(row('Weekly lawn mowing').first()).toHaveText(
    'A1Weekly lawn mowingHelen Brandt, 2204 Bridle Path8:00 AMCompleted',
  )
  await row('Sod repair').click()
  await status.selectOption('In progress')
  await expect(count).toHaveText('3 properties with jobs')
  await expect(page).toHaveURL('/dashboard/map?stop=2&status=in_progress')
  await tab('List View').click()
  await page.reload()
  await expect(tab('List View')).toHaveAttribute('aria-selected', 'true')
  await expect(status).toHaveValue('in_progress')
  await expect(page.getByRole('row')).toHaveCount(4)
  await tab('Map View').click()
  await expect(row('Sod repair')).toHaveAttribute('aria-pressed', 'true')

  await button('Next day').click()
  await expect(page).toHaveURL(/date=2026-11-19/)
  await date.fill('2031-03-05')
  await expect(page.getByText('No jobs scheduled')).toBeVisible()
  await expect(count).toHaveText('0 properties with jobs')
  await button('Today').click()
  await expect(count).toHaveText('3 properties with jobs')
})

test('List View has the figures of each property, and says what is not on the map (MAP-04)', async ({ page }) => {
  const { row, tab, button } = mapPage(page)
  await page.goto('/dashboard')
  const { properties } = await tablesOf(page)
  const [firstProperty] = properties
  if (firstProperty) properties[0] = { ...firstProperty, latitude: 0, longitude: 0 }
  await page.getByRole('link', { name: 'Map View' }).click()
  const group = page.getByRole('region', { name: 'Not on the map' })
  await expect(group).toHaveText(
    'Not on the mapThese addresses could not be found on the map. Check the address of the property.–Weekly lawn mowingHelen Brandt, 2204 Bridle Path8:00 AMCompleted',
  )
  await expect(page.getByRole('region', { name: /^Jobs of / }).getByRole('heading')).toHaveText([
    'Not on the map',
    'A Lawns',
    'B Water and light',
    'C Trees',
    'D Stone and planting',
    'No one yet',
  ])
  await expect(row('Sod repair')).toContainText('A1')
  await row('Helen Brandt').click()
  const details = page.getByRole('dialog', { name: 'Job Details' })
  await button('Close', details).click()
  await expect(details).toBeHidden()
  await tab('List View').click()
  await expect(page.getByRole('row').nth(1)).toHaveText(
    '2204 Bridle PathAustin · Home · Helen BrandtNot on the mapDirections (new tab)JOB-1001 Weekly lawn mowing8:00 – 9:00 AM · Completed · Marcus Bell, Luis OrtegaUpcoming jobs1Total jobs8Last serviceWed, Nov 18Next serviceFri, Dec 4',
  )
  await expect(page.getByRole('row').nth(2)).toHaveText(
    '4209 Camacho StAustin · Mueller Park Association · Karen SorensenShow on mapDirections (new tab)JOB-1005 Irrigation check8:00 – 9:00 AM · Completed · Sofia Ramirez, Tyler NguyenUpcoming jobs0Total jobs18Last serviceWed, Nov 18Next service–',
  )
})

test('the routes say which stops they are without', async ({ page }) => {
  const { tab } = mapPage(page)
  await page.goto('/dashboard')
  const { properties } = await tablesOf(page)
  const [firstProperty] = properties
  if (firstProperty) properties[0] = { ...firstProperty, latitude: null, longitude: null }
  await page.getByRole('link', { name: 'Map View' }).click()
  await tab('Route Optimization').click()
  await expect(page.getByText(/^Without/)).toHaveText('Without 1 stop not on the map: its address could not be found.')
})

test('a popup says of each property at its pin what is done there', async ({ page }) => {
  const { row, popup } = mapPage(page)
  await page.goto('/dashboard')
  const { properties } = await tablesOf(page)
  const [firstProperty] = properties
  const other = properties.findIndex(({ address }) => address === '2101 S Lamar Blvd')
  const moved = properties[other]
  if (firstProperty && moved)
    properties[other] = { ...moved, latitude: firstProperty.latitude, longitude: firstProperty.longitude }
  await page.getByRole('link', { name: 'Map View' }).click()
  await row('Sod repair').click()
  const both = popup('2204 Bridle Path')
  await expect(both.getByRole('heading')).toHaveText(['2204 Bridle Path', '2101 S Lamar Blvd'])
  await expect(both.getByRole('article', { name: 'JOB-1002' })).toContainText('Sod repair')
  await expect(both.getByRole('link', { name: 'Directions' })).toHaveCount(2)
})

test('a step that was taken in a popup is shown at once, before the places are loaded again', async ({ page }) => {
  const { open, row, popup, button } = mapPage(page)
  await open()
  await row('Eleanor Whitcombe').click()
  const there = popup('906 Terrace Mountain Dr')
  await expect(there.getByRole('article')).toContainText('Assigned · 12:30')
  const letGo = await holdCalls(page, '/graphql')
  await button('Start', there).click()
  await expect(there.getByRole('article')).toContainText('In progress · 12:30')
  await expect(row('Eleanor Whitcombe')).toContainText('In progress')
  await letGo()
})

test('routes are shown as planned and in the shortest order, and can be optimized (MAP-03, X-65)', async ({ page }) => {
  const { open, button } = mapPage(page)
  await open('?view=routes')
  await expect(page.getByText(/^The shortest order saves/)).toHaveText(
    'The shortest order saves 12 minutes, 6.6 miles, and $1.91 of fuel.',
  )
  await expect(page.getByRole('region', { name: /^A / })).toHaveText(
    [
      'A LawnsSaves 5 minutes, 2.7 miles, and $0.78 of fuel.',
      'Planned order53 minutes, 15.9 mi of driving',
      'A1Weekly lawn mowing8:00 AM · 2204 Bridle Path15 min · 3.8 mi',
      'A2Sod repair9:15 AM · 2101 S Lamar Blvd16 min · 4.6 mi',
      'A3Weekly lawn mowing11:31 AM · 906 Terrace Mountain Dr22 min · 7.6 mi',
      'A4Seasonal yard cleanup12:53 PM · 7605 Woodrow Ave',
      'Shortest order48 minutes, 13.2 mi of driving',
      'A1Seasonal yard cleanup8:00 AM · 7605 Woodrow Ave19 min · 5.9 mi',
      'A2Weekly lawn mowing10:19 AM · 2204 Bridle Path13 min · 2.8 mi',
      'A3Weekly lawn mowing11:32 AM · 906 Terrace Mountain Dr16 min · 4.6 mi',
      'A4Sod repair12:48 PM · 2101 S Lamar Blvd',
    ].join(''),
  )
  await page.getByRole('region', { name: /^A / }).getByRole('button').first().hover()
  await expect(page.locator('.pin[data-lit], .cluster[data-lit]')).toHaveCount(1)
  await button('Optimize routes…').click()
  await expect(page.getByRole('dialog', { name: 'Optimize Routes' })).toBeVisible()
})

test('a crew with one stop is said to have no drive, not the shortest one', async ({ page }) => {
  await mapPage(page).open('?view=routes&date=2026-12-14')
  await expect(page.getByRole('region', { name: /^Jobs of / })).toContainText('No driving between jobs.Routes')
  await expect(page.getByRole('region', { name: /^A / })).toHaveText(
    'A LawnsNo driving between jobs.Planned orderA1Lawn aeration and overseeding8:00 AM · 304 Vale St',
  )
})

describe('a day that can’t be shown', () => {
  test('is loaded again on Retry (MAP-07)', async ({ page, problems }) => {
    problems.expect(/503 \(Service Unavailable\)|500 \(Internal/)
    const { count, button } = mapPage(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').first()).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.failRate(1))
    await page.getByRole('link', { name: 'Map View' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to load map data. Please try again.' })
    await expect(failed).toBeVisible()
    await page.evaluate(() => globalThis.groundwork?.server.faults.clear())
    await button('Retry', failed).click()
    await expect(count).toHaveText('17 properties with jobs')
  })

  describe('to a technician', () => {
    test.override({ as: 'tech' })
    test('shows their own jobs, and no routes', async ({ page }) => {
      const { open, count } = mapPage(page)
      await open()
      await expect(count).toHaveText('4 properties with jobs')
      await expect(page.getByRole('tab')).toHaveText(['Map View', 'List View'])
    })

    test('says at the address of the routes why they are not theirs', async ({ page }) => {
      await page.goto('/dashboard/map?view=routes')
      await expect(page.getByText('Routes are planned by the office')).toBeVisible()
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Route Optimization')
    })
  })
})
