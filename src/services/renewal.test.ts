import { QueryClient, type QueryKey, type QueryMeta, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { httpTo } from '../../tests/fixtures/back-end'
import { TabChannel } from '../../tests/fixtures/tab-channel'
import { accountQuery } from './account/queries'
import { cardsQuery, invoicesQuery } from './billing/queries'
import { clientsQuery, servicesQuery } from './clients/queries'
import { crewQuery } from './crew/queries'
import { activityQuery, historyQuery, usageQuery } from './history/queries'
import { clientJobsQuery, jobQuery, jobsQuery } from './jobs/queries'
import { savedFormsQuery } from './onboarding/queries'
import { createChanges, createRenewing, renew, type Topic } from './renewal'
import { subscriptionQuery } from './subscription/queries'

afterEach(() => {
  TabChannel.open = []
  vi.unstubAllGlobals()
})

const twoTabs = () => {
  vi.stubGlobal('BroadcastChannel', TabChannel)
  const heard: (readonly [string, readonly Topic[] | null])[] = []
  const [here, there] = [createChanges(), createChanges()]
  here.subscribe((topics) => heard.push(['here', topics]))
  const stop = there.subscribe((topics) => heard.push(['there', topics]))
  return { here, there, stop, heard }
}

it('tells the other tabs of a person what has changed, not the one that changed it', () => {
  const { here, stop, heard } = twoTabs()
  here.announce(['jobs', 'facts'])
  stop()
  here.announce(['crew'])
  expect(heard).toEqual([['there', ['jobs', 'facts']]])
})

it('knows of a message of an older release only that something has changed', () => {
  const { heard } = twoTabs()
  new TabChannel('groundwork-changes').postMessage('changed')
  expect(heard).toEqual([
    ['here', null],
    ['there', null],
  ])
})

it('says and hears nothing once it is closed', () => {
  const { here, there, heard } = twoTabs()
  here.close()
  here.announce(['jobs'])
  there.announce(['jobs'])
  expect([heard, TabChannel.open.length]).toEqual([[], 1])
})

it('does without where the browser has no channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const changes = createChanges()
  const stop = changes.subscribe(() => heard.push('x'))
  changes.announce(['jobs'])
  stop()
  changes.close()
  expect(heard).toEqual([])
})

it('renews once for all that was asked for while a renewal was under way', async () => {
  // given two lists on screen that load on demand
  const client = new QueryClient()
  const answers: (() => void)[] = []
  const loads: string[] = []
  const watch = (name: string, renewedBy: Topic[]) =>
    new QueryObserver(client, {
      queryKey: [name],
      meta: { renewedBy },
      initialData: 'as it was',
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => {
        loads.push(name)
        return new Promise<string>((resolve) => answers.push(() => resolve('as it is')))
      },
    }).subscribe(() => undefined)
  const stops = [watch('jobs', ['jobs']), watch('clients', ['clients'])]
  const renewing = createRenewing(client)

  const shown = [renewing(['jobs']), renewing(['jobs']), renewing(['clients']), renewing(['jobs']), renewing(['jobs'])]
  expect(loads).toEqual(['jobs'])
  answers.shift()?.()
  await shown[0]

  // then one renewal covers the other four
  await vi.waitFor(() => expect(loads).toEqual(['jobs', 'jobs', 'clients']))
  for (const answer of answers) answer()
  await Promise.all(shown)
  expect(loads).toEqual(['jobs', 'jobs', 'clients'])

  const last = renewing(['jobs'])
  expect(loads).toEqual(['jobs', 'jobs', 'clients', 'jobs'])
  answers.at(-1)?.()
  await last
  for (const stop of stops) stop()
})

const refuse = () => Promise.reject(new Error('nothing is asked'))
const http = httpTo(refuse)
const graphql = { query: refuse, mutate: refuse }
const QUERIES: readonly { queryKey: QueryKey; meta?: QueryMeta | undefined }[] = [
  accountQuery(graphql),
  activityQuery(graphql),
  cardsQuery(http, 'cus_1'),
  clientJobsQuery(http, 1, 5),
  clientsQuery(http, 1),
  crewQuery(http, 1),
  historyQuery(graphql, 'job/17'),
  invoicesQuery(http, 'cus_1', 1),
  jobQuery(http, 1, 17),
  jobsQuery(http, 1),
  savedFormsQuery(http, 'cus_1'),
  servicesQuery(graphql),
  subscriptionQuery(http, 'cus_1'),
  usageQuery(graphql),
]

it.each<[Topic, string[]]>([
  ['jobs', ['job', 'jobs']],
  ['crew', ['crew']],
  ['clients', ['clients']],
  ['onboarding', ['onboarding']],
  ['facts', ['account', 'activity', 'client-jobs', 'history', 'services', 'usage']],
  ['billing', ['payment-methods', 'subscription-invoices', 'subscription']],
  ['put_aside', []],
])('what the topic %s makes old is loaded again, and nothing else', async (topic, names) => {
  const client = new QueryClient()
  const cache = client.getQueryCache()
  for (const { queryKey, meta } of QUERIES) cache.build(client, { queryKey, ...(meta ? { meta } : {}) })
  await renew(client, [topic])
  const renewed = cache.getAll().filter(({ state }) => state.isInvalidated)
  expect(renewed.map(({ queryKey }) => queryKey[0])).toEqual(names)
})

it('loads once more what was on its way for the first time when something was written', async () => {
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const query = new QueryObserver(client, { queryKey: ['crew'], queryFn, meta: { renewedBy: ['crew'] } })
  const stop = query.subscribe(() => undefined)
  const renewed = renew(client, ['crew'])
  answers[0]?.('from before')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('as it is')
  await renewed
  expect(client.getQueryData(['crew'])).toBe('as it is')
  stop()
})

it('takes the answer that a page left on its way for old when something was written meanwhile', async () => {
  // given a list whose page closes while it reloads
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const query = new QueryObserver(client, {
    queryKey: ['activity'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    initialData: 'from yesterday',
    meta: { renewedBy: ['facts'] },
  })
  const leave = query.subscribe(() => undefined)
  expect(answers).toHaveLength(1)
  leave()

  await renew(client, ['facts'])
  answers[0]?.('from before')
  await vi.waitFor(() => expect(client.getQueryData(['activity'])).toBe('from before'))

  await vi.waitFor(() => expect(client.getQueryState(['activity'])?.isInvalidated).toBe(true))
})
