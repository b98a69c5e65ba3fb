// @vitest-environment happy-dom
import { notifyManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { mounted } from '../../../tests/fixtures/mounted'
import { actor, user } from '../../../tests/fixtures/records'
import type { Workspace } from '../-session/context'
import { WorkspaceProvider } from '../-session/workspace'
import { useOpenRecord } from './use-open-record'

beforeAll(() =>
  notifyManager.setNotifyFunction((notify) => {
    act(notify)
  }),
)
afterAll(() => notifyManager.setNotifyFunction((notify) => notify()))

type Tool = { id: number; name: string }
type Options = {
  list?: Tool[] | undefined
  error?: Error
  damaged?: { id: number; reason: string }[]
  asOf?: number
  tab?: string
}

/** The page of tool 7; reading it alone finds "Rake, read alone". Records the streams whose history was requested. */
const setUp = async ({ list, error, damaged = [], asOf: moment, tab = 'history' }: Options) => {
  const requests: string[] = []
  const graphql = {
    query: async (_: unknown, { stream, position }: { stream: string; position?: number }) => {
      requests.push(position === undefined ? stream : `${stream} at ${position}`)
      if (position !== undefined) return { recordAsOf: { name: `Rake at ${position}` } }
      return { history: { facts: [{ position: 3 }], nextBefore: null } }
    },
  }
  const single = queryOptions({
    queryKey: ['tool', 7],
    queryFn: async (): Promise<Tool> => {
      requests.push('alone')
      return { id: 7, name: 'Rake, read alone' }
    },
  })
  const Page = () => {
    const { page } = useOpenRecord({
      id: 7,
      tab,
      kind: 'tool',
      list: { data: list, error: error ?? null },
      damaged,
      single,
      asOf: moment,
      onAsOf: () => undefined,
    })
    const { source, history, asOf } = page
    const then = asOf.source?.state === 'ready' ? `; was ${asOf.source.value.name}` : ''
    const name = source.state === 'ready' ? source.value.name : source.state
    return <p>{`${name}; history ${history.items.state}${then}`}</p>
  }
  const workspace = { queryClient: new QueryClient(), graphql, catchUp: async () => {} } as unknown as Workspace
  const screen = await mounted(
    <WorkspaceProvider user={user()} actor={actor()} workspace={workspace} clock={manualClock()} newId={() => 'k1'}>
      <Page />
    </WorkspaceProvider>,
  )
  const shows = (text: string) => vi.waitFor(() => expect(screen.text()).toBe(text))
  return { shows, asked: requests }
}

it('is shown from the list where it is there', async () => {
  const { shows, asked } = await setUp({ list: [{ id: 7, name: 'Rake' }] })
  await shows('Rake; history ready')
  expect(asked).toEqual(['tool/7'])
})

it.each<[string, Options]>([
  ['the list does not hold it', { list: [] }],
  ['the list could not be loaded', { error: new Error('Busy') }],
])('is read alone where %s', async (_, options) => {
  const { shows, asked } = await setUp(options)
  await shows('Rake, read alone; history ready')
  expect(asked.sort()).toEqual(['alone', 'tool/7'])
})

it('waits for the list before it is asked for', async () => {
  const { shows, asked } = await setUp({})
  await shows('loading; history ready')
  expect(asked).toEqual(['tool/7'])
})

it('is not asked for where it is damaged; its history is, whichever tab is open', async () => {
  const { shows, asked } = await setUp({ list: [], damaged: [{ id: 7, reason: 'No name.' }], tab: 'details' })
  await shows('damaged; history ready')
  expect(asked).toEqual(['tool/7'])
})

it('has its history asked for when that is looked at', async () => {
  const { shows, asked } = await setUp({ list: [{ id: 7, name: 'Rake' }], tab: 'details' })
  await shows('Rake; history loading')
  expect(asked).toEqual([])
})

it.each([0, 3])('is also asked for as it was at %i, where the address says so', async (asOf) => {
  const { shows, asked } = await setUp({ list: [{ id: 7, name: 'Rake' }], asOf })
  await shows(`Rake; history ready; was Rake at ${asOf}`)
  expect(asked.sort()).toEqual(['tool/7', `tool/7 at ${asOf}`])
})
