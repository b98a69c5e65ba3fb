import { backEnd } from '../e2e/back-end'
import { PASSWORD, takeLastPlace, usersCalled } from '../e2e/newcomer'
import { person, signIn } from '../fixtures/demo-people'
import { describe, expect, strangerTest as test } from './screen'

const NEW_PASSWORD = 'Hedgerow2?'
const HOUR = 3_600_000

describe('a forgotten password (X-08)', () => {
  test('is asked for from the sign-in page, set again by the letter, and good for signing in', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
    await page.getByLabel('Email').fill(person('manager').email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`If there is an account for ${person('manager').email}`)).toBeVisible()

    await page.getByRole('link', { name: 'open the email' }).click()
    await expect(page).toHaveURL(/\/reset-password\?token=/)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()

    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
    await signIn(page, 'manager')
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('gets the same answer for an email that no one has, and a letter that opens nothing', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('no.one@x.example')
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByText('If there is an account for no.one@x.example')).toBeVisible()
    await page.getByRole('link', { name: 'open the email' }).click()
    await expect(page.getByRole('alert')).toHaveText('This link is not valid. Ask for a new one.')
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('asks for an email, and can be asked for again after trouble', async ({ page }) => {
    await page.goto('/forgot-password')
    const send = page.getByRole('button', { name: 'Send the link' })
    await send.click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await expect(page.getByLabel('Email')).toBeFocused()

    await page.getByLabel('Email').fill(person('owner').email)
    await backEnd(page).failNext('/forgot-password', 503)
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('The server is having trouble. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(person('owner').email)
    await send.click()
    await expect(page.getByText('If there is an account')).toBeVisible()

    await page.getByRole('button', { name: 'Try another address' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('')
  })

  test('has a link that is good for an hour', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person('owner').email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('link', { name: 'open the email' }).click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await backEnd(page).advance(HOUR)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toHaveText('This link has expired. Ask for a new one.')
  })

  test('has a link that works once, and leads to sign-in after that', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person('owner').email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const link = page.getByRole('link', { name: 'open the email' })
    await expect(link).toBeVisible()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(/\/login/)

    await page.goto(address)
    await expect(page.getByRole('alert')).toHaveText('This link was already used.')
    await page.getByRole('link', { name: 'sign in', exact: true }).click()
    await expect(page).toHaveURL('/login')
  })

  test('cannot be set without a whole link, nor to a weak one', async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page.getByRole('alert')).toHaveText('This link is incomplete. Open it again from the email.')
    await page.goto('/reset-password?token=abc')
    await expect(page.getByRole('alert')).toHaveText('This link is not valid. Ask for a new one.')
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person('owner').email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('link', { name: 'open the email' }).click()
    await page.getByLabel('Password', { exact: true }).fill('lawn')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Choose a stronger password')
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Please confirm your password')
  })
})

describe('an invitation (X-08)', () => {
  test('says who invites whom to what; with a password one has joined', async ({ page }) => {
    await page.goto('/accept-invite?token=demo-invite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Hill Country Lawn Co.')
    await expect(page.getByText('invites you as Field Technician.')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Jordan')
    const email = await page.getByLabel('Email').inputValue()

    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(await usersCalled(page, email)).toMatchObject([{ user_type: 'business_employee', business_id: 2 }])
    await expect(page.getByRole('link', { name: 'My Day', exact: true })).toBeVisible()
  })

  test('asks for a password as strong as onboarding does', async ({ page }) => {
    await page.goto('/accept-invite?token=demo-invite')
    await page.getByLabel('Password', { exact: true }).fill('lawn-mower')
    await expect(page.getByText('Your password still needs: one uppercase letter, one number.')).toBeVisible()
    await page.getByLabel('Confirm password').fill('lawn-mower')
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must contain at least one uppercase letter',
    )
  })

  test('that has been used says so', async ({ page }) => {
    await page.goto('/accept-invite?token=demo-invite')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/accept-invite?token=demo-invite')
    await expect(page.getByRole('alert')).toHaveText('This invitation has been used.')
    await page.getByRole('main').getByRole('link', { name: 'Open dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('asks someone who is signed in to sign out first', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'owner')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/accept-invite?token=demo-invite')
    await expect(page.getByText(/^You are signed in as/)).toHaveText('You are signed in as Dana Whitfield.')
    await page.getByRole('button', { name: 'Sign out and accept' }).click()
    await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
  })

  test('that no one sent, or of which a part is missing, says so', async ({ page }) => {
    await page.goto('/accept-invite?token=nothing')
    await expect(page.getByRole('alert')).toHaveText('Invitation not found')
    await page.goto('/accept-invite')
    await expect(page.getByRole('alert')).toHaveText('This link is incomplete. Open it again from the invitation.')
  })

  test('that has expired says so', async ({ page }) => {
    await page.goto('/accept-invite?token=demo-invite')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await backEnd(page).advance(31 * 24 * HOUR)
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByRole('alert')).toHaveText('This invitation has expired. Ask for a new one.')
  })

  test('to a business that is full says what can be done, and keeps what was typed (X-28)', async ({ page }) => {
    await page.goto('/accept-invite?token=team-invite')
    await takeLastPlace(page)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('Your Professional plan includes 5 users. Upgrade to add more.')
    await expect(refusal).toContainText('to make room, then try again.')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  })

  test('that could not be opened can be opened again', async ({ page }) => {
    await page.goto('/accept-invite')
    await backEnd(page).failNext('/invitations/', 503)
    await page.evaluate(() => {
      history.pushState(null, '', '/accept-invite?token=demo-invite')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Hill Country Lawn Co.')
  })

  test('is for anyone who is not signed in: someone who is may sign out first', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'owner')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/accept-invite?token=demo-invite')
    await expect(page.getByText('You are signed in as Dana Whitfield.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out and accept' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Hill Country Lawn Co.')
  })
})
