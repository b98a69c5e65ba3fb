import { expect, test } from './fixtures'

test.use({ as: 'nobody' })

const SAFETY = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

test('the served build sends what a page cannot say of itself', async ({ request }) => {
  const accepting = { headers: { 'accept-encoding': 'br, gzip' } }
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
  const hosted =
    /src="(\/hosted\/assets\/[^"]+\.js)"/.exec(await (await request.get('/hosted/portal.html')).text())?.[1] ?? ''
  const page = { ...SAFETY, 'cache-control': 'no-cache', 'content-encoding': 'br' }
  const forGood = { ...page, 'cache-control': 'public, max-age=31536000, immutable' }
  for (const [path, sent] of [
    ['/', page],
    ['/dashboard/jobs', page],
    ['/hosted/checkout.html', page],
    [script, forGood],
    [hosted, forGood],
  ] as const)
    expect((await request.get(path, accepting)).headers(), path).toMatchObject(sent)
  // Browsers read the compile hint only in the first line.
  expect((await (await request.get(script)).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
})

test('no site shows a page of the app in a frame', async ({ page, problems }) => {
  problems.expect(/frame-ancestors/)
  await page.goto('/login')
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/pricing'
    document.body.append(frame)
  })
  expect((await refused).type()).toBe('error')
})
