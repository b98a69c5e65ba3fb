import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryFlowLog } from '../../../tests/fixtures/flow-log'
import { manualClock } from '../../../tests/fixtures/manual-clock'
import { cuttable, drained, openRound, outboxState, stops } from '../../../tests/fixtures/round'
import { seeded } from '../../../tests/fixtures/seeded'
import { expectedOf, outboxOf } from './outbox'
import { inProcessLocks } from './record/locks'

const browser = (queued: readonly string[] = []) => {
  const { network, cut, back } = cuttable()
  const here = { log: memoryFlowLog(), locks: inProcessLocks(), clock: manualClock(), network, queued }
  const backEnd = stops()
  const open = async (who = 1) => {
    const page = openRound(here, backEnd, who)
    onTestFinished(page.kill)
    await page.flows.resumeUnfinished()
    const flow = page.open()
    await flow.whenOpen()
    await drained()
    const go = async (to: number, id = `go-${to}`) => {
      flow.send({ type: 'round.go', id, to })
      await drained()
    }
    return { ...page, flow, go, outbox: () => outboxState(flow) }
  }
  return { ...here, cut, back, backEnd, open }
}

const RESTING = { underWay: null, waiting: [], refused: [] }
const keysOf = ({ done }: ReturnType<typeof stops>) => done.map(({ key }) => key)

describe('with the network gone', () => {
  it('keeps what is asked for in order, shows where it leads, and carries it out once when the network is back', async () => {
    const { open, cut, back, backEnd } = browser()
    const page = await open()
    cut()
    for (const to of [1, 2, 3]) await page.go(to)
    expect(page.outbox()).toEqual({ at: 0, expected: 3, underWay: 1, waiting: [2, 3], refused: [] })
    expect(keysOf(backEnd)).toEqual([])
    back()
    await drained()
    expect(page.outbox()).toEqual({ at: 3, expected: 3, ...RESTING })
    expect(keysOf(backEnd)).toEqual(['go-1', 'go-2', 'go-3'])
  })

  it('does not take what makes no sense after what waits', async () => {
    const { open, cut } = browser()
    const page = await open()
    cut()
    await page.go(1)
    await page.go(3)
    await page.go(1, 'again')
    expect(page.outbox()).toEqual({ at: 0, expected: 1, ...RESTING, underWay: 1 })
  })

  it('still has it after the page was killed, and sends it under the same key', async () => {
    const { open, cut, back, backEnd } = browser()
    const page = await open()
    cut()
    for (const to of [1, 2]) await page.go(to)
    page.kill()
    const next = await open()
    expect(next.outbox()).toEqual({ at: 0, expected: 2, ...RESTING, underWay: 1, waiting: [2] })
    await next.go(3)
    back()
    await drained()
    expect([next.outbox().at, keysOf(backEnd)]).toEqual([3, ['go-1', 'go-2', 'go-3']])
  })

  it('finds out by a call that fails, tries again after growing waits, and does not do twice what only lost its answer', async () => {
    const { open, backEnd, clock } = browser()
    const page = await open()
    backEnd.meet('answer_lost')
    await page.go(1)
    const waitsAt = async (ms: number) => {
      clock.advance(ms)
      await drained()
      return page.outbox().underWay
    }
    expect([await waitsAt(2_000), await waitsAt(4_000)]).toEqual([1, 1])
    backEnd.meet(null)
    expect([await waitsAt(7_999), await waitsAt(1)]).toEqual([1, null])
    expect([page.outbox().at, keysOf(backEnd)]).toEqual([1, ['go-1']])
  })

  it('says when it is asked for what has become impossible, keeps it with all behind it, and goes on once that is let go', async () => {
    const { open, cut, back, backEnd } = browser()
    const page = await open()
    cut()
    for (const to of [1, 2, 3]) await page.go(to)
    backEnd.colleague()
    back()
    await drained()
    expect(page.outbox()).toEqual({ at: 0, expected: 0, underWay: null, waiting: [2, 3], refused: [1] })
    expect(outboxOf(page.flow).refused).toEqual([
      {
        event: { type: 'round.go', id: 'go-1', to: 1 },
        at: 1_000_000,
        failure: { message: 'Someone else was there.', status: 409, details: null },
      },
    ])
    // and the next page still has it and can retry it
    page.kill()
    const next = await open()
    next.flow.sender?.tryAgain('go-1')
    await drained()
    expect(next.outbox()).toEqual({ at: 0, expected: 0, underWay: null, waiting: [2, 3], refused: [1] })
    // when it is discarded, the next request is checked: the flow no longer accepts it
    next.flow.sender?.discard('go-1')
    await drained()
    expect(next.outbox()).toEqual({ at: 0, expected: 0, underWay: null, waiting: [3], refused: [2] })
    next.flow.sender?.discard('go-2')
    await drained()
    next.flow.sender?.discard('go-3')
    await drained()
    expect([next.outbox(), keysOf(backEnd)]).toEqual([{ at: 0, expected: 0, ...RESTING }, []])
  })

  it('leaves what one person asked for alone while another has the phone', async () => {
    const { open, cut, back, backEnd } = browser()
    const first = await open(1)
    cut()
    await first.go(1)
    await first.flows.close()
    back()
    const other = await open(2)
    expect([other.outbox(), keysOf(backEnd)]).toEqual([{ at: 0, expected: 0, ...RESTING }, []])
    const again = await open(1)
    expect([again.outbox().at, keysOf(backEnd)]).toEqual([1, ['go-1']])
  })

  it('has tabs ask about the same thing one after the other', async () => {
    const { open, cut, back, backEnd } = browser()
    const [here, there] = [await open(), await open()]
    cut()
    await here.go(1, 'here')
    await there.go(1, 'there')
    back()
    await drained()
    expect(keysOf(backEnd)).toEqual(['here'])
    expect([here.outbox().refused, there.outbox().refused]).toEqual([[], [1]])
  })
})

