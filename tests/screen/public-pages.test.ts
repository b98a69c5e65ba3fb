import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { person, type Who } from '../fixtures/demo-people'
import { describe, expect, strangerTest as test } from './screen'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' })
const description = (page: Page) => page.locator('meta[name=description]').getAttribute('content')

const PAGES = [
  { path: '/', title: 'Run your day. Know what got done.', heading: 'Run your day. Know what got done.' },
  { path: '/demo', title: 'Demo', heading: 'See the demo as any of them' },
  { path: '/contact', title: 'Contact', heading: 'Contact' },
  { path: '/terms', title: 'Terms', heading: 'Terms of service' },
  { path: '/privacy', title: 'Privacy', heading: 'Privacy' },
  { path: '/subscription/cancel', title: 'Subscription Cancelled', heading: 'Subscription Cancelled' },
] as const

describe('header and footer', () => {
  const LINKS = [
    { where: header, link: 'Pricing', path: '/pricing' },
    { where: header, link: 'Demo', path: '/demo' },
    { where: header, link: 'Sign In', path: '/login' },
    { where: header, link: 'Get Started Free', path: '/register' },
    { where: footer, link: 'Pricing', path: '/pricing' },
    { where: footer, link: 'Demo', path: '/demo' },
    { where: footer, link: 'Contact', path: '/contact' },
    { where: footer, link: 'Terms', path: '/terms' },
    { where: footer, link: 'Privacy', path: '/privacy' },
  ]

  test('lead to pages that are there, each with its own title', async ({ page }) => {
    const titles = new Map<string, string>()
    for (const { where, link, path } of LINKS) {
      await page.goto('/')
      await expect(page).toHaveTitle(/\S · Groundwork$/)
      const before = await page.title()
      await where(page).getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(path)
      // The address changes a moment before the page does.
      await expect(page).not.toHaveTitle(before)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/\S · Groundwork$/)
      titles.set(path, await page.title())
    }
    expect(new Set(titles.values()).size).toBe(titles.size)
  })

  test('hold every link there is in them', async ({ page }) => {
    await page.goto('/')
    for (const where of [header, footer]) {
      const labels = LINKS.filter((link) => link.where === where).map(({ link }) => link)
      await expect(where(page).getByRole('link')).toHaveText(labels)
    }
  })

  test('lead a link on to the content, for keyboard and screen reader', async ({ page }) => {
    await page.goto('/')
    await footer(page).getByRole('link', { name: 'Terms' }).click()
    await expect(heading(page, 'Terms of service')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

describe('the landing page', () => {
  for (const [link, path] of [
    ['Get Started Free', '/register'],
    ['Sign In', '/login'],
    ['View Pricing', '/pricing'],
  ] as const) {
    test(`leads by ${link} to ${path} (LAND-01)`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('states the prices of all plans (LAND-05 to LAND-08)', async ({ page }) => {
    await page.goto('/')
    const plans = page.getByRole('region', { name: 'What it costs' }).getByRole('listitem')
    await expect(plans).toContainText([
      /\$49 a month.*\$490 a year.*\$98 \(17%\).*50 customers, 1 user/,
      /Most popular.*\$99 a month.*\$990 a year.*\$198 \(17%\).*500 customers, 5 users/,
      /\$299 a month.*\$2,990 a year.*\$598 \(17%\).*Unlimited customers and users/,
    ])
  })
})

describe('the demo', () => {
  test('leads newcomers to registration and to an invitation', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('link', { name: 'Register your own business' }).click()
    await expect(page).toHaveURL('/register')
    await page.evaluate(() => history.back())
    await page.getByRole('link', { name: 'Accept an invitation' }).click()
    await expect(page).toHaveURL('/accept-invite?token=demo-invite')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  for (const who of ['owner', 'admin', 'manager', 'tech', 'home'] as const) {
    test(`is one click away as ${person(who).label}`, async ({ page }) => {
      await page.goto('/demo')
      await enterAs(page, who).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      const { first_name, last_name } = person(who)
      await expect(page.getByText(`${first_name} ${last_name}`).first()).toBeVisible()
    })
  }

  test('says so when it fails, and may be tried again (AUTH-07)', async ({ page, problems }) => {
    problems.expect(/503/)
    await page.goto('/demo')
    await backEnd(page).failNext('/auth/login', 503)
    await enterAs(page, 'owner').click()
    await expect(page.getByRole('alert')).toHaveAttribute('data-kind', 'error')
    await expect(page).toHaveURL('/demo')
    await enterAs(page, 'owner').click()
    await expect(page).toHaveURL('/dashboard')
  })

  describe('on a slow back end', () => {
    test.override({ mock: { latency: { min: 700, max: 700 } } })

    test('takes one person at a time, once', async ({ page }) => {
      await page.goto('/demo')
      await enterAs(page, 'tech').dblclick()
      await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true')
      await enterAs(page, 'owner').click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('Luis Ortega').first()).toBeVisible()
    })
  })

  describe('for someone who is signed in', () => {
    test.override({ as: 'owner' })

    test('changes over to another person', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.getByText('You are signed in as Dana Whitfield.')).toBeVisible()
      await enterAs(page, 'tech').click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('Luis Ortega').first()).toBeVisible()
    })

    test('goes straight in as the same person', async ({ page }) => {
      await page.goto('/demo')
      await enterAs(page, 'owner').click()
      await expect(page).toHaveURL('/dashboard')
    })
  })
})

const enterAs = (page: Page, who: Who) => page.getByRole('button', { name: `Sign in as ${person(who).first_name}` })

describe('someone who is signed in', () => {
  test.override({ as: 'owner' })

  test('is led back to the dashboard from every public page', async ({ page }) => {
    await page.goto('/')
    await expect(header(page).getByRole('link')).toHaveText(['Pricing', 'Demo', 'Open dashboard'])
    await header(page).getByRole('link', { name: 'Open dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page).toHaveTitle('Overview · Groundwork')
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page).toHaveTitle('Job Management · Groundwork')
  })

  test('may leave the payment page without having begun a checkout (SUB-04)', async ({ page }) => {
    await page.goto('/subscription/cancel')
    await expect(heading(page, 'Subscription Cancelled')).toBeVisible()
  })
})

describe('/subscription/cancel', () => {
  for (const [link, path] of [
    ['Back to the plans', '/pricing'],
    ['Try the demo', '/demo'],
    ['Tell us', '/contact'],
  ] as const) {
    test(`leads on to ${path} (SUB-04)`, async ({ page }) => {
      await page.goto('/subscription/cancel')
      await expect(page.getByText('Nothing was charged')).toBeVisible()
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
    })
  }
})

describe('the contact page', () => {
  test('hands a letter to the mail program, with subject and text', async ({ page, problems }) => {
    // The test browser has no mail program.
    problems.expect(/mailto:/)
    await page.goto('/contact')
    const message = page.getByLabel('Message')
    const send = page.getByRole('button', { name: 'Open in my mail program' })
    await send.click()
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription(/Write your message\./)

    await message.fill('Can I import clients & jobs?')
    await expect(message).not.toHaveAccessibleDescription(/Write your message\./)
    await page.getByLabel('What is it about?').selectOption('Help with the product')
    await send.click()
    await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute(
      'href',
      'mailto:support@groundwork.demo?subject=Help%20with%20the%20product&body=Can%20I%20import%20clients%20%26%20jobs%3F',
    )
  })
})

test('a path that leads nowhere goes to the landing page (GUARD-02)', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Run your day. Know what got done.')).toBeVisible()
})

test('every page has a heading, a title and a description of its own (X-08, SUB-04)', async ({ page }) => {
  const descriptions: (string | null)[] = []
  for (const { path, title, heading: name } of PAGES) {
    await page.goto(path)
    await expect(heading(page, name)).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Groundwork`)
    descriptions.push(await description(page))
  }
  expect(new Set(descriptions).size).toBe(PAGES.length)
})

test('title and description go with the page', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page, 'Run your day. Know what got done.')).toBeVisible()
  const first = await description(page)
  await footer(page).getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('Terms · Groundwork')
  expect(await description(page)).not.toBe(first)
  await page.goBack()
  await expect(page).toHaveTitle('Run your day. Know what got done. · Groundwork')
  expect(await description(page)).toBe(first)
})
