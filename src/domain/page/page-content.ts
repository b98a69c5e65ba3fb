import type { User } from '../account/user'
import type { Requirement } from '../permissions/catalogue'
import { isAllowed } from '../permissions/check'
import { PAGES, type Page } from './pages'

/** Pages without a guard that show their content only to those who hold this (GUARD-12). */
const CONTENT_FOR: Readonly<Record<string, Requirement>> = {
  [PAGES.subscription.path]: 'billing.view',
  [PAGES.scheduling.path]: 'jobs.view.all',
}

/** Pages about one's business, on which someone without one reads no more than that. */
const ABOUT_THE_BUSINESS: readonly string[] = [PAGES.subscription.path, PAGES.billing.path, PAGES.permissions.path]

/** Whether a page that a user may open has something to show them; menu and links leave it out where it has not. */
export const hasContentFor = (user: User, page: Page): boolean => {
  // Only who is in a crew has a day of stops.
  if (page.path === PAGES.my_day.path) return user.crew_member_id !== null
  if (user.business_id === null && ABOUT_THE_BUSINESS.includes(page.path)) return false
  const requirement = CONTENT_FOR[page.path]
  return !requirement || isAllowed(user, requirement)
}

/** What a page asks for to be shown, by its guard or for its content; nothing for one that asks no permission. */
export const contentRequirement = (page: Page): Requirement | undefined => page.permission ?? CONTENT_FOR[page.path]
