import type { Page } from '@playwright/test'
import { tablesOf } from './back-end'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

const waitedFor = async (page: Page) => {
  const { estimates, client_links } = await tablesOf(page)
  const sent = estimates.find(
    ({ status, id }) => status === 'sent' && !estimates.some(({ revises_id }) => revises_id === id),
  )
  const link = client_links.find(({ client_id }) => client_id === sent?.client_id)
  if (!link) throw new Error('the sample data has no estimate that waits for an answer')
  return `/c/${link.token}`
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, as: 'nobody' })

  test('the client’s page and its signing pass axe', async ({ page }) => {
    await page.goto('/c/nobody')
    const path = await waitedFor(page)
    await prefer(page, 'light')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page, 'client page')
    await page.getByRole('button', { name: 'Review and sign' }).first().click()
    await page.getByRole('button', { name: 'Approve and sign' }).click()
    await page.getByRole('img', { name: 'Your signature' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Opening your page…')).toHaveCount(0)
    await expectNoFindings(page, 'signing')
    await page.locator('article h2').evaluate((title) => {
      title.textContent = 'T'.repeat(120)
    })
    await expectItFits(page, 'a paper with a long title')
  })

  test('the number of a card is read whole beside its brand', async ({ page }) => {
    await page.goto('/c/nobody')
    const { invoices, client_links } = await tablesOf(page)
    const owed = invoices.find(({ status }) => status === 'viewed')
    const link = client_links.find(({ client_id }) => client_id === owed?.client_id)
    await page.goto(`/c/${link?.token}?invoice=${owed?.id}`)
    const number = page.getByLabel('Card number')
    for (const typed of ['5555555555554444', '6011111111111117']) {
      await number.fill(typed)
      const [written, shown] = await number.evaluate((input) => [input.scrollWidth, input.clientWidth])
      expect(written).toBe(shown)
    }
  })

  test('a signature that is drawn is there after a reload, and is what is sent', async ({ page }) => {
    await page.goto('/c/nobody')
    await page.goto(await waitedFor(page))
    await page.getByRole('button', { name: 'Review and sign' }).first().click()
    await page.getByRole('button', { name: 'Approve and sign' }).click()
    await page.getByLabel('Your full name').fill('Zoe Quimby')
    const pad = page.getByRole('img', { name: 'Your signature' })
    await expect(page.getByText('Opening your page…')).toHaveCount(0)
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('nothing to sign on')
    await page.mouse.move(box.x + 30, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 200, box.y + 30, { steps: 12 })
    await page.mouse.move(box.x + 120, box.y + 90, { steps: 12 })
    await page.mouse.up()
    const storedStrokes = () =>
      page.evaluate(() =>
        Object.entries(sessionStorage).flatMap(([key, text]) =>
          key.startsWith('draft.') ? [JSON.parse(text).strokes] : [],
        ),
      )
    const [drawn] = await storedStrokes()
    expect(drawn).toHaveLength(1)

    await page.reload()
    await expect(page.getByLabel('Your full name')).toHaveValue('Zoe Quimby')
    const ink = () =>
      pad.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
        return data.filter((value, index) => index % 4 === 3 && value > 0).length
      })
    await expect.poll(ink).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'Approve estimate' }).click()
    await expect(page.getByText('Thank you! The estimate is approved.')).toBeVisible()
    const { estimates } = await tablesOf(page)
    expect(estimates.find(({ answered_by }) => answered_by === 'Zoe Quimby')?.signature).toEqual({
      kind: 'drawn',
      strokes: drawn,
    })
    expect(await storedStrokes()).toEqual([])
  })
})

test.describe('a language', () => {
  test.use({ as: 'nobody' })

  test('that can’t be loaded leaves the page as it is, with what is typed, and is there at the next try', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/)
    await page.goto('/c/nobody')
    const path = await waitedFor(page)
    await page.goto(path)
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question').fill('May we start earlier?')
    await page.route('**/assets/es-*.js', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('alert')).toHaveText(
      'The other language could not be loaded. Check your connection and try again.',
    )
    await expect(page.getByLabel('Language')).toHaveValue('en')
    await page.getByLabel('Language').selectOption('es')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola')
    await expect(page.getByLabel('Su pregunta')).toHaveValue('May we start earlier?')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola')
  })
})
