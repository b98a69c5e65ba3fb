import type { User } from '../account/user'
import type { Requirement } from '../permissions/catalogue'
import { isAllowed } from '../permissions/check'
import { PAGES, type Page } from './pages'

/** Requirements of the content of pages without a guard (GUARD-12). */
const CONTENT_FOR: Readonly<Record<string, Requirement>> = {
  [PAGES.subscription.path]: 'billing.view',
  [PAGES.scheduling.path]: 'jobs.view.all',
}

/** Pages about the business, which are empty for people without one. */
const ABOUT_THE_BUSINESS: readonly string[] = [PAGES.subscription.path, PAGES.billing.path, PAGES.permissions.path]

/** False when an allowed page has nothing to show this user; menu and links omit it. */
export const hasContentFor = (user: User, page: Page): boolean => {
  // Only crew members have stops.
  if (page.path === PAGES.my_day.path) return user.crew_member_id !== null
  if (user.business_id === null && ABOUT_THE_BUSINESS.includes(page.path)) return false
  const requirement = CONTENT_FOR[page.path]
  return !requirement || isAllowed(user, requirement)
}

/** Requirement of a page's guard or content; undefined when it needs no permission. */
export const contentRequirement = (page: Page): Requirement | undefined => page.permission ?? CONTENT_FOR[page.path]
