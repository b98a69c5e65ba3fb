import { expect, it } from 'vitest'
import { eachWithPauses, mapWithPauses } from './with-pauses'

it('does all in order, and lets others have a turn after each thousand', async () => {
  const done: number[] = []
  const calls: (number | string)[] = []

  const working = eachWithPauses(
    Array.from({ length: 2_500 }, (_, index) => index),
    (item) => done.push(item),
    (count) => calls.push(count),
  )
  calls.push('others')
  await working

  expect(calls).toEqual([1_000, 'others', 2_000, 2_500])
  expect(done).toEqual(Array.from({ length: 2_500 }, (_, index) => index))
})

it('makes one of each in order, and lets others have a turn after each thousand', async () => {
  const calls: (number | string)[] = []
  const working = mapWithPauses(
    Array.from({ length: 1_500 }, (_, index) => index),
    (item) => {
      if (item % 1_000 === 0) calls.push(item)
      return item * 2
    },
  )
  calls.push('others')
  expect([(await working).at(-1), (await working).length, calls]).toEqual([2_998, 1_500, [0, 'others', 1_000]])
})
