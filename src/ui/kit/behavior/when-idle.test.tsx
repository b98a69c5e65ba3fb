// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { Loaded } from '../feedback/loaded'
import { SkeletonRows } from '../feedback/skeleton'
import { whenIdle } from './when-idle'

let moments: (() => void)[] = []
const rest = () => {
  for (const moment of moments.splice(0)) moment()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  moments = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => moments.push(work))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => moments.splice(handle - 1, 1, () => {}))
})
afterEach(() => vi.useRealTimers())

const Jobs = ({ are }: { are: 'loading' | 'ready' }) => (
  <Loaded of={are === 'ready' ? { state: are, value: 7 } : { state: are }} loading="Loading" failed="No jobs">
    {(count) => `${count} jobs`}
  </Loaded>
)

it('is the next quiet moment where nothing is loading', async () => {
  await mounted(<Jobs are="ready" />)
  const work = vi.fn()
  whenIdle(work)
  expect(work).toHaveBeenCalledTimes(0)

  rest()
  expect(work).toHaveBeenCalledTimes(1)
})

it('comes after what the page shows has come', async () => {
  const page = await mounted(<Jobs are="loading" />)
  const work = vi.fn()
  whenIdle(work)

  rest()
  expect(work).toHaveBeenCalledTimes(0)

  await page.show(<Jobs are="ready" />)
  expect([page.text(), work.mock.calls.length]).toEqual(['7 jobs', 0])
  rest()
  expect(work).toHaveBeenCalledTimes(1)
})

it('comes after a list in the place of which are lines', async () => {
  const page = await mounted(<SkeletonRows />)
  const work = vi.fn()
  whenIdle(work)
  rest()
  expect(work).toHaveBeenCalledTimes(0)

  await page.show(<p>Rows</p>)
  rest()
  expect(work).toHaveBeenCalledTimes(1)
})

it('comes after three seconds where a page goes on loading, and once', async () => {
  const page = await mounted(<Jobs are="loading" />)
  const work = vi.fn()
  whenIdle(work)
  rest()

  vi.advanceTimersByTime(2_999)
  expect(work).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)

  await page.show(<Jobs are="ready" />)
  rest()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('never comes to what was called off', async () => {
  const page = await mounted(<Jobs are="loading" />)
  const work = vi.fn()
  const callOff = whenIdle(work)
  rest()
  callOff()

  await page.show(<Jobs are="ready" />)
  rest()
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(0)
})
