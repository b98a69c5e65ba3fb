import { backEnd } from '../e2e/back-end'
import { PASSWORD, registerPage, SAM, usersCalled } from '../e2e/newcomer'
import { describe, expect, strangerTest as test } from './screen'

describe('the form', () => {
  test('has the stated fields, roles and links (REG-01, REG-02)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    for (const field of [form.first, form.last, form.email, form.phone, form.password, form.confirm])
      await expect(field).toHaveValue('')
    await expect(form.role.locator('option')).toHaveText(['Business Owner', 'Business Admin', 'Manager', 'Employee'])
    await expect(form.terms).not.toBeChecked()
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = page.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', path)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('says how strong the password is, line by line (REG-05 to REG-07, X-09)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    const lines = page.getByRole('list', { name: 'What a strong password has' }).getByRole('listitem')
    await expect(lines).toHaveText([
      'At least 8 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
      'One special character',
    ])
    for (const [typed, label, met] of [
      ['aa', 'Weak', 1],
      ['aA', 'Weak', 2],
      ['aA1', 'Fair', 3],
      ['aA1!', 'Good', 4],
      ['aA1!aA1!', 'Strong', 5],
    ] as const) {
      await form.password.fill(typed)
      await expect(page.getByText(`Password strength: ${label}`)).toBeVisible()
      await expect(lines.filter({ hasText: 'done' })).toHaveCount(met)
    }

    await form.password.fill('aA1')
    await expect(page.getByText('Setting up your business still needs: at least 8 characters.')).toBeVisible()
  })

  test('compares the two passwords, and shows each on request (REG-08)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.password.fill(PASSWORD)
    await form.confirm.fill('Lawn')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await form.confirm.fill(PASSWORD)
    await expect(page.getByText('Passwords match')).toBeVisible()

    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(form.password).toHaveAttribute('type', 'text')
    await expect(form.confirm).toHaveAttribute('type', 'password')
  })

  test('offers its button once the password is strong, typed twice and the terms agreed, and says what is missing (REG-04)', async ({
    page,
  }) => {
    const form = registerPage(page)
    await form.open()
    await form.password.fill('lawn')
    await expect(form.submit).toBeDisabled()
    await expect(form.submit).toHaveAccessibleDescription('Choose a password that is at least Fair to continue.')
    await form.password.fill('aA1')
    await expect(form.submit).toHaveAccessibleDescription('Type the same password twice to continue.')
    await form.confirm.fill('aA1')
    await expect(form.submit).toHaveAccessibleDescription('Agree to the terms to continue.')
    await form.terms.check()
    await expect(form.submit).toBeEnabled()
  })

  test('asks for what else is missing when it is sent, the first wrong field first (REG-03)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill({ email: 'sam@' })
    await form.first.fill(' ')
    await form.phone.fill('call me')
    await form.submit.click()
    await expect(form.first).toHaveAccessibleDescription('First name is required')
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(form.phone).toHaveAccessibleDescription('Please enter a valid phone number')
    await expect(form.first).toBeFocused()

    await form.first.fill('Sam')
    await expect(form.first).toHaveAccessibleDescription('')
    await form.submit.click()
    await expect(form.email).toBeFocused()
  })

  test('says what each role means (X-03, AUTH-20)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await expect(form.role).toHaveAccessibleDescription(/You’re starting a new business./)
    await form.role.selectOption('Employee')
    await expect(form.role).toHaveAccessibleDescription(/without it, you join the demo business/)
    await form.open('?business=2')
    await expect(form.role).toHaveAccessibleDescription('You will join the business whose link you followed.')
  })

  test('keeps what was typed over a reload, but no password (REG-01)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill()
    await form.role.selectOption('Manager')
    await page.reload()
    await expect(form.first).toHaveValue(SAM.first)
    await expect(form.email).toHaveValue(SAM.email)
    await expect(form.role).toHaveValue('manager')
    await expect(form.password).toHaveValue('')
    await expect(form.confirm).toHaveValue('')
    await expect(form.terms).not.toBeChecked()
    const storage = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    )
    expect(storage).not.toContain(PASSWORD)
  })

  test('names the plan of its address, and keeps it for the set-up', async ({ page }) => {
    await registerPage(page).open('?plan=professional&period=yearly')
    await expect(page.getByText('You chose Professional, $990.00 per year.')).toBeVisible()
    const storedPlan = await page.evaluate(() => localStorage.getItem('plan_choice'))
    expect(JSON.parse(storedPlan ?? 'null')).toEqual({ plan: 'professional', period: 'yearly' })
  })
})

describe('a slow back end', () => {
  test.override({ mock: { latency: { min: 700, max: 700 } } })

  test('shows "Creating account...", makes one account of two clicks, and leads to the dashboard (REG-09)', async ({
    page,
  }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill()
    await form.submit.dblclick()
    await expect(form.busy).toHaveAttribute('aria-busy', 'true')
    await form.busy.click({ force: true })
    await expect(page).toHaveURL('/dashboard')
    expect(await usersCalled(page, SAM.email)).toMatchObject([{ first_name: 'Sam', user_type: 'business_owner' }])
    expect(await page.evaluate(() => sessionStorage.getItem('registration_draft'))).toBeNull()

    await page.goto('/register')
    await expect(page).toHaveURL('/dashboard')
  })
})

describe('who has registered', () => {
  test('is still known after a reload, and in another tab', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill()
    await form.password.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

    // Another tab shares local storage but not session storage.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  test('as an employee of a business whose link led here is one of its people', async ({ page }) => {
    const form = registerPage(page)
    await form.open('?business=2')
    await form.fill()
    await form.role.selectOption('Employee')
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard')
    expect(await usersCalled(page, SAM.email)).toMatchObject([{ user_type: 'business_employee', business_id: 2 }])
  })

  test('is led to the page that was asked for', async ({ page }) => {
    const form = registerPage(page)
    await form.open('?redirect=/dashboard/jobs')
    await form.fill()
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard/jobs')
  })
})

describe('a refused registration', () => {
  test('says in red that the email is taken, and keeps what was typed (REG-10)', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill({ email: 'owner@greenvalley.demo' })
    await form.submit.click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toHaveText('An account with this email already exists.')
    await expect(refusal).toHaveAttribute('data-kind', 'error')
    await expect(form.password).toHaveValue(PASSWORD)

    await form.email.fill(SAM.email)
    await expect(refusal).toBeHidden()
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('can be sent again after trouble on the way', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill()
    await backEnd(page).failNext('/auth/register', 500)
    await form.submit.click()
    await expect(page.getByRole('alert')).toHaveText('The server is having trouble. Please try again.')
    await expect(form.first).toHaveValue(SAM.first)
    await expect(form.password).toHaveValue(PASSWORD)
    await form.submit.click()
    await expect(page).toHaveURL('/dashboard')
    expect(await usersCalled(page, SAM.email)).toHaveLength(1)
  })

  test('is not carried over to the sign-in page', async ({ page }) => {
    const form = registerPage(page)
    await form.open()
    await form.fill({ email: 'owner@greenvalley.demo' })
    await form.submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('someone who chose a plan and has an account already is not told that they have to sign in', async ({ page }) => {
  await page.goto('/register?plan=professional&period=yearly')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Please log in to access this page.')).toHaveCount(0)
})

test('simulated registration makes anyone who asks an owner (AUTH-14)', async ({ page }) => {
  await page.goto('/register')
  await page.evaluate(() => localStorage.setItem('featureFlags', JSON.stringify({ real_auth: false })))
  await page.reload()
  const form = registerPage(page)
  await form.fill()
  await form.submit.click()
  await expect(form.busy).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})
