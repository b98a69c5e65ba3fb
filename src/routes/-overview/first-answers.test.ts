import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Actor } from '@/domain/permissions/actor'
import type { Http } from '@/services/http/http'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { actor, employee } from '../../../tests/fixtures/records'
import { firstAnswers } from './first-answers'

const ask = (person: Actor, queryClient = new QueryClient()) => {
  const never = () => new Promise<never>(() => {})
  const workspace = { queryClient, http: { call: never }, graphql: { query: never, mutate: never } }
  const answers = firstAnswers({ workspace, actor: person, clock: manualClock(Date.UTC(2026, 10, 26, 18)) })
  const names = queryClient.getQueryCache().getAll()
  return { queryClient, answers, names: names.map(({ queryKey: [name] }) => name).toSorted() }
}

it.each<[string, Actor, string[]]>([
  ['an owner', actor(), ['account', 'activity', 'jobs-between', 'open-questions', 'usage', 'whole-crew']],
  ['a technician', employee('field_technician'), ['activity', 'jobs-between', 'usage']],
])('for %s, all that the overview shows is asked for: it moves when something comes later', (_who, person, names) => {
  expect(ask(person).names).toEqual(names)
})

it('a business without a job is asked for its clients too: its first steps show above the day', async () => {
  const queryClient = new QueryClient()
  const call = async () => ({ jobs: [], total: 0, damaged: [], items: [], crew_members: [] })
  const graphql = {
    query: () => Promise.reject(new Error('not asked here')),
    mutate: () => Promise.reject(new Error()),
  }
  const workspace = { queryClient, http: { call: call as Http['call'] }, graphql }
  await firstAnswers({ workspace, actor: actor(), clock: manualClock(Date.UTC(2026, 10, 26, 18)) })
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  expect(answered.map(({ queryKey: [name] }) => name).toSorted()).toEqual([
    'clients',
    'jobs',
    'jobs-between',
    'whole-crew',
  ])
})

it('only the first page of all has answers to wait for', () => {
  const { queryClient, answers } = ask(actor())
  expect(answers).toBeInstanceOf(Promise)
  expect(ask(actor(), queryClient).answers).toBe(undefined)
})
