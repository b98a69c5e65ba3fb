import { expect, it, vi } from 'vitest'
import { bothReady, type Failed } from './loadable'

const failed = (message: string): Failed => ({
  state: 'failed',
  failure: { message, status: 503, details: null },
  retry: vi.fn<() => void>(),
})

it('two that failed say why the first did, and one retry loads both again', () => {
  const [first, second] = [failed('The invoice did not load'), failed('The business did not load')]
  const both = bothReady(first, second, () => 'a document')
  if (both.state === 'failed') both.retry()
  expect({ both, retried: [first, second].map(({ retry }) => vi.mocked(retry).mock.calls.length) }).toEqual({
    both: { state: 'failed', failure: first.failure, retry: expect.any(Function) },
    retried: [1, 1],
  })
})
