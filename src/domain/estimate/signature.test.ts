import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { completeSignature, pointsOf, signaturePath, strokesFrom } from './signature'

const line = (count: number) => Array.from({ length: count }, (_, index) => ({ x: index, y: index % 100 }))

describe('a signature', () => {
  it.each([
    ['drawn', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], true],
    ['drawn', [], false],
    ['drawn', [[1, 2, 3, 4]], false],
    ['typed', [], true],
    ['typed', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], false],
    ['drawn', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]], false],
    ['drawn', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 601]], false],
    ['drawn', Array.from({ length: 8 }, () => Array.from({ length: 800 }, () => 1)), false],
  ] as const)('%s of %j is taken: %s', (kind, strokes, isValid) => {
    expect(v.is(completeSignature, { kind, strokes })).toBe(isValid)
  })

  it('is a path of numbers; a dot is seen', () => {
    expect(
      signaturePath([
        [1, 2, 30, 40, 5, 6],
        [7, 8],
      ]),
    ).toBe('M1 2L30 40L5 6M7 8h0')
  })

  it('is drawn again on a screen of any width', () => {
    const drawn = [
      { x: 150, y: 50 },
      { x: 75, y: 20 },
    ]
    const [stroke = []] = strokesFrom([drawn], { width: 300, height: 100 })
    expect([pointsOf(stroke, 300), pointsOf(stroke, 600), pointsOf([], 300)]).toEqual([
      drawn,
      drawn.map(({ x, y }) => ({ x: x * 2, y: y * 2 })),
      [],
    ])
  })

  it('is drawn on any size, and fits its box', () => {
    expect(strokesFrom([[{ x: 150, y: 50 }], [], [{ x: 310, y: -4 }]], { width: 300, height: 100 })).toEqual([
      [300, 100],
      [600, 0],
    ])
  })

  it('of far too many points is thinned out and taken', () => {
    const strokes = strokesFrom([line(9_000), line(2_000)], { width: 600, height: 200 })
    expect([v.is(completeSignature, { kind: 'drawn', strokes }), strokes.map(({ length }) => length)]).toEqual([
      true,
      [784, 174],
    ])
  })
})
