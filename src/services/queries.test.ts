import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { toWireClient } from '@/contract/clients'
import { toWireCrewMember } from '@/contract/crew'
import {
  ActivityDocument,
  HistoryDocument,
  UndoRequestDocument,
  UsageDocument,
} from '@/contract/graphql/generated/history'
import type { Cents } from '@/domain/money/money'
import { backEnd, httpTo, json } from '../../tests/fixtures/back-end'
import { client, crewMember } from '../../tests/fixtures/records'
import { clientsQuery } from './clients/queries'
import { crewQuery } from './crew/queries'
import type { GraphQL } from './graphql/graphql'
import { activityQuery, historyQuery, undoRequest, usageQuery } from './history/queries'

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('over REST', () => {
  it('the crew are those who can be put on jobs (API-21)', async () => {
    const { fetch, received } = backEnd(() => json({ crew_members: [toWireCrewMember(crewMember)] }))
    expect(await queries().fetchQuery(crewQuery(httpTo(fetch), 1))).toEqual([crewMember])
    expect(received.map(({ url }) => url)).toEqual(['/api/businesses/1/crew/members?active_only=true'])
  })

  it('the clients come with their properties (API-12)', async () => {
    const { fetch, received } = backEnd(() =>
      json({ items: [toWireClient(client, [{ amount: 0 as Cents, currency: 'USD' }], [])] }),
    )
    const { business_id: _, ...read } = client
    expect(await queries().fetchQuery(clientsQuery(httpTo(fetch), 1))).toEqual({
      items: [{ ...read, current_balance: 0, properties: [] }],
      damaged: [],
    })
    expect(received.map(({ url }) => url)).toEqual(['/landscaping/businesses/1/clients'])
  })
})

describe('over GraphQL', () => {
  const facts = () => {
    const calls: unknown[] = []
    const graphql: GraphQL = {
      query: async (document, variables) => {
        calls.push([document, variables])
        const { before = null } = variables as { before?: number | null }
        const position = before === null ? 2 : before - 1
        const page = { facts: [{ position }], nextBefore: position > 1 ? position : null }
        return { history: page, activity: page, usage: { clients: 42, servicesThisMonth: 156 } } as never
      },
      mutate: () => Promise.reject(new Error('nothing is altered')),
    }
    return { asked: calls, graphql }
  }
  const pages = [
    { facts: [{ position: 2 }], nextBefore: 2 },
    { facts: [{ position: 1 }], nextBefore: null },
  ]

  it('the history of a record is read page by page until there is no more', async () => {
    const { asked, graphql } = facts()
    const answer = await queries().fetchInfiniteQuery({ ...historyQuery(graphql, 'job/17'), pages: 9 })
    expect([answer.pages, asked]).toEqual([
      pages,
      [
        [HistoryDocument, { stream: 'job/17', first: 20, before: null }],
        [HistoryDocument, { stream: 'job/17', first: 20, before: 2 }],
      ],
    ])
  })

  it('and so is what happened lately in the business', async () => {
    const { asked, graphql } = facts()
    const answer = await queries().fetchInfiniteQuery({ ...activityQuery(graphql), pages: 9 })
    expect([answer.pages, asked]).toEqual([
      pages,
      [
        [ActivityDocument, { first: 10, before: null }],
        [ActivityDocument, { first: 10, before: 2 }],
      ],
    ])
  })

  it('usage is counted (DASH-03)', async () => {
    const { asked, graphql } = facts()
    expect(await queries().fetchQuery(usageQuery(graphql))).toEqual({ clients: 42, servicesThisMonth: 156 })
    expect(asked).toEqual([[UsageDocument, {}]])
  })

  it('a request is taken back whole by its key, in one call, which says how much that was', async () => {
    const calls: unknown[] = []
    const graphql: GraphQL = {
      query: () => Promise.reject(new Error('nothing is asked')),
      mutate: async (document, variables) => {
        calls.push([document, variables])
        return { undoRequest: { count: 2, stayed: [] } } as never
      },
    }
    expect(await undoRequest(graphql, 'k1', 'k2')).toEqual({ count: 2, stayed: [] })
    expect(calls).toEqual([[UndoRequestDocument, { request: 'k1', key: 'k2' }]])
  })
})