it('a call that fails for another reason is the flow’s own to deal with, as before', async () => {
  const { open, backEnd } = browser()
  const page = await open()
  backEnd.colleague()
  await page.go(1)
  expect([page.outbox(), page.flow.snapshot()?.context.failure?.status]).toEqual([
    { at: 0, expected: 0, ...RESTING },
    409,
  ])
})

describe('requests that are queued', () => {
  const queueing = () => browser(['round.go'])

  it('wait behind one whose call runs, and are done in order', async () => {
    const { open, backEnd } = queueing()
    const { flow, outbox } = await open()
    onTestFinished(flow.subscribe(() => undefined))
    await drained()
    for (const to of [1, 2, 3]) flow.send({ type: 'round.go', id: `go-${to}`, to })
    expect(outbox()).toEqual({ at: 0, expected: 3, ...RESTING, waiting: [2, 3] })
    await drained()
    expect([outbox(), keysOf(backEnd)]).toEqual([{ at: 3, expected: 3, ...RESTING }, ['go-1', 'go-2', 'go-3']])
  })

  it('stay when they are refused, with all behind them, also for the next page', async () => {
    const { open, backEnd } = queueing()
    const page = await open()
    backEnd.colleague()
    page.flow.send({ type: 'round.go', id: 'go-1', to: 1 })
    page.flow.send({ type: 'round.go', id: 'go-2', to: 2 })
    await drained()
    expect(page.outbox()).toEqual({ at: 0, expected: 0, underWay: null, waiting: [2], refused: [1] })
    page.kill()
    const next = await open()
    expect(next.outbox()).toEqual({ at: 0, expected: 0, underWay: null, waiting: [2], refused: [1] })
    next.flow.sender?.tryAgain('go-1')
    await drained()
    expect([next.outbox().refused, keysOf(backEnd)]).toEqual([[1], []])
  })

  it('are not taken behind one that is refused', async () => {
    const { open, backEnd } = queueing()
    const page = await open()
    backEnd.colleague()
    await page.go(1)
    await page.go(1, 'again')
    expect(page.outbox()).toEqual({ at: 0, expected: 0, ...RESTING, refused: [1] })
  })
})

const failedIn = async (log: ReturnType<typeof memoryFlowLog>): Promise<unknown[]> => {
  const failed: unknown[] = []
  let last: unknown
  let before: unknown
  for (const { kind, data, state } of await log.readAfter(0)) {
    if (kind === 'message' && before === 'resting') last = (data as { id: string }).id
    if (kind === 'failed') failed.push(last)
    before = state
  }
  return failed
}

const SEED = Number(process.env.SEED ?? 1)
const WALKS = 12
const STEPS = 30

it.each([
  { named: 'each thing asked for', queued: [] },
  { named: 'each thing queued', queued: ['round.go'] },
])(
  `cut and killed anywhere, $named is done once and in order, or told as impossible (seed ${SEED})`,
  async ({ queued }) => {
    const random = seeded(SEED)
    const seen = { kills: 0, waited: 0, refused: 0 }
    for (let walk = 0; walk < WALKS; walk++) {
      const { open, cut, back, backEnd, clock, log } = browser(queued)
      let page = await open()
      const stored: string[] = []
      const sentIds: string[] = []
      const discard: string[] = []
      const dropRefused = () => {
        for (const { event } of outboxOf(page.flow).refused) {
          seen.refused++
          discard.push(event.id)
          page.flow.sender?.discard(event.id)
        }
      }
      for (let step = 0; step < STEPS; step++) {
        const what = random()
        if (what < 0.35) {
          const id = `go-${walk}-${step}`
          const to = (expectedOf(page.flow)?.context.at ?? 0) + 1
          const before = outboxOf(page.flow)
          const isBlocked = before.waiting.length > 0 || (queued.length > 0 && before.refused.length > 0)
          const wasIdle = page.flow.snapshot()?.value === 'resting' && !isBlocked
          page.flow.send({ type: 'round.go', id, to })
          sentIds.push(id)
          const isAccepted = wasIdle || outboxOf(page.flow) !== before
          if (random() < 0.7) {
            await page.flow.whenStored()
            if (isAccepted) stored.push(id)
          }
        } else if (what < 0.5) backEnd.meet(random() < 0.5 ? 'not_sent' : 'answer_lost')
        else if (what < 0.6) cut()
        else if (what < 0.75) {
          backEnd.meet(null)
          back()
        } else if (what < 0.78) backEnd.colleague()
        else if (what < 0.88) {
          page.kill()
          seen.kills++
          page = await open()
        } else if (what < 0.92) dropRefused()
        else clock.advance(70_000)
        if (outboxOf(page.flow).underWay) seen.waited++
        if (random() < 0.6) await drained()
      }
      backEnd.meet(null)
      for (let turn = 0; turn < 12; turn++) {
        back()
        clock.advance(70_000)
        await drained()
        dropRefused()
      }
      const keys = keysOf(backEnd)
      const inOrder = sentIds.filter((id) => keys.includes(id))
      expect({ walk, keys }).toEqual({ walk, keys: inOrder })
      const reportedIds = [...discard, ...(await failedIn(log))]
      const lost = stored.filter((id) => !keys.includes(id) && !reportedIds.includes(id))
      expect({ walk, lost, errors: page.errors }).toEqual({ walk, lost: [], errors: [] })
      expect(page.outbox()).toMatchObject(RESTING)
      page.kill()
    }
    expect(Math.min(seen.kills, seen.waited, seen.refused)).toBeGreaterThan(WALKS / 4)
  },
)
