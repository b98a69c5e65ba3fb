import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import type { MailLink } from '@/ui/communications/email/clean-mail'
import { policyFor } from '../../scripts/content-security-policy'
import { HOSTILE_MAILS } from '../fixtures/hostile-mails'

declare global {
  interface Window {
    Mails: typeof import('../fixtures/mail-parts')
    ran?: unknown
  }
}

/** What shows a mail, as one script. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      lib: { entry: 'tests/fixtures/mail-parts.ts', name: 'Mails', formats: ['iife'] },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }]
  return output[0].code
}

const OWN = new Set(['/', '/mails.js', '/favicon.ico'])

/** Serves a page with or without the app's policy, and counts what else is asked of it, as `evil.test` too. */
const serve = async (script: string) => {
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://page.test')
    const isEvil = request.headers.host?.includes('evil') === true
    if (isEvil || !OWN.has(pathname)) requests.push(`${request.headers.host} ${request.url}`)
    if (pathname === '/mails.js') return response.setHeader('content-type', 'text/javascript').end(script)
    if (searchParams.has('policy'))
      response.setHeader('content-security-policy', policyFor({ urls: [], stripe: false }))
    return response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Mails</title><script src="/mails.js"></script><main></main>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { requests, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

let pages: Awaited<ReturnType<typeof serve>>
let browser: Browser

test.beforeAll(async ({ launchOptions }) => {
  pages = await serve(await bundle())
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP *.test 127.0.0.1:${pages.port}`]
  browser = await chromium.launch({ ...launchOptions, args })
})

test.afterAll(async () => {
  await browser.close()
  pages.close()
})

/** `shown` as the app does; `uncleaned` in the app's frame; `bare` in a frame that forbids nothing. */
type Way = 'shown' | 'uncleaned' | 'bare'

/** Shows the mail, and reads what became of it. */
const show = (page: Page, mail: string, chosen: Way = 'shown') =>
  page.evaluate(
    async ([html, way]) => {
      const { cleanMail, frameDocument, FRAME_SANDBOX } = window.Mails
      const mail = way === 'shown' ? cleanMail(html) : { html, links: [], blocked: 0 }
      const frame = document.createElement('iframe')
      if (way !== 'bare') frame.setAttribute('sandbox', FRAME_SANDBOX)
      frame.srcdoc = way === 'bare' ? html : frameDocument(mail)
      const shown = new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true })
      })
      document.querySelector('main')?.replaceChildren(frame)
      await shown
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const { body } = new DOMParser().parseFromString(mail.html, 'text/html')
      return { ...mail, again: body.innerHTML, depth: depth(body) }

      function depth(element: Element): number {
        let deepest = 0
        let level: Element[] = [...element.children]
        while (level.length > 0) {
          deepest += 1
          level = level.flatMap((each) => [...each.children])
        }
        return deepest
      }
    },
    [mail, chosen] as const,
  )

const ALLOWED = /^(?:mailto:|tel:|https?:\/\/)/i

const unsafe = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    ([text, tags]: readonly [string, readonly string[]]) =>
      [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].flatMap((element) => {
        const bad = [...element.attributes].filter(
          ({ name, value }) =>
            /^on|^(id|name|class|srcdoc|srcset|action|ping|background)$/.test(name) || /url\(/.test(value),
        )
        return [...(tags.includes(element.localName) ? [element.localName] : []), ...bad.map(({ name }) => name)]
      }),
    [
      html,
      ['script', 'style', 'svg', 'math', 'iframe', 'form', 'input', 'button', 'link', 'meta', 'base', 'video'],
    ] as const,
  )

for (const policy of ['with', 'without'] as const)
  test(`no hostile mail runs or loads anything on a page ${policy} a policy`, async () => {
    const page = await browser.newPage()
    await page.goto(`http://page.test/${policy === 'with' ? '?policy' : ''}`)
    pages.requests.length = 0
    const found: Record<string, unknown> = {}
    for (const { name, html } of HOSTILE_MAILS) {
      const shown = await show(page, html)
      const bad = await unsafe(page, shown.html)
      const links = shown.links.filter(({ href }: MailLink) => !ALLOWED.test(href))
      // What is read again must say the same, or a second reader could see another mail.
      if (bad.length > 0 || links.length > 0 || shown.again !== shown.html || shown.depth > 210)
        found[name] = {
          bad,
          links,
          depth: shown.depth,
          html: shown.html.slice(0, 200),
          again: shown.again.slice(0, 200),
        }
    }
    expect(found).toEqual({})
    expect(await page.evaluate(() => window.ran ?? null)).toBeNull()
    expect(page.url()).toBe(`http://page.test/${policy === 'with' ? '?policy' : ''}`)
    expect(pages.requests).toEqual([])
    await page.close()
  })

/** Chromium itself gives up on elements nested like this. */
const UNCLEANED_CRASHES = new Set(['open elements only'])

test('the frame alone holds back a mail that was not cleaned', async () => {
  const page = await browser.newPage()
  await page.goto('http://page.test/')
  pages.requests.length = 0
  for (const { html } of HOSTILE_MAILS.filter(({ name }) => !UNCLEANED_CRASHES.has(name)))
    await show(page, html, 'uncleaned')
  expect(await page.evaluate(() => window.ran ?? null)).toBeNull()
  expect(page.url()).toBe('http://page.test/')
  expect(pages.requests).toEqual([])
  await page.close()
})

test('the same mails run and load where nothing holds them back', async () => {
  const page = await browser.newPage()
  await page.goto('http://page.test/')
  pages.requests.length = 0
  const names = ['script', 'handler of a failed picture', 'picture that counts readers', 'imported style sheet']
  for (const { html } of HOSTILE_MAILS.filter(({ name }) => names.includes(name))) await show(page, html, 'bare')
  expect(await page.evaluate(() => window.ran ?? null)).toBe(1)
  await expect
    .poll(() => new Set(pages.requests))
    .toEqual(new Set(['evil.test /ran', 'page.test /x', 'evil.test /pixel.gif', 'evil.test /a.css']))
  await page.close()
})

test('links show where they lead', async () => {
  const page = await browser.newPage()
  await page.goto('http://page.test/?policy')
  const warnings: Record<string, string | null | undefined> = {}
  const expected: Record<string, string | undefined> = {}
  for (const { name, html, warning } of HOSTILE_MAILS.filter((mail) => mail.warning !== undefined)) {
    const { links } = await show(page, html)
    warnings[name] = links[0]?.warning
    expected[name] = warning
  }
  expect(warnings).toEqual(expected)
  await page.close()
})

test('a link opens in a tab of its own, which knows nothing of the app', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('http://page.test/?policy')
  await show(page, '<a href="http://evil.test/landing">Open</a>')
  const opening = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Open' }).click()
  const tab = await opening
  await tab.waitForLoadState()
  expect(tab.url()).toBe('http://evil.test/landing')
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await context.close()
})

test('what a mail means to say is kept', async () => {
  const page = await browser.newPage()
  await page.goto('http://page.test/?policy')
  const own = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const { html, links, blocked } = await show(
    page,
    `<h1 style="color:red;position:fixed">Hi</h1><table><tbody><tr><td align="left">a</td></tr></tbody></table><img src="${own}" alt="dot"><img src="https://cdn.example/logo.png" alt="Logo"><p>See <a href="https://bank.example/x">our page</a></p>`,
  )
  expect(html).toBe(
    `<h1 style="color: red;">Hi</h1><table><tbody><tr><td align="left">a</td></tr></tbody></table><img src="${own}" alt="dot">Logo<p>See <a href="https://bank.example/x" target="_blank" rel="noopener noreferrer" title="bank.example">our page</a></p>`,
  )
  expect(links).toEqual([{ text: 'our page', href: 'https://bank.example/x', leadsTo: 'bank.example', warning: null }])
  expect(blocked).toBe(1)
  await page.close()
})
