import { expect, it } from 'vitest'
import { role, user } from '../../../tests/fixtures/records'
import type { User } from '../account/user'
import { hasContentFor } from './page-content'
import { PAGES, type Page } from './pages'

const pagesWithoutContent = (person: User) =>
  Object.values<Page>(PAGES)
    .filter((page) => !hasContentFor(person, page))
    .map(({ title }) => title)

it.each([
  ['field_technician', ['My Day', 'AI Scheduling', 'Subscription']],
  ['office_manager', ['My Day']],
  ['billing_specialist', ['My Day', 'AI Scheduling']],
] as const)('%s: menu and links leave out %j, which has no guard to refuse them (GUARD-12)', (key, titles) => {
  const person = user({ user_type: 'business_employee', roles: [role(key)] })
  expect(pagesWithoutContent(person)).toEqual(titles)
})

it('someone without a business: menu and links leave out what is about it (PERM-15)', () => {
  const admin = user({ user_type: 'system_admin', business_id: null })
  expect([pagesWithoutContent(admin), pagesWithoutContent({ ...admin, business_id: 1 })]).toEqual([
    ['My Day', 'Subscription', 'Billing', 'Permissions'],
    ['My Day'],
  ])
})
