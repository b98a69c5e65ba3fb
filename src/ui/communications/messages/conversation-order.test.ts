import { expect, it } from 'vitest'
import { nextOf } from './conversation-order'

const next = (shown: number[], current: number | undefined, order: number[] = [1, 2, 3, 4]) =>
  ([1, -1] as const).map((by) => nextOf({ order, shown, current, by }))

it('goes down and up the list, and stays at its ends', () => {
  expect([next([1, 2, 3, 4], 2), next([1, 2, 3, 4], 4), next([1, 2, 3, 4], 1)]).toEqual([
    [3, 1],
    [undefined, 3],
    [2, undefined],
  ])
})

it('goes on below a conversation that was answered or is done', () => {
  expect([next([3, 1, 2, 4], 3), next([1, 2, 4], 3), next([1, 2], 3)]).toEqual([
    [4, 2],
    [4, 2],
    [undefined, 2],
  ])
})

it('begins at the top when none is open, or one from elsewhere', () => {
  expect([next([1, 2], undefined), next([1, 2], 9), next([5, 6], 5)]).toEqual([
    [1, 1],
    [1, 1],
    [6, undefined],
  ])
})
