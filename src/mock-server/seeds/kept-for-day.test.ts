import { expect, it } from 'vitest'
import { demoSeed } from './demo'
import { keptForDay } from './kept-for-day'

it('makes what belongs to a day once, until another day is asked for', () => {
  const made: string[] = []
  const seed = keptForDay((day) => {
    made.push(day)
    return { day }
  })
  expect([seed('2026-11-18'), seed('2026-11-18')]).toEqual([{ day: '2026-11-18' }, { day: '2026-11-18' }])
  expect(seed('2026-11-19')).toEqual({ day: '2026-11-19' })
  expect(made).toEqual(['2026-11-18', '2026-11-19'])
})

it('gives the demo’s tables to each who asks, so that one may add to them', () => {
  const [first] = demoSeed('2026-11-18').clients
  const mine = demoSeed('2026-11-18')
  if (first) mine.clients.push(first)
  expect(mine.clients.length - demoSeed('2026-11-18').clients.length).toBe(1)
})
