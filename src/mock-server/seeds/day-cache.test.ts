import { expect, it } from 'vitest'
import { dayCache } from './day-cache'
import { demoSeed } from './demo'

it('makes what belongs to a day once, until another day is asked for', () => {
  const days: string[] = []
  const seed = dayCache(function* (day) {
    days.push(day)
    yield
    return { day }
  })
  expect([seed.of('2026-11-18'), seed.of('2026-11-18')]).toEqual([{ day: '2026-11-18' }, { day: '2026-11-18' }])
  expect([[...seed.steps('2026-11-18')].length, [...seed.steps('2026-11-19')].length]).toEqual([0, 1])
  expect(seed.of('2026-11-19')).toEqual({ day: '2026-11-19' })
  expect(days).toEqual(['2026-11-18', '2026-11-19'])
})

it('gives the demo’s tables to each who asks, so that one may add to them', () => {
  const [first] = demoSeed('2026-11-18').clients
  const mine = demoSeed('2026-11-18')
  if (first) mine.clients.push(first)
  expect(mine.clients.length - demoSeed('2026-11-18').clients.length).toBe(1)
})
