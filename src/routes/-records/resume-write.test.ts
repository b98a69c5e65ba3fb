import { expect, it, vi } from 'vitest'
import { type Failure, UNREACHABLE } from '@/domain/record/failure'
import { CONFLICT } from '@/domain/record/final-failure'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { resumeWrite } from './resume-write'

const HOUR = 3_600_000
const NOON = 1_000 * HOUR
const MAYBE = {
  text: 'INV-4 may have been voided.',
  detail: 'Look at the invoice before you do it again.',
  retry: null,
}
const LIFE = { flow: 'invoice-billing', key: '4.by-1' }
const NOT = 'INV-4 was not voided.'
const failed = (status: number, details: unknown = null): Failure => ({ message: 'It failed.', status, details })

const setUp = async ({
  failure = null as Failure | null,
  hoursAgo = 1,
  isAcknowledged = false,
  isRequested = false,
  lifeFailed = null as string | null,
  canBeOpened = true,
}) => {
  const clock = manualClock(NOON)
  const marks: string[] = []
  const interruptedWrite = {
    write: ['invoice', 'void', 4],
    key: 'k1',
    at: NOON - hoursAgo * HOUR,
    isAcknowledged,
    acknowledge: () => void marks.push('told'),
    forget: () => void marks.push('forgotten'),
  }
  const sentUnder: string[] = []
  const workspace = {
    changed: async () => undefined,
    flows: {
      list: async () => (lifeFailed === null ? [] : [{ ...LIFE, stream: 'life', ended: false }]),
      view: async () => ({ snapshot: flow.snapshot() }),
    },
    async idempotentSend(request: { key: string }, send: (key: string) => Promise<unknown>) {
      return { key: request.key, answer: await send(request.key), forget: () => undefined }
    },
  }
  const retry = vi.fn()
  const intent = lifeFailed === null ? null : { command: 'void', key: lifeFailed }
  const done = async () => undefined
  const flow = { whenOpen: done, whenStored: done, snapshot: () => ({ context: { intent, failure: UNREACHABLE } }) }
  const unfinished = await resumeWrite(
    interruptedWrite,
    { workspace: workspace as never, clock, isRequested },
    {
      changed: [],
      about: 'invoice/4',
      async send(key) {
        sentUnder.push(key)
        if (failure) throw failure
      },
      done: 'INV-4 voided',
      not: NOT,
      maybe: MAYBE,
      canBeUndone: true,
      flowName: LIFE,
      async recordFlow() {
        if (!canBeOpened) throw new Error('gone')
        return { flow, dismiss: () => void marks.push('discarded') }
      },
      retry,
    },
  )
  return { unfinished, sentUnder, marks, retry }
}

it('sends it under its key, and forgets it once it is done', async () => {
  expect(await setUp({})).toMatchObject({ unfinished: null, sentUnder: ['k1'], marks: ['forgotten'] })
})

it('says what may have been done where its key is forgotten, and sends nothing', async () => {
  expect(await setUp({ hoursAgo: 24 })).toMatchObject({ unfinished: MAYBE, sentUnder: [], marks: [] })
})

it.each<[what: string, failure: Failure, marks: string[]]>([
  ['no answer came', UNREACHABLE, ['told']],
  ['the server failed', failed(503), ['told']],
  ['it met another write', failed(409, { code: CONFLICT }), ['told']],
  // The page and its notice go away when the session ends.
  ['the session is over', failed(401), []],
])('keeps it where %s', async (_, failure, marks) => {
  const { unfinished, retry, ...rest } = await setUp({ failure })
  expect(unfinished).toEqual({ ...MAYBE, detail: `${failure.message} Retry doesn’t do it twice.`, retry })
  expect(rest).toEqual({ sentUnder: ['k1'], marks })
})

it('says that it was not done where it is refused', async () => {
  const { unfinished, marks } = await setUp({ failure: failed(422) })
  expect([unfinished, marks]).toEqual([{ text: NOT, detail: 'It failed.', retry: null }, ['forgotten']])
})

it('does not say so where it is the right to it that is gone: it may have been done before', async () => {
  const { unfinished, marks } = await setUp({ failure: failed(403) })
  expect([unfinished, marks]).toEqual([{ text: MAYBE.text, detail: 'It failed.', retry: null }, ['forgotten']])
})

it.each([
  ['discards it from its life where that shows it as failed', 'k1', ['forgotten', 'discarded']],
  ['leaves alone what else its life shows as failed', 'k2', ['forgotten']],
])('%s', async (_, flowFailed, marks) => {
  expect(await setUp({ lifeFailed: flowFailed })).toMatchObject({ unfinished: null, marks })
})

it('is done also where its life can’t be opened', async () => {
  expect(await setUp({ lifeFailed: 'k1', canBeOpened: false })).toMatchObject({
    unfinished: null,
    marks: ['forgotten'],
  })
})

it('sends what they were told of before only when they ask for it', async () => {
  const { unfinished, retry, ...rest } = await setUp({ isAcknowledged: true })
  const detail = 'It could not be finished on your last visit. Retry doesn’t do it twice.'
  expect(unfinished).toEqual({ ...MAYBE, detail, retry })
  expect(rest).toEqual({ sentUnder: [], marks: [] })
  expect(await setUp({ isAcknowledged: true, isRequested: true })).toMatchObject({
    unfinished: null,
    sentUnder: ['k1'],
  })
})
