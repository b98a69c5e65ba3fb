import type { Page } from '@playwright/test'
import { tablesOf } from './back-end'

/** Satisfies both the form and onboarding. */
export const PASSWORD = 'Lawnmower1!'

export const SAM = { first: 'Sam', last: 'Rivera', email: 'sam@rivera.example' }

export const registerPage = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const form = {
    first: field('First name'),
    last: field('Last name'),
    email: field('Email'),
    phone: page.getByLabel('Phone'),
    role: page.getByLabel('Account type'),
    password: field('Password'),
    confirm: field('Confirm password'),
    terms: page.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' }),
    submit: page.getByRole('button', { name: 'Create account' }),
    busy: page.getByRole('button', { name: 'Creating account...' }),
    async open(search = '') {
      await page.goto(`/register${search}`)
      await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
    },
    async fill({ email = SAM.email, password = PASSWORD } = {}) {
      await form.first.fill(SAM.first)
      await form.last.fill(SAM.last)
      await form.email.fill(email)
      await form.password.fill(password)
      await form.confirm.fill(password)
      await form.terms.check()
    },
  }
  return form
}

export const registerOwner = async (page: Page): Promise<void> => {
  const form = registerPage(page)
  await form.open()
  await form.fill()
  await form.submit.click()
  await page.waitForURL('**/dashboard')
}

export const usersCalled = async (page: Page, email: string) =>
  (await tablesOf(page)).users.filter((user) => user.email === email)

/** Uses up the last seat of the demo business's plan, as an employee registering elsewhere would. */
export const takeLastPlace = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  const status = await page.evaluate(async (password) => {
    const person = { email: 'kim@lastplace.example', first_name: 'Kim', last_name: 'Vega', password }
    const body = JSON.stringify({ ...person, user_type: 'customer', account_role: 'employee', business_id: 1 })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/auth/register', { method: 'POST', headers, body })).status
  }, PASSWORD)
  if (status !== 201) throw new Error(`the last place was not free: ${status}`)
}

export const onboard = (page: Page): Promise<void> =>
  page.evaluate(async (password) => {
    const call = async (path: string, body?: unknown): Promise<{ customer_id: string }> => {
      const answer = await fetch(`/onboarding/api/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: body === undefined ? null : JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    const { email, first_name, last_name } = user
    const { customer_id } = await call('onboarding/start', {
      email,
      first_name,
      last_name,
      phone: '+1 512 555 0140',
      password,
    })
    await call(`customers/${customer_id}/properties`, {
      businessName: 'Rivera Lawn',
      businessType: 'Landscaping',
      address: '12 Elm St',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      serviceRadius: 10,
    })
    const open = { start: '09:00', end: '17:00', closed: false }
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    await call(`customers/${customer_id}/preferences`, {
      operatingHours: Object.fromEntries(days.map((day) => [day, open])),
      emergencyServices: false,
      appointmentBuffer: 30,
      maxAppointmentsPerDay: 8,
      autoConfirmAppointments: false,
      allowOnlineBooking: true,
      notificationPreferences: { email: true, sms: true, push: false },
    })
    await call(`customers/${customer_id}/complete-onboarding`)
  }, PASSWORD)
