// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { markNew, NEW_FOR_MS, useNewRecord } from './new-record'

const New = ({ kind }: { kind: string }) => <p>{useNewRecord(kind) ?? 'none'}</p>

it('is the record of that kind that was added last, for a while', async () => {
  vi.useFakeTimers()
  const { text } = await mounted(
    <>
      <New kind="client" />
      <New kind="job" />
    </>,
  )
  const seen = [text()]
  const then = async (work: () => void) => {
    await act(async () => work())
    seen.push(text())
  }
  await then(() => markNew('client/43'))
  await then(() => vi.advanceTimersByTime(NEW_FOR_MS - 1))
  await then(() => markNew('job/7'))
  await then(() => vi.advanceTimersByTime(NEW_FOR_MS - 1))
  await then(() => vi.advanceTimersByTime(1))
  vi.useRealTimers()
  expect(seen).toEqual(['none none', '43 none', '43 none', 'none 7', 'none 7', 'none none'])
})
