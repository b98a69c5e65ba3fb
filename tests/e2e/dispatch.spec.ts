import type { Locator, Page } from '@playwright/test'
import { backEnd, tablesOf } from './back-end'
import { factsOf } from './databases'
import { areApart, boxOf, expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { holdCalls } from './held-calls'
import { DEMO_JOBS, idOf, jobsPage } from './jobs-page'

const { assigned, scheduled } = DEMO_JOBS

const TODAY = '2026-11-18'
const FRIDAY = '2026-11-20'

const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })

const pointIn = async (page: Page, name: string, share: number) => {
  const box = await lane(page, name).locator('[data-track]').boundingBox()
  if (!box) throw new Error(`${name} has no lane`)
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

/** An unassigned two-hour job at 3:30 PM; lanes run from 6 AM to 8 PM, so 7:00 is at 1/14. */
const SEVEN = 1.25 / 14

const grip = async (job: Locator) => {
  const position = { x: 20, y: 12 }
  await job.click({ trial: true, position })
  const box = await job.boundingBox()
  if (!box) throw new Error('there is nothing to drag')
  return { x: box.x + position.x, y: box.y + position.y }
}

const press = async (page: Page, from: Locator) => {
  const { x, y } = await grip(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 4, { steps: 3 })
}

test.beforeEach(async ({ page }) => {
  await jobsPage(page).open(`?view=calendar&date=${TODAY}`)
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('a job is dragged from the tray into a lane, by Escape put back, and refused with the reason', async ({
  page,
}) => {
  const [mia, ben] = [await pointIn(page, 'Mia Chen', SEVEN), await pointIn(page, 'Ben Okafor', SEVEN)]

  await test.step('someone without the skill refuses it', async () => {
    await press(page, block(tray(page), scheduled))
    await page.mouse.move(ben.x, ben.y, { steps: 5 })
    await expect(page.getByText('Ben Okafor lacks the skill Lawn care.')).toBeVisible()
    await page.mouse.up()
    await expect(jobsPage(page).toast(`${scheduled} stays where it was`)).toContainText(
      'Ben Okafor lacks the skill Lawn care.',
    )
    await expect(block(tray(page), scheduled)).toBeVisible()
    await expect(block(lane(page, 'Ben Okafor'), scheduled)).toBeHidden()
  })

  await test.step('it is dragged by its button too, and Escape puts it back', async () => {
    await press(page, page.getByRole('button', { name: `Move ${scheduled} to…` }))
    await page.mouse.move(mia.x, mia.y, { steps: 5 })
    await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
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

const repeated = async (page: Page, calendar: string) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
  const dialog = page.getByRole('dialog', { name: 'Repeat job' })
  await dialog.getByLabel('Number of visits').fill('3')
  await dialog.getByRole('button', { name: 'Create 2 more visits' }).click()
  await expect(jobs.toast(`${scheduled} repeats weekly, 3 visits`)).toBeVisible()
  await jobs.open(`?view=calendar&date=${TODAY}&${calendar}`)
  return async () =>
    (await tablesOf(page)).jobs
      .filter(({ repeat_id }) => repeat_id === idOf(scheduled))
      .map((job) => [job.scheduled_date, job.scheduled_start_time, job.assigned_crew_members])
}

test('a visit dragged between lanes moves alone, with its later ones when asked to, and back at once', async ({
  page,
}) => {
  const visits = await repeated(page, 'mode=day')
  const before = await visits()
  const mia = await pointIn(page, 'Mia Chen', SEVEN)
  await press(page, block(tray(page), scheduled))
  await page.mouse.move(mia.x, mia.y, { steps: 5 })
  await page.mouse.up()
  const alone = jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)
  await expect(alone).toBeVisible()
  expect(await visits()).toEqual([['2026-11-18', '07:00', [3]], ...before.slice(1)])

  await alone.getByRole('button', { name: 'Move 2 later too' }).click()
  const both = jobsPage(page).toast(`${scheduled} and 2 later visits moved to Mia Chen, 7:00 AM`)
  await expect(both).toBeVisible()
  expect(await visits()).toEqual([
    ['2026-11-18', '07:00', [3]],
    ['2026-11-25', '07:00', [3]],
    ['2026-12-02', '07:00', [3]],
  ])
  await both.getByRole('button', { name: 'Undo' }).click()
  await expect(block(tray(page), scheduled)).toBeVisible()
  expect(await visits()).toEqual(before)
})

for (const [mode, lanes] of [
  ['week', '[data-lane="none"]'],
  ['month', ''],
])
  test(`a visit dragged to another day of the ${mode} moves alone, with its later ones when asked to, and back at once`, async ({
    page,
  }) => {
    const visits = await repeated(page, `mode=${mode}&search=${scheduled}`)
    const before = await visits()
    const cell = (day: string) => page.locator(`[data-day="${day}"]${lanes}`)
    const visit = (day: string) => cell(day).locator(`[data-job="${idOf(scheduled)}"]`)
    const target = await cell('2026-11-20').boundingBox()
    if (!target) throw new Error(`the ${mode} has no Friday`)
    await press(page, visit(TODAY))
    await page.mouse.move(target.x + target.width / 2, target.y + 20, { steps: 5 })
    await page.mouse.up()
    await expect(visit('2026-11-20')).toBeVisible()
    const alone = jobsPage(page).toast(`${scheduled} moved to`)
    await expect(alone).toBeVisible()
    expect((await visits()).map(([day]) => day)).toEqual(['2026-11-20', '2026-11-25', '2026-12-02'])

    await alone.getByRole('button', { name: 'Move 2 later too' }).click()
    const both = jobsPage(page).toast(`${scheduled} and 2 later visits moved to`)
    await expect(both).toBeVisible()
    expect((await visits()).map(([day]) => day)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    await both.getByRole('button', { name: 'Undo' }).click()
    await expect(visit(TODAY)).toBeVisible()
    expect(await visits()).toEqual(before)
  })

test('two tabs drop one job at the same moment: it is moved once, and the other is told where', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await jobsPage(other).open(`?view=calendar&date=${TODAY}`)
  await press(other, block(tray(other), scheduled))
  const { x, y } = await pointIn(other, 'Mia Chen', SEVEN)
  await other.mouse.move(x, y, { steps: 5 })
  const letGo = await holdCalls(other, `/jobs/${idOf(scheduled)}`)
  await block(tray(page), scheduled).focus()
  for (const key of [' ', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)

  await other.mouse.up()
  await expect(block(lane(other, 'Mia Chen'), scheduled)).toContainText('7:00 – 9:00 AM')
  await page.keyboard.press(' ')
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 3:00 PM`)).toBeVisible()
  await letGo()

  await expect(other.getByRole('alert').filter({ hasText: `Failed to move ${scheduled}` })).toContainText(
    `${scheduled} was moved in the meantime. It is now on Wed, Nov 18, 3:00 – 5:00 PM, Mia Chen.`,
  )
  for (const tab of [page, other])
    await expect(block(lane(tab, 'Mia Chen'), scheduled)).toHaveAccessibleName(/3:00 – 5:00 PM/)
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.dispatched'])
})

test('the end of a job is dragged, into the next job, and again to where there is room', async ({ page }) => {
  // Wide enough to keep the pointer away from the edges, where lanes would scroll.
  await page.setViewportSize({ width: 1600, height: 800 })
  const slot = lane(page, 'Luis Ortega').getByRole('listitem').filter({ hasText: assigned })
  const pull = async (by: number) => {
    const box = await slot.locator('[data-grip]').boundingBox()
    if (!box) throw new Error('there is nothing to pull')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 6 })
  }

  await pull(200)
  await expect(page.getByText('Luis Ortega has JOB-')).toBeVisible()
  // It can't move to another lane, so no lane shows a refusal.
  await expect(page.locator('[data-refused]')).toHaveCount(0)
  await page.mouse.up()
  await pull(24)
  await expect(page.getByText(/^12:30 – 1:45 PM, Luis Ortega/)).toBeVisible()
  await page.mouse.up()
  await expect(jobsPage(page).toast(`${assigned} now takes until 1:45 PM`)).toBeVisible()
})

const finger = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<void> => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  }
}

test('a finger drags after a long press', async ({ page }) => {
  const from = await grip(block(tray(page), scheduled))
  const mia = await pointIn(page, 'Mia Chen', SEVEN)
  const touch = await finger(page)
  await touch('touchStart', from)
  await expect(block(tray(page), scheduled)).toHaveAttribute('data-held', '')
  await touch('touchMove', { x: mia.x - 40, y: mia.y })
  await touch('touchMove', mia)
  await expect(page.getByText(/^7:00 – 9:00 AM, Mia Chen/)).toBeVisible()
  await touch('touchEnd')
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toBeVisible()
})

const edges = async (page: Page, moveTo: (x: number, y: number) => Promise<void>) => {
  const lanes = page.getByRole('region', { name: 'Crew schedule' })
  const box = await lanes.boundingBox()
  if (!box) throw new Error('there are no lanes')
  const [middle, centre] = [box.x + 184 + (box.width - 184) / 2, box.y + box.height / 2]
  const scrolled = () => lanes.evaluate((element) => [element.scrollLeft, element.scrollTop] as const)
  const most = await lanes.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ])
  await moveTo(middle, centre)
  await moveTo(box.x + box.width - 8, centre)
  await expect.poll(async () => (await scrolled())[0]).toBe(most[0])
  await moveTo(middle, box.y + box.height - 8)
  await expect.poll(async () => (await scrolled())[1]).toBe(most[1])
  // Hit-testing must use positions measured after scrolling.
  await moveTo(middle, centre)
  const under = await page.evaluate(
    ([x, y]) =>
      document
        .elementsFromPoint(x ?? 0, y ?? 0)
        .find((element) => element.matches('[data-track]'))
        ?.closest('section')
        ?.querySelector('h3')?.textContent ?? 'no lane',
    [middle, centre],
  )
  await expect(page.locator('.words strong')).toContainText(under)
  await moveTo(box.x + 190, centre)
  await expect.poll(async () => (await scrolled())[0]).toBe(0)
  await moveTo(middle, box.y + 36)
  await expect.poll(async () => (await scrolled())[1]).toBe(0)
}

test('at their edges the lanes scroll under a job that is dragged, and a drop beside them changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  await press(page, block(tray(page), scheduled))
  await edges(page, (x, y) => page.mouse.move(x, y, { steps: 4 }))
  await page.mouse.move(500, 20)
  await expect(page.locator('.words')).toBeHidden()
  await page.mouse.up()
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('at their edges the lanes scroll under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  const touch = await finger(page)
  await touch('touchStart', await grip(block(tray(page), scheduled)))
  await expect(block(tray(page), scheduled)).toHaveAttribute('data-held', '')
  await edges(page, (x, y) => touch('touchMove', { x, y }))
  await touch('touchEnd')
})

test('on paper the day is its lanes, dark or light, at the width of the page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1047, height: 740 })
  await expect(lane(page, 'Marcus Bell')).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Job' })).toBeHidden()
  await expect(page.getByPlaceholder('Title, number, address or name')).toBeHidden()
  await expect(tray(page)).toBeHidden()
  expect(
    await page.getByRole('region', { name: 'Crew schedule' }).evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBe(0)
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await theme()).toBe('light')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(await theme()).toBe('dark')
})

for (const mode of ['day', 'week', 'month']) {
  test(`the ${mode} has nothing that axe finds, wide and on a phone`, async ({ page }) => {
    await prefer(page, 'light')
    await jobsPage(page).open(`?view=calendar&date=${TODAY}&mode=${mode}`)
    await expect(block(page, mode === 'day' ? scheduled : '8:00 AM').first()).toBeVisible()
    // Week and month are dense: every job is also in its day and in the list, which have room for targets.
    const except = mode === 'day' ? [] : ['target-size']
    await expectNoFindings(page, mode, except)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('button', { name: `Previous ${mode}` })).toBeVisible()
    await expectNoFindings(page, `${mode} on a phone`)
    await expectItFits(page, mode)
  })
}

test('on a tablet what waits lies above the lanes, which have the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const [waiting, marcus] = await Promise.all([tray(page).boundingBox(), lane(page, 'Marcus Bell').boundingBox()])
  if (!waiting || !marcus) throw new Error('there is no board')
  expect(waiting.y + waiting.height).toBeLessThanOrEqual(marcus.y)
  expect(marcus.width).toBeGreaterThan(600)
})

test('on a tablet the week begins with a whole day, and has today in view', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await backEnd(page).advance(2 * 86_400_000)
  await jobsPage(page).open(`?view=calendar&date=${FRIDAY}&mode=week`)
  const week = page.getByRole('region', { name: 'Week' })
  const [names, today, all] = await Promise.all([
    boxOf(week.getByRole('columnheader', { name: 'Crew' })),
    boxOf(week.getByRole('columnheader', { name: /Nov 20$/ })),
    boxOf(week),
  ])
  const starts = await week
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left))
  expect(starts.slice(1).map(Math.round)).toContain(Math.round(names.x + names.width))
  expect(today.x + today.width).toBeLessThanOrEqual(all.x + all.width)
})

test('a message about a repeat holds its two buttons beside a dialog, and covers none of a phone’s question', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
  await page.getByRole('button', { name: /^Create \d+ more visits/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await jobs.open(`?view=calendar&date=${TODAY}`)
  const move = page.getByRole('dialog', { name: 'Move to…' })
  const which = page.getByRole('alertdialog', { name: 'Change which visits?' })
  const choose = async (time: string) => {
    await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
    await move.getByLabel('Start').selectOption(time)
  }
  await choose('7:00 AM')
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await which.getByRole('button', { name: 'This visit' }).click()
  await choose('7:30 AM')

  const message = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: 'moved to 7:00 AM' })
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)
  const undo = right(await message.getByRole('button', { name: 'Undo' }).boundingBox())
  expect(undo).toBeLessThan(right(await message.boundingBox()))

  await page.setViewportSize({ width: 390, height: 844 })
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(message).toBeVisible()
  for (const name of ['This visit', 'This and following', 'Go back'])
    expect([name, await areApart(which.getByRole('button', { name }), message)]).toEqual([name, true])
  await which.getByRole('button', { name: 'Go back' }).click()
  await expect(which).toHaveCount(0)
})
