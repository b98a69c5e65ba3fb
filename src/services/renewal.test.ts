import { QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { httpTo } from '../../tests/fixtures/back-end'
import { accountQuery } from './account/queries'
import { cardsQuery, invoicesQuery } from './billing/queries'
import { clientsQuery } from './clients/queries'
import { activityQuery, historyQuery, usageQuery } from './history/queries'
import { crewQuery, jobQuery, jobsQuery } from './jobs/queries'
import { createChanges, renew, type Topic } from './renewal'
import { subscriptionQuery } from './subscription/queries'

afterEach(() => vi.unstubAllGlobals())

/** A channel that reaches every other of its name at once. */
class Channel extends EventTarget {
  static open: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.open.push(this)
  }
  postMessage() {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new Event('message'))
  }
}

it('tells the other tabs of a person, not the one that changed something', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const heard: string[] = []
  const [here, there] = [createChanges(), createChanges()]
  here.subscribe(() => heard.push('here'))
  const stop = there.subscribe(() => heard.push('there'))
  here.announce()
  stop()
  here.announce()
  expect(heard).toEqual(['there'])
})

it('does without where the browser has no channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const changes = createChanges()
  const stop = changes.subscribe(() => heard.push('x'))
  changes.announce()
  stop()
  expect(heard).toEqual([])
})

const http = httpTo(() => Promise.reject(new Error('nothing is asked')))
const graphql = () => Promise.reject(new Error('nothing is asked'))
const QUERIES: readonly { queryKey: QueryKey; meta?: QueryMeta | undefined }[] = [
  accountQuery(graphql),
  activityQuery(graphql),
  cardsQuery(http, 'cus_1'),
  clientsQuery(http, 1),
  crewQuery(http, 1),
  historyQuery(graphql, 'job/17'),
  invoicesQuery(http, 'cus_1', 1),
  jobQuery(http, 1, 17),
  jobsQuery(http, 1),
  subscriptionQuery(http, 'cus_1'),
  usageQuery(graphql),
]

it.each<[Topic, string[]]>([
  ['facts', ['account', 'activity', 'history', 'usage']],
  ['billing', ['payment-methods', 'subscription-invoices', 'subscription']],
  ['put_aside', []],
])('what the topic %s makes old is loaded again, and nothing else', (topic, names) => {
  const client = new QueryClient()
  const cache = client.getQueryCache()
  for (const { queryKey, meta } of QUERIES) cache.build(client, { queryKey, ...(meta ? { meta } : {}) })
  renew(client, [topic])
  const renewed = cache.getAll().filter(({ state }) => state.isInvalidated)
  expect(renewed.map(({ queryKey }) => queryKey[0])).toEqual(names)
})
