import { expect, it } from 'vitest'
import { holdersText } from './role-detail'

const person = (first_name: string, status: 'active' | 'inactive', ...ids: number[]) => ({
  first_name,
  last_name: 'Lee',
  status,
  roles: ids.map((id) => ({ id })),
})
const of = (...value: ReturnType<typeof person>[]) => holdersText(4, { state: 'ready', value })

it('names the active users who have a role', () => {
  expect(of(person('Ann', 'active', 4, 5), person('Bo', 'inactive', 4), person('Cy', 'active', 5))).toBe('1: Ann Lee')
  expect(of(person('Cy', 'active', 5))).toBe('None')
})

it('says that no one has it only once the users are known', () => {
  const failure = { message: 'No connection', status: 0, details: null }
  expect(holdersText(4, { state: 'loading' })).toBe('Loading…')
  expect(holdersText(4, { state: 'failed', failure, retry: () => {} })).toBe('Could not be loaded')
})
