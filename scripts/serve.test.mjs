import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerFrom, filesOf, SAFETY } from './serve.mjs'

const FOLDER = 'node_modules/.cache/groundwork/serve-test'
const SCRIPT = `export const words = '${'lawn '.repeat(200)}'`
let server
let origin

beforeAll(async () => {
  mkdirSync(`${FOLDER}/assets`, { recursive: true })
  writeFileSync(`${FOLDER}/index.html`, '<!doctype html><title>Page</title>')
  writeFileSync(`${FOLDER}/assets/main-1a2b.js`, SCRIPT)
  server = createServer(answerFrom(filesOf(FOLDER)))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => server.close())

const responseTo = async (path, init) => {
  const response = await fetch(`${origin}${path}`, init)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    encoding: response.headers.get('content-encoding'),
    body: await response.text(),
  }
}

it('serves files with a hash in their name compressed and for good', async () => {
  const js = { status: 200, type: 'text/javascript; charset=utf-8', cache: 'public, max-age=31536000, immutable' }
  const accepting = (encoding) => ({ headers: { 'accept-encoding': encoding } })
  expect(await responseTo('/assets/main-1a2b.js', accepting('gzip, br'))).toEqual({
    ...js,
    encoding: 'br',
    body: SCRIPT,
  })
  expect(await responseTo('/assets/main-1a2b.js', accepting('gzip'))).toEqual({ ...js, encoding: 'gzip', body: SCRIPT })
  expect(await responseTo('/assets/main-1a2b.js', accepting('identity'))).toEqual({
    ...js,
    encoding: null,
    body: SCRIPT,
  })
})

it.each(['/', '//', '/dashboard/jobs?status=assigned', '/onboarding/property', '/subscription/success', '/%E0%A4%A'])(
  'answers %s with the page, to be asked for again each time',
  async (path) => {
    expect(await responseTo(path)).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      body: '<!doctype html><title>Page</title>',
    })
  },
)

it.each([
  ['/api/businesses/1/robots', 'GET'],
  ['/landscaping/businesses/1/robots', 'GET'],
  ['/auth/robots', 'POST'],
  ['/graphql', 'POST'],
  ['/track', 'POST'],
  ['/onboarding/api/v1/robots', 'POST'],
  ['/subscription/api/v1/robots', 'GET'],
])('answers %s, a path of the back end, with 404 in the shape of its errors', async (path, method) => {
  const { status, type, body } = await responseTo(path, { method })
  expect({ status, type, body: JSON.parse(body) }).toEqual({
    status: 404,
    type: 'application/json',
    body: { message: 'There is no such call', status: 404, details: null },
  })
})

it('does not take a script of an older build for the page', async () => {
  expect((await responseTo('/assets/main-0000.js')).status).toBe(404)
})

it.each(['/', '/assets/main-1a2b.js', '/assets/main-0000.js', '/api/robots'])(
  'lets no page frame %s, guess its type, or learn from where it was left',
  async (path) => {
    const { headers } = await fetch(`${origin}${path}`)
    expect(Object.fromEntries(Object.keys(SAFETY).map((name) => [name, headers.get(name)]))).toEqual({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  },
)

it('sends the headers that the configuration for nginx sends', () => {
  const sent = [...readFileSync('deploy/security-headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm)]
  expect(Object.fromEntries(sent.map(([, name, value]) => [name.toLowerCase(), value]))).toEqual(SAFETY)
})
