import { expect, it } from 'vitest'
import { eachWithPauses, mapWithPauses } from './with-pauses'

it('does all in order, and lets others have a turn after each thousand', async () => {
  // given
  const done: number[] = []
  const told: (number | string)[] = []

  // when
  const working = eachWithPauses(
    Array.from({ length: 2_500 }, (_, index) => index),
    (item) => done.push(item),
    (count) => told.push(count),
  )
  told.push('others')
  await working

  // then
  expect(told).toEqual([1_000, 'others', 2_000, 2_500])
  expect(done).toEqual(Array.from({ length: 2_500 }, (_, index) => index))
})

it('makes one of each in order, and lets others have a turn after each thousand', async () => {
  const told: (number | string)[] = []
  const working = mapWithPauses(
    Array.from({ length: 1_500 }, (_, index) => index),
    (item) => {
      if (item % 1_000 === 0) told.push(item)
      return item * 2
    },
  )
  told.push('others')
  expect([(await working).at(-1), (await working).length, told]).toEqual([2_998, 1_500, [0, 'others', 1_000]])
})
