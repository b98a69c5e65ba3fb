import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { expect, test } from './fixtures'
import { onboardingPage } from './onboarding-page'

/*
 * What is said when a back end fails and says nothing of its own: the words that are stated for each case, with everything that was
 * typed still there.
 */

test.use({ as: 'nobody' })

const alert = (page: Page) => page.getByRole('alert')
const wordless = (page: Page, path: string) => backEnd(page).answerNext(path, 500, {})

test('each step of onboarding (ONB-28)', async ({ page }) => {
  const setup = onboardingPage(page)
  await setup.begin()

  await setup.fillAccount()
  await wordless(page, '/onboarding/start')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to start onboarding')
  await expect(setup.field('Phone number')).toHaveValue('+1 (512) 555-0142')
  await setup.next.click()
  await expect(setup.heading('Property Information')).toBeVisible()

  await setup.fillProperty()
  await wordless(page, '/properties')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to save step data')
  await expect(setup.field('City')).toHaveValue('Austin')
  await setup.next.click()
  await expect(setup.heading('Service Preferences')).toBeVisible()

  await wordless(page, '/preferences')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to save step data')
  await setup.next.click()
  await expect(setup.heading('Welcome')).toBeVisible()

  await wordless(page, '/complete-onboarding')
  await setup.complete.click()
  await expect(alert(page)).toContainText('Failed to complete onboarding')
  await setup.complete.click()
  await expect(page).toHaveURL('/dashboard')
})
