import { afterEach, expect, it } from 'vitest'
import { createClock } from '@/domain/time/clock'
import { TabChannel } from '../../../tests/fixtures/tab-channel'
import { createPresence, type Replying } from './presence'

afterEach(() => {
  TabChannel.open = []
})

const DANA = { business: 1, conversation: 7, user: 1, name: 'Dana Whitfield' }
const LUIS = { business: 1, conversation: 7, user: 2, name: 'Luis Ortega' }

/** Tabs that share a clock which only the test moves. */
const tabs = () => {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  let ids = 0
  const presence = createPresence({
    clock,
    newId: () => `tab-${++ids}`,
    openChannel: (name) => new TabChannel(name) as unknown as BroadcastChannel,
  })
  return {
    clock,
    async join(own: Omit<Replying, 'tab'>) {
      let others: readonly Replying[] = []
      const joined = await presence.join(own, (now) => {
        others = now
      })
      return { ...joined, seen: () => others.map(({ name }) => name) }
    },
  }
}

it('tells those who have the conversation open from the first key on, until ten seconds after the last', async () => {
  const { clock, join } = tabs()
  const [dana, luis] = [await join(DANA), await join(LUIS)]
  dana.typed()
  const seen = [luis.seen()]
  clock.advance(9_000)
  dana.typed()
  clock.advance(9_999)
  seen.push(luis.seen())
  clock.advance(1)
  seen.push(luis.seen(), dana.seen())
  expect(seen).toEqual([['Dana Whitfield'], ['Dana Whitfield'], [], []])
})

it('a tab that opens the conversation later learns of it with the next heartbeat', async () => {
  const { clock, join } = tabs()
  const dana = await join(DANA)
  dana.typed()
  const luis = await join(LUIS)
  const before = luis.seen()
  clock.advance(5_000)
  expect([before, luis.seen()]).toEqual([[], ['Dana Whitfield']])
})

it.each(['ended', 'leave'] as const)('%s: the others learn of it at once', async (way) => {
  const { join } = tabs()
  const [dana, luis] = [await join(DANA), await join(LUIS)]
  dana.typed()
  dana[way]()
  expect(luis.seen()).toEqual([])
})

it('a tab that is gone without a word is forgotten after ten seconds', async () => {
  const { clock, join } = tabs()
  const [dana, luis] = [await join(DANA), await join(LUIS)]
  dana.typed()
  const [first] = TabChannel.open
  first?.close()
  clock.advance(10_000)
  expect(luis.seen()).toEqual([])
})

it('another conversation, another business and other messages are not told', async () => {
  const { join } = tabs()
  const luis = await join(LUIS)
  const others = [await join({ ...DANA, conversation: 8 }), await join({ ...DANA, business: 2 })]
  for (const other of others) other.typed()
  new TabChannel('groundwork-replying').postMessage({ name: 'Dana', lasts: 'long' })
  expect(luis.seen()).toEqual([])
})

it('a person’s other tab counts too', async () => {
  const { join } = tabs()
  const [here, there] = [await join(DANA), await join(DANA)]
  there.typed()
  expect([here.seen(), there.seen()]).toEqual([['Dana Whitfield'], []])
})

it('does without where the browser has no channels', async () => {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  const presence = createPresence({ clock, newId: () => 'tab', openChannel: () => null })
  const names: unknown[] = []
  const joined = await presence.join(DANA, (others) => names.push(others))
  joined.typed()
  joined.leave()
  expect(names).toEqual([])
})
