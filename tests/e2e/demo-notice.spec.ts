import { expect, test } from './fixtures'

test.use({ as: 'nobody' })

test('the notice of sample data is at the bottom right of the window', async ({ page, baseURL }) => {
  const url = new URL('/login', baseURL)
  url.hostname = 'app.groundwork.localhost'
  await page.goto(url.href)
  const notice = page.getByRole('complementary', { name: 'Demo mode' })
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  const size = page.viewportSize()
  expect(box && size && [box.x + box.width > size.width - 40, box.y + box.height > size.height - 40]).toEqual([
    true,
    true,
  ])
})
