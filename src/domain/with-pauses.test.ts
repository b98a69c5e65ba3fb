import { expect, it } from 'vitest'
import { eachWithPauses } from './with-pauses'

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
