// Takes the landing page's pictures of the product again, from the app that runs at an address: `node scripts/pictures.mjs http://localhost:4173`.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import settings from './chromium.json' with { type: 'json' }

const FOLDER = 'public/pictures'
const QUALITY = 0.62
/** A working day in the middle of the morning: 10:15 AM where the sample business is. */
const AT = Date.parse('2026-11-18T10:15:00-06:00')
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
const CLOSE = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 }
const PHONE = { viewport: { width: 390, height: 620 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** What each picture shows: the screen, how to come there, and which part of it counts. */
const PICTURES = [
  { name: 'jobs', screen: DESKTOP, open: openJobs },
  { name: 'phone', screen: PHONE, open: openToday },
  { name: 'board', screen: CLOSE, open: openBoard, clip: { x: 240, y: 0, width: 1040, height: 640 } },
  { name: 'history', screen: CLOSE, open: openHistory, clip: { x: 560, y: 0, width: 720, height: 500 } },
]

const address = process.argv[2] ?? 'http://localhost:4173'
const executablePath = [process.env.CHROMIUM_PATH ?? '', ...settings.paths].find((path) => existsSync(path))
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: settings.args })
await mkdir(FOLDER, { recursive: true })
for (const picture of PICTURES) for (const colorScheme of ['light', 'dark']) await take(picture, colorScheme)
await browser.close()

async function take({ name, screen, open, clip }, colorScheme) {
  const context = await browser.newContext({ ...screen, colorScheme, baseURL: address, reducedMotion: 'reduce' })
  await context.addInitScript(shiftDates, AT - Date.now())
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Demo: business owner' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await open(page)
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ animations: 'disabled', ...(clip ? { clip } : {}) })
  const webp = await page.evaluate(toWebp, { data: png.toString('base64'), quality: QUALITY })
  await writeFile(`${FOLDER}/${name}-${colorScheme}.webp`, Buffer.from(webp, 'base64'))
  console.log(`${name}-${colorScheme} ${Math.round((webp.length * 0.75) / 1000)} KB`)
  await context.close()
}

async function openJobs(page) {
  await page.goto('/dashboard/jobs')
  await page.getByText('JOB-1005').waitFor()
}

async function openToday(page) {
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'No crew today' }).waitFor()
}

async function openBoard(page) {
  await page.goto('/dashboard/jobs?view=kanban')
  await page.getByRole('article').first().waitFor()
}

/** A job whose crew set out and began, which was then taken back: a history with something to tell. */
async function openHistory(page) {
  await page.goto('/dashboard/jobs?job=3')
  const details = page.getByRole('dialog', { name: 'Job Details' })
  await details.getByRole('button', { name: 'Set out', exact: true }).click()
  await details.getByText('En route', { exact: true }).waitFor()
  await details.getByRole('button', { name: 'Start', exact: true }).click()
  await details.getByText('In progress', { exact: true }).waitFor()
  await details.getByRole('tab', { name: 'History' }).click()
  await details.getByText('Work started').waitFor()
  await details.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByText('Undone: Work started').waitFor()
  await details.getByText('Undoing…').waitFor({ state: 'detached' })
}

/** Runs in the page: its dates are `offset` ms later. Timers stay real. */
function shiftDates(offset) {
  const now = Date.now.bind(Date)
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length === 0 ? [now() + offset] : args, target),
    get: (date, key, receiver) => (key === 'now' ? () => now() + offset : Reflect.get(date, key, receiver)),
  })
  globalThis.Date.prototype.constructor = globalThis.Date
}

/** Runs in the page, whose canvas writes WebP. */
async function toWebp({ data, quality }) {
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1])
    reader.readAsDataURL(blob)
  })
}
