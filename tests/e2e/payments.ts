import type { Page } from '@playwright/test'
import { testCardId } from '../../src/domain/card/test-cards'
import { tablesOf } from './back-end'

type Answer = Record<string, unknown>

const call = async (page: Page, path: string, body?: object, token?: string): Promise<Answer> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  return page.evaluate(
    async ([path, body, token]) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token ?? localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body ? { body } : {}),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    [path, body && JSON.stringify(body), token] as const,
  )
}

const SUBSCRIPTIONS = '/subscription/api/v1/subscriptions'
const originOf = (page: Page) => new URL(page.url()).origin

type Wanted = { customer_id: string; email: string; billing_period?: 'monthly' | 'yearly' }

const begin = async (page: Page, { customer_id, email, billing_period = 'monthly' }: Wanted, token?: string) => {
  const { checkout_url } = await call(
    page,
    `${SUBSCRIPTIONS}/create-checkout-session`,
    {
      customer_id,
      customer_email: email,
      customer_name: 'Dana Reyes',
      plan_id: 'professional',
      billing_period,
      success_url: `${originOf(page)}/subscription/success`,
      cancel_url: `${originOf(page)}/subscription/cancel`,
    },
    token,
  )
  return String(checkout_url)
}

export const beginPaidCheckout = async (page: Page): Promise<string> => {
  await page.goto('/dashboard')
  await call(page, `${SUBSCRIPTIONS}/cancel`, { customer_id: 'cus_1', at_period_end: false })
  return begin(page, { customer_id: 'cus_1', email: 'owner@greenvalley.demo' })
}

export const payCheckout = async (page: Page): Promise<string> => {
  const checkout = new URL(await beginPaidCheckout(page)).searchParams.get('session')
  const { success_url } = await call(page, `/hosted/api/checkout-sessions/${checkout}/complete`, {
    payment_method_id: testCardId({
      brand: 'visa',
      last4: '1111',
      exp_month: 8,
      exp_year: 2029,
      chargeable: true,
      nonce: 'n1',
    }),
  })
  return String(success_url)
}

export const beginTrialCheckout = async (page: Page): Promise<string> => {
  await page.goto('/login')
  const person = { email: 'nora@birch.example', password: 'Birch&Sons1', first_name: 'Nora', last_name: 'Birch' }
  const account = { ...person, user_type: 'admin', account_role: 'business_owner' }
  const session = await call(page, '/api/auth/register', account)
  const token = String(session.access_token)
  const { customer_id } = await call(
    page,
    '/onboarding/api/v1/onboarding/start',
    { ...person, phone: '+15125550123' },
    token,
  )
  return begin(page, { customer_id: String(customer_id), email: person.email, billing_period: 'yearly' }, token)
}

export const beginPortal = async (page: Page, return_url?: string): Promise<string> => {
  await page.goto('/dashboard')
  const back = return_url ?? `${originOf(page)}/dashboard/billing`
  const query = new URLSearchParams({ customer_id: 'cus_1', return_url: back })
  return String((await call(page, `${SUBSCRIPTIONS}/create-portal-session?${query}`)).portal_url)
}

export const fillInCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1130')
  await page.getByLabel('Security code').fill('737')
  await page.getByLabel('Name on card').fill('Zebulon Quimby')
  await page.getByLabel('ZIP code').fill('99950')
}

export const storedCounts = async (page: Page): Promise<{ subscriptions: number; cards: number }> => {
  const tables = await tablesOf(page)
  const own = (rows: readonly { customer_id: number }[]) => rows.filter((row) => row.customer_id === 1).length
  return { subscriptions: own(tables.subscriptions), cards: own(tables.payment_methods) }
}
