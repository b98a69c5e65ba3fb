import { expect, test } from './fixtures'

const NOTICE =
  'Demo Mode Active - Some backend services are not yet deployed. The application is using mock data for demonstration purposes.'

test.use({ as: 'nobody' })

test('a production host says that it shows sample data, until that is dismissed for the session', async ({
  page,
  baseURL,
  context,
}) => {
  const url = new URL('/login', baseURL)
  url.hostname = 'app.groundwork.localhost'

  // given a production host, then the notice stands at the bottom right
  await page.goto(url.href)
  const notice = page.getByRole('complementary', { name: 'Demo mode' })
  await expect(notice.getByRole('paragraph')).toHaveText(NOTICE)
  const box = await notice.boundingBox()
  const size = page.viewportSize()
  expect(box && size && [box.x + box.width > size.width - 40, box.y + box.height > size.height - 40]).toEqual([
    true,
    true,
  ])

  // when it is dismissed, then it stays away after a reload
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(notice).toHaveCount(0)

  // but another session is told again
  const another = await context.newPage()
  await another.goto(url.href)
  await expect(another.getByRole('complementary', { name: 'Demo mode' })).toBeVisible()
})

test('no other host says so', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Demo mode' })).toHaveCount(0)
})
