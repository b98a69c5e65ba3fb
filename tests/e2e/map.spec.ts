import type { Locator } from '@playwright/test'
import { boxOf, expectItFits, expectNoFindings, prefer, rest } from './findings'
import { expect, test } from './fixtures'
import { mapPage } from './map-page'

test('map and list follow each other, and the popup has the job’s next step', async ({ page }) => {
  await prefer(page, 'light')
  const { open, row, pin, popup, button, map } = mapPage(page)
  await open()
  await row('Sod repair').hover()
  await expect(pin('A2')).toHaveAttribute('data-lit', '')
  await pin('B3').hover()
  await expect(row('Path lighting installation')).toHaveAttribute('data-lit', '')
  await expect(pin('A2')).not.toHaveAttribute('data-lit', '')

  await row('906 Terrace Mountain Dr').focus()
  await page.keyboard.press('Enter')
  const terrace = popup('906 Terrace Mountain Dr')
  await expect(terrace).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(terrace).toBeHidden()
  await expect(row('906 Terrace Mountain Dr')).toBeFocused()

  await pin('A3').focus()
  await page.keyboard.press('Enter')
  await expect(terrace).toContainText('Assigned · 12:30 – 1:30 PM · 1 h')
  const { x, y } = await boxOf(map)
  await page.mouse.move(x + 30, y + 300)
  await page.mouse.down()
  await page.mouse.move(x + 830, y + 300, { steps: 4 })
  await page.mouse.up()
  await expect(pin('A3')).toHaveCount(0)
  await button('Start', terrace).dispatchEvent('click')
  await expect(row('906 Terrace Mountain Dr')).toContainText('In progress')
  await expect(pin('A3')).toHaveCount(0)
  await button('Show all jobs').click()
  await expect(terrace).toContainText('In progress · 12:30 – 1:30 PM · 1 h')
  await expect(row('906 Terrace Mountain Dr')).toContainText('In progress')
  await button('Open JOB-1003', terrace).click()
  await button('Close', page.getByRole('dialog', { name: 'Job Details' })).click()
  await expect(page).toHaveURL('/dashboard/map?stop=3')
  await map.click({ position: { x: 20, y: 300 } })
  await expect(terrace).toBeHidden()
})

test('pins that lie close are one until there is room, and a link leads past the map', async ({ page }) => {
  await prefer(page, 'dark')
  const { open, button, pin, row } = mapPage(page)
  await open()
  await expect(pin('A1')).toBeVisible()
  for (let step = 0; step < 4; step++) await button('Zoom out').click()
  const cluster = page.getByRole('button', { name: /^\d+ jobs here\. Zoom in\.$/ }).first()
  await row('Weekly lawn mowing').first().hover()
  await expect(page.locator('.cluster[data-lit]')).toHaveCount(1)
  await cluster.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('application')).toBeFocused()
  await button('Show all jobs').click()
  await expect(pin('A1')).toBeVisible()
  await button('Skip the map').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(row('2204 Bridle Path')).toBeFocused()
  await expectNoFindings(page, 'the map in the dark')
})

test('a map that changes its size shows all jobs again, unless it was moved: then its middle stays', async ({
  page,
}) => {
  const { open, pin, map, button } = mapPage(page)
  await open()
  await expect(pin('A1')).toBeVisible()
  const pins = page.getByRole('button', { name: /^([A-Z]\d|–)( \+\d+)?: / })
  const middleOf = async (part: Locator) => {
    const { x, y, width, height } = await boxOf(part)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const outside = async () => {
    const { x, y, width, height } = await boxOf(map)
    const middles = await Promise.all((await pins.all()).map(middleOf))
    return middles.filter((at) => at.x < x || at.x > x + width || at.y < y || at.y > y + height).length
  }
  const all = await pins.count()
  expect([all > 5, await outside()]).toEqual([true, 0])
  await page.setViewportSize({ width: 1440, height: 560 })
  await expect.poll(outside).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(outside).toBe(0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(outside).toBe(0)
  await pin('D3').click()
  await rest(page)
  const before = await middleOf(pin('D3'))
  for (let step = 0; step < 3; step++) await button('Zoom in').click()
  await rest(page)
  const { x, y } = await middleOf(pin('D3'))
  expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThanOrEqual(2)
  await button('Close', page.getByRole('dialog')).click()
  await button('Show all jobs').click()

  await button('Zoom in').click()
  await rest(page)
  const [inMap, ofPin] = [await middleOf(map), await middleOf(pin('A1'))]
  const away = { x: ofPin.x - inMap.x, y: ofPin.y - inMap.y }
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect
    .poll(async () => {
      const [now, pinNow] = [await middleOf(map), await middleOf(pin('A1'))]
      return Math.abs(pinNow.x - now.x - away.x) + Math.abs(pinNow.y - now.y - away.y)
    })
    .toBeLessThanOrEqual(2)
})

test('axe finds nothing wrong with the map and its tabs, which fit a width of 320 pixels', async ({ page }) => {
  test.slow()
  await prefer(page, 'light')
  const { open, pin, popup, tab } = mapPage(page)
  await open('?stop=3')
  await expect(pin('A3')).toBeVisible()
  await expect(popup('906 Terrace Mountain Dr')).toBeVisible()
  await expectNoFindings(page, 'the map with a popup')
  await expectItFits(page, 'the map')
  for (const name of ['List View', 'Route Optimization']) {
    await tab(name).click()
    await expect(page.getByRole('tabpanel', { name })).toContainText('2204 Bridle Path')
    await expectNoFindings(page, name)
    await expectItFits(page, name)
  }
})
