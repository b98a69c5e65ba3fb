import { describe, expect, it } from 'vitest'
import { type Failure, UNREACHABLE } from '@/domain/record/failure'
import { CONFLICT } from '@/domain/record/final-failure'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { joining, pendingSteps } from './pending-steps'

type Void = { command: 'void'; key: string; reason: string; askedAt?: number }
type Request = { id: string; reason: string; askedAt?: number }

const HOUR = 3_600_000
const NOON = 1_000 * HOUR
const INVOICE = { id: 4 }
const failed = (status: number, details: unknown = null): Failure => ({ message: 'It failed.', status, details })
const TOO_LATE = failed(409)

/** Failures after which a step may have been done, or can be retried. */
const UNSETTLED: [what: string, failure: Failure][] = [
  ['had no answer', UNREACHABLE],
  ['met an error of the server', failed(503)],
  ['came too often', failed(429)],
  ['came after the session was over', failed(401)],
  ['met another write', failed(409, { code: CONFLICT })],
]

const setUp = (last: { failure: Failure; hoursAgo: number } | null) => {
  const clock = manualClock(NOON)
  const askedAt = NOON - (last?.hoursAgo ?? 0) * HOUR
  const commandState = {
    intent: last ? ({ command: 'void', key: 'first', reason: 'Twice', askedAt } as Void) : null,
    failure: last?.failure ?? null,
  }
  const gone: string[] = []
  const storedWrites: unknown[] = []
  const recordFlow = { whenOpen: async () => undefined, snapshot: () => ({ context: commandState }) }
  const workspace = {
    async keepWrite(_: unknown, key: string, at: number) {
      storedWrites.push([key, at])
      return () => undefined
    },
  }
  const { give, again } = pendingSteps<typeof INVOICE, typeof recordFlow, Request, Void>(
    { workspace: workspace as never, clock },
    async () => ({ ok: true }),
    {
      kind: 'invoice',
      flowOf: () => recordFlow,
      keyOf: (_, { id, reason }) => (commandState.intent?.reason === reason ? commandState.intent.key : id),
      intentFrom: ({ id, reason }) => ({ command: 'void', key: id, reason }),
      async request(_, { id }) {
        gone.push(id)
        return { ok: true }
      },
      async retry() {
        gone.push(commandState.intent?.key ?? 'none')
        return { ok: true }
      },
      dismiss() {
        commandState.intent = null
        commandState.failure = null
      },
      canBeUndone: () => false,
    },
  )
  const ask = (reason: string) => give(INVOICE, { id: 'new', reason })
  return { ask, again: () => again(INVOICE), gone, kept: storedWrites }
}

it('keeps a step from when it was first asked for', async () => {
  const { ask, gone, kept } = setUp(null)
  expect([await ask('Twice'), gone, kept]).toEqual([{ ok: true }, ['new'], [['new', NOON]]])
})

describe('the same step asked for again', () => {
  it.each<[what: string, failure: Failure]>([...UNSETTLED, ['was refused', failed(422)]])(
    'goes under its key and as old as that where it %s an hour ago',
    async (_, failure) => {
      const { ask, gone, kept } = setUp({ failure, hoursAgo: 1 })
      expect([await ask('Twice'), gone, kept]).toEqual([{ ok: true }, ['first'], [['first', NOON - HOUR]]])
    },
  )

  it.each(UNSETTLED)('is refused once where it %s a day ago, and is new after that', async (_, failure) => {
    const { ask, gone, kept } = setUp({ failure, hoursAgo: 25 })
    const outcome = await ask('Twice')
    expect([outcome.ok, outcome.ok ? '' : outcome.failure.message, gone]).toEqual([
      false,
      'No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
      [],
    ])
    expect([await ask('Twice'), gone, kept]).toEqual([{ ok: true }, ['new'], [['new', NOON]]])
  })

  it('is new at once where it was refused a day ago, or its flow said that it is too late', async () => {
    const { ask, gone, kept } = setUp({ failure: TOO_LATE, hoursAgo: 25 })
    expect([await ask('Twice'), gone, kept]).toEqual([{ ok: true }, ['new'], [['new', NOON]]])
  })
})

it('gives another step a key of its own', async () => {
  const { ask, gone } = setUp({ failure: UNREACHABLE, hoursAgo: 25 })
  expect([await ask('Not wanted'), gone]).toEqual([{ ok: true }, ['new']])
})

describe('Retry', () => {
  it('sends the step under its key', async () => {
    const { again, gone, kept } = setUp({ failure: UNREACHABLE, hoursAgo: 22 })
    expect([await again(), gone, kept]).toEqual([{ ok: true }, ['first'], [['first', NOON - 22 * HOUR]]])
  })

  it('sends nothing once that is forgotten', async () => {
    const { again, gone } = setUp({ failure: UNREACHABLE, hoursAgo: 24 })
    const outcome = await again()
    expect([outcome.ok, gone]).toEqual([false, []])
  })
})

const setUpJoining = () => {
  const begun: string[] = []
  const ends: ((end: string) => void)[] = []
  const joined = joining<string>()
  const ask = (name: string, amount: number) =>
    joined([4, name, amount], () => {
      begun.push(`${name} ${amount}`)
      return new Promise((resolve) => ends.push(resolve))
    })
  return { begun, ask, end: (at: number, how: string) => ends[at]?.(how) }
}

describe('steps asked for together', () => {
  it('has the same done once for all who ask meanwhile, and another beside it', async () => {
    const { begun, ask, end } = setUpJoining()
    const results = [ask('refund', 500), ask('refund', 500), ask('refund', 600)]
    end(0, 'first')
    end(1, 'second')
    expect([await Promise.all(results), begun]).toEqual([
      ['first', 'first', 'second'],
      ['refund 500', 'refund 600'],
    ])
  })

  it('has it done anew once it has ended', async () => {
    const { begun, ask, end } = setUpJoining()
    const first = ask('refund', 500)
    end(0, 'first')
    await first
    const again = ask('refund', 500)
    end(1, 'again')
    expect([await again, begun]).toEqual(['again', ['refund 500', 'refund 500']])
  })
})
