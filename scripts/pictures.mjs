import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import settings from './chromium.json' with { type: 'json' }

const QUALITY = 0.6
const AT = Date.parse('2026-11-18T10:15:00-06:00')
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
const CLOSE = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 }
const PHONE = { viewport: { width: 390, height: 620 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const tall = (height) => ({ ...PHONE, viewport: { width: 390, height } })
const WIDE = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const CONTENT = { x: 240, y: 0, width: 1040, height: 747 }

const LANDING = { folder: 'public/pictures', schemes: ['light', 'dark'] }
const README = { folder: 'docs/pictures', schemes: ['light'] }

const PICTURES = [
  { ...LANDING, name: 'overview', screen: DESKTOP, open: openOverview },
  { ...LANDING, name: 'overview-phone', screen: PHONE, open: openOverview },
  { ...LANDING, name: 'calendar', screen: CLOSE, open: openCalendar, clip: CONTENT },
  { ...LANDING, name: 'calendar-phone', screen: tall(520), open: openCalendar },
  {
    ...LANDING,
    name: 'invoices',
    screen: { viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1.3 },
    open: openInvoices,
    clip: { x: 240, y: 0, width: 1200, height: 862 },
  },
  { ...LANDING, name: 'invoices-phone', screen: tall(520), open: openInvoices },
  { ...LANDING, name: 'history', screen: CLOSE, open: openHistory, clip: { x: 560, y: 0, width: 720, height: 500 } },
  { ...LANDING, name: 'history-phone', screen: tall(450), open: openHistory },
  { ...LANDING, name: 'my-day-phone', screen: PHONE, who: 'Luis', open: openMyDay },
  { ...LANDING, name: 'client-phone', screen: PHONE, open: openClientPage },
  { ...README, name: 'overview', screen: WIDE, open: openOverview },
  { ...README, name: 'calendar', screen: WIDE, open: openCalendar },
  { ...README, name: 'jobs-dark', screen: WIDE, open: openJobs, schemes: ['dark'] },
  { ...README, name: 'phone', screen: tall(844), who: 'Luis', open: openMyDay },
  { ...README, name: 'job-details', screen: WIDE, open: openHistory },
  { ...README, name: 'conversation', screen: WIDE, open: openConversation },
  { ...README, name: 'landing', screen: WIDE, who: null, open: openLanding },
  {
    ...README,
    name: 'setting-up',
    screen: { ...WIDE, viewport: { width: 1440, height: 1200 } },
    who: null,
    open: openSetUp,
  },
]

const [address = 'http://localhost:4173', ...chosen] = process.argv.slice(2)
const executablePath = [process.env.CHROMIUM_PATH ?? '', ...settings.paths].find((path) => existsSync(path))
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: settings.args })
for (const picture of PICTURES.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
  for (const scheme of picture.schemes) await take(picture, scheme)
await browser.close()

async function take({ folder, name, screen, who = 'Dana', open, clip }, colorScheme) {
  const context = await browser.newContext({ ...screen, colorScheme, baseURL: address, reducedMotion: 'reduce' })
  await context.addInitScript(shiftDates, AT - Date.now())
  const page = await context.newPage()
  if (who) await signIn(page, who)
  await open(page)
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ animations: 'disabled', ...(clip ? { clip } : {}) })
  const webp = await page.evaluate(toWebp, { data: png.toString('base64'), quality: QUALITY })
  const file = folder === LANDING.folder ? `${name}-${colorScheme}` : name
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${file}.webp`, Buffer.from(webp, 'base64'))
  console.log(`${folder}/${file} ${Math.round((webp.length * 0.75) / 1000)} KB`)
  await context.close()
}

async function signIn(page, who) {
  await page.goto('/demo')
  await page.getByRole('button', { name: `Sign in as ${who}` }).click()
  await page.waitForURL('**/dashboard**')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openOverview(page) {
  await page.goto('/dashboard')
  await page.getByText('Running late').first().waitFor()
  await page.getByText('Next billing date').waitFor()
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()
}

async function openJobs(page) {
  await page.goto('/dashboard/jobs')
  await page.getByText('JOB-1005').waitFor()
}

async function openCalendar(page) {
  await page.goto('/dashboard/jobs?view=calendar')
  await page.getByText('Weekly lawn mowing').first().waitFor()
}

async function openInvoices(page) {
  await page.goto('/dashboard/invoicing')
  await page.getByText('Total Outstanding').waitFor()
  await page.getByText('INV-').first().waitFor({ state: 'attached' })
}

async function openMyDay(page) {
  await page.goto('/dashboard/my-day')
  await page.getByRole('link', { name: 'Directions' }).first().waitFor()
}

async function openClientPage(page) {
  const path = await page.evaluate(async () => {
    const { estimates, client_links } = (await globalThis.groundwork.server.state()).tables
    const unanswered = estimates.find(
      ({ id, status }) => status === 'sent' && estimates.every((other) => other.revises_id !== id),
    )
    return `/c/${client_links.find(({ client_id }) => client_id === unanswered.client_id).token}`
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openHistory(page) {
  await page.goto('/dashboard/jobs?job=3')
  const details = page.getByRole('dialog', { name: 'Job Details' })
  await details.getByRole('button', { name: 'Mark en route', exact: true }).click()
  await details.getByText('En route', { exact: true }).waitFor()
  await details.getByRole('button', { name: 'Start', exact: true }).click()
  await details.getByText('In progress', { exact: true }).waitFor()
  await details.getByRole('tab', { name: 'History' }).click()
  await details.getByText('Work started').waitFor()
  await details.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByText('Undone: Work started').waitFor()
  await details.getByText('Undoing…').waitFor({ state: 'detached' })
  await page.getByText('Undone: Work started').waitFor({ state: 'detached' })
}

async function openConversation(page) {
  await page.goto('/dashboard/communications?tab=messages')
  await page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button')
    .filter({ hasText: 'Nancy Kowalski' })
    .click()
  await page.getByRole('complementary', { name: 'Client card' }).getByText('Next visit').waitFor()
}

async function openLanding(page) {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openSetUp(page) {
  const fill = async (fields) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.goto('/register')
  const password = 'Lawnmower1!'
  await fill({ 'First name': 'Sam', 'Last name': 'Rivera', Email: 'sam@rivera.example' })
  await fill({ Password: password, 'Confirm password': password })
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/onboarding')
  await page.getByLabel('Phone number').fill('(512) 555-0188')
  await fill({ Password: password, 'Confirm password': password })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business name').fill('Rivera Lawn & Garden')
  await page.getByLabel('Address', { exact: true }).fill('1809 Justin Ln')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('State').selectOption('TX')
  await page.getByLabel('ZIP code').fill('78757')
  await page.getByLabel('Business type').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Service Preferences' }).waitFor()
}

/** Runs in the page; shifts its dates by `offset` ms. Timers stay real. */
function shiftDates(offset) {
  const now = Date.now.bind(Date)
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length === 0 ? [now() + offset] : args, target),
    get: (date, key, receiver) => (key === 'now' ? () => now() + offset : Reflect.get(date, key, receiver)),
  })
  globalThis.Date.prototype.constructor = globalThis.Date
}

/** Runs in the page, because its canvas encodes WebP. */
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
