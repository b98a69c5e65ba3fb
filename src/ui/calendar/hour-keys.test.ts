import { expect, it } from 'vitest'
import { aimAfter } from './hour-keys'
import { edgeScroll } from './pointer-drag'

const aim = { lane: 2, day: '2026-11-23', start: 540, end: 630 }
const lanes = [1, 2, 3]

it.each([
  ['ArrowRight', false, { ...aim, start: 555, end: 645 }],
  ['ArrowLeft', false, { ...aim, start: 525, end: 615 }],
  ['ArrowRight', true, { ...aim, end: 645 }],
  ['ArrowLeft', true, { ...aim, end: 615 }],
  ['ArrowDown', false, { ...aim, lane: 3 }],
  ['ArrowUp', false, { ...aim, lane: 1 }],
  ['Tab', false, null],
])('%s (Shift: %s) leads a quarter of an hour or a lane on', (key, withShift, after) => {
  expect(aimAfter(key, withShift, aim, lanes)).toEqual(after)
})

it('keys stop at the edges: the tray above, the last lane below, a quarter of an hour, midnight', () => {
  expect([
    aimAfter('ArrowUp', false, { ...aim, lane: 1 }, lanes)?.lane,
    aimAfter('ArrowUp', false, { ...aim, lane: null }, lanes)?.lane,
    aimAfter('ArrowDown', false, { ...aim, lane: 3 }, lanes)?.lane,
    aimAfter('ArrowLeft', true, { ...aim, end: 555 }, lanes)?.end,
    aimAfter('ArrowLeft', false, { ...aim, start: 0, end: 60 }, lanes)?.start,
  ]).toEqual([null, null, 3, 555, 0])
})

it('only the edges scroll', () => {
  expect([edgeScroll(110, 100, 500), edgeScroll(300, 100, 500), edgeScroll(490, 100, 500)]).toEqual([-14, 0, 14])
})
