import { expect, test } from 'vitest'
import { placeTip } from './tooltip-bubble'

const viewport = { width: 1000, height: 600 }
const tip = { width: 100, height: 20 }
const at = (left: number, top: number) => placeTip({ left, top, width: 40, height: 30 }, tip, viewport)

test.each([
  ['under the middle of its anchor', at(500, 100), { left: 470, top: 136 }],
  ['above it at the bottom of the window', at(500, 560), { left: 470, top: 534 }],
  ['inside the left edge', at(0, 100), { left: 8, top: 136 }],
  ['inside the right edge', at(960, 100), { left: 892, top: 136 }],
  [
    'below where there is room neither here nor there',
    placeTip({ left: 500, top: 5, width: 40, height: 590 }, tip, viewport),
    { left: 470, top: 601 },
  ],
])('a tooltip stands %s', (_, placed, expected) => {
  expect(placed).toEqual(expected)
})
