import { expect, it } from 'vitest'
import { dayAimAfter } from './day-keys'

const aim = { lane: 2, day: '2026-11-12', start: 540, end: 630 }
const days = Array.from({ length: 14 }, (_, index) => `2026-11-${10 + index}`)
const week = { days: days.slice(0, 7), lanes: [null, 2, 5] }
const month = { days, lanes: [] }

it.each([
  ['ArrowRight', week, { ...aim, day: '2026-11-13' }],
  ['ArrowLeft', week, { ...aim, day: '2026-11-11' }],
  ['ArrowDown', week, { ...aim, lane: 5 }],
  ['ArrowUp', week, { ...aim, lane: null }],
  ['ArrowDown', month, { ...aim, day: '2026-11-19' }],
  ['ArrowRight', month, { ...aim, day: '2026-11-13' }],
  ['Tab', week, null],
])('%s leads a day, a lane or a week on', (key, grid, after) => {
  expect(dayAimAfter(key, aim, grid)).toEqual(after)
})

it('keys stop at the first and the last of what shows', () => {
  const [first, last] = [days[0] ?? '', days[13] ?? '']
  expect([
    dayAimAfter('ArrowLeft', { ...aim, day: first }, month),
    dayAimAfter('ArrowRight', { ...aim, day: last }, month),
    dayAimAfter('ArrowUp', aim, month),
    dayAimAfter('ArrowUp', { ...aim, lane: null }, week),
    dayAimAfter('ArrowDown', { ...aim, lane: 5 }, week),
  ]).toEqual([{ ...aim, day: first }, { ...aim, day: last }, aim, { ...aim, lane: null }, { ...aim, lane: 5 }])
})
