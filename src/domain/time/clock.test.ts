import { describe, expect, it } from 'vitest'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { createClock } from './clock'

const DAY = 24 * 3600 * 1000

const setUp = (startOffset = 0) => {
  const time = fakeTime(1_000)
  const clock = createClock(time, startOffset)
  const rung: string[] = []
  return { time, clock, rung, alarm: (name: string, ms: number) => clock.setTimeout(() => rung.push(name), ms) }
}

describe('the clock', () => {
  it('runs with real time, ahead of it by its offset', () => {
    const { time, clock } = setUp(500)
    time.pass(250)
    expect([clock.now(), clock.offset()]).toEqual([1_750, 500])
  })

  it('moves forward and tells by how much it now stands ahead', () => {
    const { clock } = setUp()
    const offsets: number[] = []
    clock.subscribe((offset) => offsets.push(offset))
    clock.advance(DAY)
    clock.advance(DAY)
    expect([clock.now(), offsets]).toEqual([1_000 + 2 * DAY, [DAY, 2 * DAY]])
  })

  it('tells no one who has stopped listening', () => {
    const { clock } = setUp()
    const offsets: number[] = []
    clock.subscribe((offset) => offsets.push(offset))()
    clock.advance(DAY)
    expect(offsets).toEqual([])
  })

  it('never moves back by a step', () => {
    const { clock } = setUp()
    expect(() => clock.advance(-1)).toThrow(new RangeError('the clock only moves forward'))
    expect(clock.offset()).toBe(0)
  })
})

describe('its timers', () => {
  it('fire in real time when no one moves the clock', () => {
    const { time, rung, alarm } = setUp()
    alarm('tea', 100)
    time.pass(99)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['tea'])
  })

  it('fire in the order they fall due when the clock is moved past them, and only once', () => {
    const { time, clock, rung, alarm } = setUp()
    alarm('third', 300)
    alarm('first', 100)
    alarm('second', 200)
    clock.advance(300)
    time.pass(1_000)
    expect(rung).toEqual(['first', 'second', 'third'])
  })

  it('keep the rest of their time when the clock is moved short of them', () => {
    const { time, clock, rung, alarm } = setUp()
    alarm('late', 1_000)
    clock.advance(600)
    time.pass(399)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['late'])
  })

  it('fire for an offset that another tab reports', () => {
    const { clock, rung, alarm } = setUp()
    alarm('trial ended', 14 * DAY)
    clock.setOffset(14 * DAY)
    expect([rung, clock.offset()]).toEqual([['trial ended'], 14 * DAY])
  })

  it('fire nothing for a smaller offset, and wait that much longer', () => {
    const { time, clock, rung, alarm } = setUp(500)
    alarm('late', 100)
    clock.setOffset(0)
    time.pass(599)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['late'])
  })

  it('do not fire once cleared, not even by one that falls due just before', () => {
    const { time, clock, rung, alarm } = setUp()
    const cleared = alarm('cleared', 50)
    const second = alarm('second', 200)
    clock.setTimeout(() => clock.clearTimeout(second), 100)
    clock.clearTimeout(cleared)
    clock.clearTimeout(cleared)
    clock.advance(500)
    time.pass(500)
    expect(rung).toEqual([])
  })

  it('may be set while the clock is being moved, and count from where it then stands', () => {
    const { time, clock, rung, alarm } = setUp()
    clock.setTimeout(() => alarm('next', 100), 10)
    clock.advance(1_000)
    time.pass(99)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['next'])
  })

  it('wait longer than real timers can count', () => {
    const armed: number[] = []
    const clock = createClock({ now: () => 0, setTimeout: (_, ms) => armed.push(ms), clearTimeout() {} })
    clock.setTimeout(() => {}, 30 * DAY)
    expect(armed).toEqual([2 ** 31 - 1])

    const { time, rung, alarm } = setUp()
    alarm('thirty days', 30 * DAY)
    time.pass(30 * DAY - 1)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['thirty days'])
  })
})
