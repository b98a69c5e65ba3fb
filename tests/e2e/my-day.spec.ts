import { GREEN_PIXEL } from '../fixtures/photos'
import { backEnd } from './back-end'
import { factsOf } from './databases'
import { expectNoFindings } from './findings'
import { expect, test } from './fixtures'
import { idOf } from './jobs-page'

test.use({ as: 'tech', viewport: { width: 390, height: 844 }, hasTouch: true })

test('a day on a phone: the network goes in the middle, and what was pressed is sent once and in order', async ({
  page,
}) => {
  // a browser whose word on the network is the test's, over a reload too
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => localStorage.getItem('cut') === null })
  })
  const step = (name: string) => page.getByRole('button', { name, exact: true })
  const standing = page.getByRole('region', { name: 'Weekly lawn mowing' }).getByRole('status')

  // given a technician who comes to their day first, with work under way
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/my-day$/)
  await expect(step('Complete…')).toBeInViewport()
  expect((await step('Complete…').boundingBox())?.height).toBeGreaterThanOrEqual(56)

  await expectNoFindings(page, 'My Day')

  // when the network goes, and the work goes on
  await page.evaluate(() => localStorage.setItem('cut', 'yes'))
  await step('Complete…').click()
  await page.getByLabel('Notes').fill('Gate was open, left it closed.')
  await page.getByLabel('Photo files').setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from(GREEN_PIXEL, 'base64') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ])
  await expect(page.getByText('“plan.pdf” isn’t a photo. Choose a JPEG, PNG, or WebP file.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'gate.png' })).toBeVisible()
  await step('Add signature').click()
  await page.getByLabel('Who signs').fill('Ivan Petrov')
  await expectNoFindings(page, 'Complete job')
  await page.getByText('Type', { exact: true }).click()
  await step('Complete job').click()
  await step('On my way').click()
  await expect(standing).toHaveText('On my way, waiting for network')
  await step('Start').click()
  await expect(standing).toHaveText('Started, waiting for network')
  await expect(page.getByText('3 changes waiting for network')).toBeVisible()
  const before = await backEnd(page).statuses()
  expect([before['JOB-1002'], before['JOB-1003']]).toEqual(['in_progress', 'assigned'])

  // and the phone is restarted before the network is back
  await page.goto('/dashboard/my-day')
  await expect(standing).toHaveText('Started, waiting for network')
  await page.evaluate(() => {
    localStorage.removeItem('cut')
    window.dispatchEvent(new Event('online'))
  })

  // then everything is done once, in order
  await expect(page.getByText('waiting for network')).toHaveCount(0)
  await expect(standing).toHaveText(/^Started, /)
  expect(await factsOf(page, idOf('JOB-1003'))).toEqual(['job.departed', 'job.started'])
  expect(await factsOf(page, idOf('JOB-1002'))).toEqual(['job.completed'])

  // and the job has what was photographed and signed, after another reload too
  await page.goto(`/dashboard/jobs?job=${idOf('JOB-1002')}`)
  await page.getByRole('button', { name: 'Photo 1 of 1 of JOB-1002' }).click()
  const full = page.getByRole('dialog', { name: 'Photo 1 of 1 of JOB-1002' })
  await expect(full.getByRole('img', { name: 'Photo 1 of 1 of JOB-1002' })).toBeVisible()
  await full.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Signed by Ivan Petrov, /)).toBeVisible()

  // and so has its history
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('list', { name: 'Photos' }).getByRole('button', { name: 'Photo 1 of 1' }).click()
  const larger = page.getByRole('dialog', { name: 'Photo 1 of 1' })
