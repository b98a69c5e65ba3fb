import type { Locator, Page } from '@playwright/test'
import { boxOf } from './findings'
import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'
import { viewsOn } from './views-page'

const open = async (page: Page, address: string) => {
  await page.goto(`/dashboard/${address}`)
  await expect(viewsOn(page).trigger).toBeVisible()
}

test('a view outlives a reload, and is chosen in another tab', async ({ page, context }) => {
  const other = await context.newPage()
  const [here, there] = [viewsOn(page), viewsOn(other)]
  await jobsPage(other).open()
  // Background tabs rarely render, so the active tab is brought to the front.
  await page.bringToFront()
  await jobsPage(page).open('?status=scheduled&sort=-date')
  await here.save('To plan')
  await page.reload()
  await expect(here.trigger).toHaveAccessibleName('View: To plan')

  await other.bringToFront()
  await there.choose('To plan')
  await expect(other).toHaveURL('/dashboard/jobs?status=scheduled&sort=-date&hide=none&saved=1')

  await other.getByRole('searchbox', { name: 'Search jobs' }).fill('lawn')
  await there.saveChanges.click()
  await expect(here.saveChanges).toBeVisible()
  await page.bringToFront()
  await here.choose('To plan')
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('lawn')
})

test('on a tablet the last card can be scrolled out from under a message, which moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const views = viewsOn(page)
  await open(page, 'service-plans')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const before = await boxOf(cards.first())
  await views.save('Templates')
  expect(await boxOf(cards.first())).toEqual(before)
  await page.keyboard.press('End')
  const message = views.toast('View “Templates” saved')
  await message.hover()
  await expect
    .poll(async () => {
      const [card, messageBox] = [await boxOf(cards.last()), await boxOf(message)]
      return card.y + card.height <= messageBox.y
    })
    .toBe(true)
})

const endsAboveMessage = async (page: Page, part: Locator, last: Locator) => {
  const views = viewsOn(page)
  const { x, y } = await boxOf(part)
  await views.save('Ours')
  expect(await boxOf(part)).toMatchObject({ x, y })
  const message = views.toast('View “Ours” saved')
  // Hovering keeps the toast open.
  await message.hover()
  await part.evaluate((scroller) => {
    for (const each of [document.documentElement, scroller]) each.scrollTo({ top: each.scrollHeight })
  })
  const [end, messageBox] = [await boxOf(last), await boxOf(message)]
  return end.y + end.height <= messageBox.y
}

for (const width of [768, 1440])
  test.describe(`in a window of ${width} pixels, the end of what fills it scrolls out from under a message`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('a column of the board', async ({ page }) => {
      await open(page, 'jobs?view=kanban')
      const column = page.getByRole('region', { name: 'Kanban board' }).getByRole('list').first()
      expect(await endsAboveMessage(page, column, column.getByRole('listitem').last())).toBe(true)
    })

    test('the lanes of a day', async ({ page }) => {
      await open(page, 'jobs?view=calendar')
      const lanes = page.getByRole('region', { name: 'Crew schedule' })
      expect(await endsAboveMessage(page, lanes, lanes.getByRole('heading', { level: 3 }).last())).toBe(true)
    })

    test('the table of a week', async ({ page }) => {
      await open(page, 'jobs?view=calendar&mode=week')
      const week = page.getByRole('region', { name: 'Week', exact: true })
      expect(await endsAboveMessage(page, week, week.getByRole('row').last())).toBe(true)
    })
  })

test.describe('the days of a client', () => {
  test.use({ as: 'home', viewport: { width: 1440, height: 360 } })

  test('grow with the page, whose end scrolls out from under a message', async ({ page }) => {
    await open(page, 'jobs?view=calendar&mode=week&date=2026-11-11')
    const jobs = page.getByRole('main').getByRole('listitem')
    await expect(jobs).toHaveCount(2)
    expect(await endsAboveMessage(page, page.getByRole('main'), jobs.last())).toBe(true)
  })
})
