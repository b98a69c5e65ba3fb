import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

const { scheduled } = DEMO_JOBS

/** The demo's own day. */
const TODAY = '2026-11-18'

const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })

/** The point of a lane that is so many hours right of the left edge of its track. */
const pointIn = async (page: Page, name: string, share: number) => {
  const box = await lane(page, name).locator('[data-track]').boundingBox()
  if (!box) throw new Error(`${name} has no lane`)
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

/** A job waiting at half past three, two hours long; the lanes go from six to eight, so that 7:00 is at a fourteenth. */
const SEVEN = 1.25 / 14

const press = async (page: Page, from: Locator) => {
  const box = await from.boundingBox()
  if (!box) throw new Error('there is nothing to drag')
  await page.mouse.move(box.x + 20, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 16, { steps: 3 })
}

test.beforeEach(async ({ page }) => {
  await jobsPage(page).open(`?view=calendar&date=${TODAY}`)
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('a job is dragged from the tray into a lane, by Escape put back, and refused with the reason', async ({
  page,
}) => {
  const [mia, ben] = [await pointIn(page, 'Mia Chen', SEVEN), await pointIn(page, 'Ben Okafor', SEVEN)]

  await test.step('somebody without the skill refuses it', async () => {
    await press(page, block(tray(page), scheduled))
    await page.mouse.move(ben.x, ben.y, { steps: 5 })
    await expect(page.getByText('Ben Okafor lacks the skill Lawn care.')).toBeVisible()
    await page.mouse.up()
    await expect(block(tray(page), scheduled)).toBeVisible()
    await expect(block(lane(page, 'Ben Okafor'), scheduled)).toBeHidden()
  })

  await test.step('Escape puts it back', async () => {
    await press(page, block(tray(page), scheduled))
    await page.mouse.move(mia.x, mia.y, { steps: 5 })
    await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeHidden()
  })

  await test.step('a drop carries it out, and Undo takes it back', async () => {
    await press(page, block(tray(page), scheduled))
    await page.mouse.move(mia.x, mia.y, { steps: 5 })
    await page.mouse.up()
    await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
    const toast = jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(block(tray(page), scheduled)).toBeVisible()
  })
})

test('a finger drags after a long press', async ({ page }) => {
  const box = await block(tray(page), scheduled).boundingBox()
  const mia = await pointIn(page, 'Mia Chen', SEVEN)
  if (!box) throw new Error('there is nothing to drag')
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const from = { x: box.x + 20, y: box.y + 12 }
  await touch('touchStart', from)
  // What waits for a finger shows in the lane's words once the press was long enough.
  await expect(block(tray(page), scheduled)).toHaveAttribute('data-held', '')
  await touch('touchMove', { x: mia.x - 40, y: mia.y })
  await touch('touchMove', mia)
  await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeVisible()
  await touch('touchEnd')
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
})

for (const mode of ['day', 'week', 'month']) {
  test(`the ${mode} has nothing that axe finds, wide and on a phone`, async ({ page }) => {
    await jobsPage(page).open(`?view=calendar&date=${TODAY}&mode=${mode}`)
    await expect(block(page, mode === 'day' ? scheduled : '8:00 AM').first()).toBeVisible()
    const wide = await new AxeBuilder({ page }).analyze()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('button', { name: `Previous ${mode}` })).toBeVisible()
    const narrow = await new AxeBuilder({ page }).analyze()
    const found = [...wide.violations, ...narrow.violations]
    expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
