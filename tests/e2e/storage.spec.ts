import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { flowLog, overwrite } from './databases'
import { expect, person, signIn, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

declare global {
  interface Window {
    denied(): never
  }
}

const { assigned } = DEMO_JOBS

const BOARD_MISSING = /job-board|ERR_FAILED/
const PAGE_MISSING = /A part of the app could not be loaded|ERR_FAILED/
const WORKSPACE_MISSING = /A part of the app could not be loaded|Failed to load resource/

test('a damaged record is put aside with its export, and the job goes on', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.action('Start', assigned).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  await expect.poll(async () => (await flowLog(page)).at(-1)?.state).toBe('in_progress')
  const last = (await flowLog(page)).at(-1)
  if (last) await overwrite(page, { ...last, state: 'flying' })

  // A waiting job's flow is resumed once someone works on it.
  await page.reload()
  await jobs.choose(jobs.action('More actions', assigned), 'Complete…')
  await page.getByRole('dialog', { name: 'Complete job' }).getByRole('button', { name: 'Complete job' }).click()
  await expect(jobs.row(assigned)).toContainText('Completed')

  const notice = page.getByRole('alert').filter({ hasText: 'could not be followed and was put aside' })
  await expect(notice).toContainText('job-lifecycle/3')
  const downloading = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Export' }).click()
  const exported = await readFile(await (await downloading).path(), 'utf8')
  expect(exported).toContain('"flying"')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
})

test('a disk that fills up is told at once and on the next page, with an export of what is not saved', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await jobs.action('Start', assigned).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  const notice = page.getByRole('alert').filter({ hasText: 'This device is out of storage space.' })
  await expect(notice).toBeVisible()

  await page.getByRole('link', { name: 'Overview' }).first().click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await notice.getByRole('button', { name: 'Export' }).click()
  await expect
    .poll(() => downloads.map((file) => file.suggestedFilename()).sort())
    .toEqual(['groundwork-data.json', 'groundwork-report.json'])
  const texts = await Promise.all(downloads.map(async (file) => readFile(await file.path(), 'utf8')))
  expect(texts.map((text) => [text.includes('"job.started"'), text.includes('"job.start"')]).sort()).toEqual([
    [false, true],
    [true, false],
  ])
})

test.describe('a browser that keeps nothing', () => {
  // The browser is shared, so the next tests need storage again.
  let script: { dispose(): Promise<void> } | undefined
  test.beforeEach(async ({ context }) => {
    script = await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  })
  test.afterEach(async () => script?.dispose())

  test('works in memory and says so', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.open(`?search=${assigned}`)
    await expect(page.getByRole('alert')).toContainText(
      'Working in memory: this browser does not let the app store data.',
    )
    await jobs.action('Start', assigned).click()
    await expect(jobs.row(assigned)).toContainText('In progress')
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

const SOME = 'What you save is kept.'
const ALL = 'what you do is forgotten when you reload or close this tab'

const REFUSALS: Record<string, { warning: string; refuse: () => void }> = {
  'the local storage': {
    warning: SOME,
    refuse: () => Object.defineProperty(window, 'localStorage', { configurable: true, get: window.denied }),
  },
  'the session storage': {
    warning: SOME,
    refuse: () => Object.defineProperty(window, 'sessionStorage', { configurable: true, get: window.denied }),
  },
  'all it keeps for a site, its locks and its cookies': {
    warning: ALL,
    refuse: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { configurable: true, get: window.denied })
      LockManager.prototype.request = async () => window.denied()
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
    },
  },
  'all that is written': {
    warning: ALL,
    refuse: () => {
      localStorage.clear()
      Storage.prototype.setItem = window.denied
      for (const write of ['add', 'put'] as const) IDBObjectStore.prototype[write] = window.denied
    },
  },
}

test.describe('a browser that refuses', () => {
  test.use({ as: 'nobody' })
  const scripts: { dispose(): Promise<void> }[] = []
  test.afterEach(async () => {
    for (const script of scripts.splice(0)) await script.dispose()
  })

  for (const [what, { warning, refuse }] of Object.entries(REFUSALS))
    test(`${what} is signed in to, works, and is told what is kept`, async ({ page, context }) => {
      scripts.push(
        await context.addInitScript(() => {
          window.denied = () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          }
        }),
        await context.addInitScript(refuse),
      )
      await page.goto('/login')
      await signIn(page, 'owner')
      await expect(page.getByRole('alert').filter({ hasText: warning })).toHaveCount(1)
      await page.getByRole('link', { name: 'Jobs' }).first().click()
      const jobs = jobsPage(page)
      await jobs.action('Start', assigned).click()
      await expect(jobs.row(assigned)).toContainText('In progress')
    })
})

test.describe('secrets', () => {
  test.use({ as: 'nobody' })

  test('never reach the flow log or what is exported of it', async ({ page, problems }) => {
    problems.expect(PAGE_MISSING)
    await page.goto('/login')
    await signIn(page, 'owner')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect.poll(async () => (await flowLog(page)).map(({ name }) => name)).toContain('session.sign_in')
    const tokens = await page.evaluate(() => [
      localStorage.getItem('access_token') ?? 'none',
      localStorage.getItem('refresh_token') ?? 'none',
    ])

    // A page that crashes offers the log as a download.
    await page.route(/\/assets\/jobs-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/dashboard/jobs?view=kanban')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report with replay' }).click()
    const report = await readFile(await (await downloading).path(), 'utf8')

    const storedLog = JSON.stringify(await flowLog(page))
    expect(report).toContain('auth-session/')
    for (const secret of [person('owner').password, ...tokens]) {
      expect(storedLog).not.toContain(secret)
      expect(report).not.toContain(secret)
    }
  })
})

test('a part of a page that could not be loaded is loaded by Retry', async ({ page, problems }) => {
  problems.expect(BOARD_MISSING)
  await page.route(/job-board/, (route) => route.abort())
  await page.goto('/dashboard/jobs?view=kanban')
  const failed = page.getByRole('alert').filter({ hasText: 'The board could not be loaded.' })
  await expect(failed).toBeVisible()

  await page.unroute(/job-board/)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Kanban board' })).toBeVisible()
  await expect(failed).toBeHidden()
})

test('a switched-off theme whose part could not be loaded is no white page: it says so, and loads again', async ({
  page,
  problems,
}) => {
  problems.expect(/apply-flags|ERR_FAILED/)
  await page.route(/apply-flags/, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('featureFlags', JSON.stringify({ dark_mode: false })))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()

  await page.unroute(/apply-flags/)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a page that breaks says so, can be left and can be loaded again (NAV-07)', async ({ page, problems }) => {
  problems.expect(PAGE_MISSING)
  await page.route(/\/assets\/jobs-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/dashboard/jobs?view=kanban')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Error reports' })).toHaveAttribute(
    'href',
    '/dashboard/settings?tab=errors',
  )

  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()

  await page.unroute(/\/assets\/jobs-[^/]*\.js$/)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('region', { name: 'Kanban board' })).toBeVisible()
})

test('an app that cannot open its workspace says so and can be loaded again (NAV-08)', async ({ page, problems }) => {
  problems.expect(WORKSPACE_MISSING)
  await page.route(/workspace-/, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report with replay' })).toBeVisible()

  await page.unroute(/workspace-/)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
