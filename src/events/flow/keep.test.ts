import { afterEach, expect, it } from 'vitest'
import { browser, closeTabs, go, input, opened, openTab } from '../../../tests/fixtures/errand-tab'

afterEach(closeTabs)

const streamsOf = async ({ log }: ReturnType<typeof browser>) => (await log.streams()).map(({ stream }) => stream)

const visit = async (here: ReturnType<typeof browser>, key: string, keep?: number) => {
  const { flows } = openTab(here, keep === undefined ? {} : { keep })
  await opened(flows.open('errand', key, input))
  await flows.dropOld()
  await flows.close()
}

it('keeps every stream by default', async () => {
  const here = browser()
  for (const key of ['d', 'c', 'b', 'a']) await visit(here, key)
  expect(await streamsOf(here)).toEqual(['errand/a#1', 'errand/b#1', 'errand/c#1', 'errand/d#1'])
})

it('keeps the last streams of a flow beside the one that is open, whatever their names', async () => {
  const here = browser()
  for (const key of ['d', 'c', 'b', 'a']) await visit(here, key)
  await visit(here, 'e', 2)
  expect(await streamsOf(here)).toEqual(['errand/a#1', 'errand/b#1', 'errand/e#1'])
  await visit(here, 'f', 2)
  expect(await streamsOf(here)).toEqual(['errand/a#1', 'errand/e#1', 'errand/f#1'])
  expect((await here.log.readAfter(0)).map(({ stream }) => stream)).toEqual(['errand/a#1', 'errand/e#1', 'errand/f#1'])
})

it('counts a stream by its last entry, ended or not', async () => {
  const here = browser()
  for (const key of ['a', 'b', 'c']) await visit(here, key)
  const { flows } = openTab(here)
  const flow = await opened(flows.open('errand', 'a', input))
  flow.send({ type: 'errand.drop' })
  await flows.close()
  await visit(here, 'd', 1)
  expect(await streamsOf(here)).toEqual(['errand/a#1', 'errand/d#1'])
})

it('drops nothing of another flow, nothing quarantined, nothing imported and nothing that is open elsewhere', async () => {
  const here = browser()
  for (const key of ['a', 'b', 'c']) await visit(here, key)
  const entry = { seq: 0, at: 1, v: '1', kind: 'init', name: 'x', data: input, state: 'idle' } as const
  await here.log.append([{ ...entry, stream: 'errands/a#1' }])
  await here.log.quarantine('errand/a#1', 'diverged', 0)
  const elsewhere = openTab(here)
  await opened(elsewhere.flows.open('errand', 'b', input))
  await elsewhere.flows.importStream(await elsewhere.flows.exportStream('errand/c#1'))

  await visit(here, 'd', 0)
  expect(await streamsOf(here)).toEqual([
    'errand/a#1',
    'errand/b#1',
    'errand/d#1',
    'errand/imported:c#1',
    'errands/a#1',
  ])
})

it('does not stop the flow when the log fails', async () => {
  const here = browser()
  for (const key of ['a', 'b']) await visit(here, key)
  const broken = new Error('cannot drop')
  const { flows, errors } = openTab({ ...here, log: { ...here.log, drop: () => Promise.reject(broken) } }, { keep: 0 })
  const flow = await opened(flows.open('errand', 'c', input))
  await expect(flows.dropOld()).rejects.toBe(broken)
  flow.send(go)
  await flow.whenStored()
  await flows.close()
  expect([errors, (await here.log.read('errand/c#1')).length]).toEqual([[], 2])
})
