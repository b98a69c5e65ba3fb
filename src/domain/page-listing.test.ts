import { expect, it } from 'vitest'
import { role, user } from '../../tests/fixtures/records'
import { hasContentFor } from './page-listing'
import { PAGES, type Page } from './pages'

it.each([
  ['field_technician', ['My Day', 'AI Scheduling', 'Subscription']],
  ['office_manager', ['My Day']],
  ['billing_specialist', ['My Day', 'AI Scheduling']],
] as const)('%s: menu and links leave out %j, which has no guard to refuse them (GUARD-12)', (key, titles) => {
  const person = user({ user_type: 'business_employee', roles: [role(key)] })
  const leftOut = Object.values<Page>(PAGES).filter((page) => !hasContentFor(person, page))
  expect(leftOut.map(({ title }) => title)).toEqual(titles)
})
