// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { useSearchAhead } from './use-search-ahead'

const RECORDS = Array.from({ length: 600 }, (_, index) => index)

const Searched = ({
  narrow,
  records,
}: {
  narrow: (part: readonly number[]) => unknown
  records: readonly number[]
}) => {
  useSearchAhead(narrow, records)
  return null
}

it('searches each record of a list once in quiet moments, some at a time', async () => {
  vi.useFakeTimers()
  const narrow = vi.fn((_: readonly number[]) => undefined)
  await mounted(<Searched narrow={narrow} records={RECORDS} />)
  expect(narrow.mock.calls).toEqual([])
  await act(async () => vi.runAllTimers())
  const parts = narrow.mock.calls.map(([part]) => part)
  expect([parts.map(({ length }) => length), parts.flat()]).toEqual([[250, 250, 100], RECORDS])
  vi.useRealTimers()
})

it('goes no further in a list that is not shown any more', async () => {
  vi.useFakeTimers()
  const narrow = vi.fn((_: readonly number[]) => undefined)
  const page = await mounted(<Searched narrow={narrow} records={RECORDS} />)
  await page.show(<Searched narrow={narrow} records={[]} />)
  await act(async () => vi.runAllTimers())
  expect(narrow.mock.calls).toEqual([])
  vi.useRealTimers()
})
