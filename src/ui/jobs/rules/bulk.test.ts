import { expect, test } from 'vitest'
import { refusalText, splitBulk } from './bulk'
import { sampleActor, sampleJob } from './sample'

const selected = [
  sampleJob({ id: 1 }),
  sampleJob({ id: 2, status: 'completed' }),
  sampleJob({ id: 3, status: 'cancelled' }),
  sampleJob({ id: 4, status: 'completed' }),
]

test('a selection is divided into those that can and the reasons of the others', () => {
  const split = splitBulk(sampleActor(), 'assign', selected)
  expect(split.can.map(({ id }) => id)).toEqual([1])
  expect(refusalText(split)).toBe(
    '2 left out: Only a scheduled or rescheduled job can be assigned – these are completed. ' +
      '1 left out: Only a scheduled or rescheduled job can be assigned – these are cancelled.',
  )
})

test('nothing is said when all can', () => {
  expect(refusalText(splitBulk(sampleActor(), 'cancel', [sampleJob()]))).toBe(null)
})
