import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chunksOf, hasSameRows } from './chunks'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const tell = (ids: number[]) =>
  chunksOf('jobs', rows(...ids)).map((chunk) => [chunk.name, chunk.rows.map(({ id }) => id)])

it('keeps neighbors together whose ids are near each other', () => {
  expect(tell([])).toEqual([])
  expect(tell([1, 2, 127, 128, 129, 400])).toEqual([
    ['jobs/0', [1, 2, 127]],
    ['jobs/1', [128, 129]],
    ['jobs/3', [400]],
  ])
})

it('gives a row that came back at the end a chunk of its own', () => {
  expect(tell([1, 3, 200, 2, 201, 4])).toEqual([
    ['jobs/0', [1, 3]],
    ['jobs/1', [200]],
    ['jobs/0.1', [2]],
    ['jobs/1.1', [201]],
    ['jobs/0.2', [4]],
  ])
})

it('joined, chunks are the table in its order, each under a name of its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 1_000 })), (ids) => {
      const table = rows(...ids)
      const chunks = chunksOf('jobs', table)
      expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(table)
      expect(new Set(chunks.map(({ name }) => name)).size).toBe(chunks.length)
    }),
  )
})

it('a chunk is the same while it holds the very same rows', () => {
  const [first, second] = rows(1, 2)
  if (!first || !second) throw new Error('two rows')
  expect([
    hasSameRows([first, second], [first, second]),
    hasSameRows([first, second], [first, { ...second }]),
    hasSameRows([first], [first, second]),
    hasSameRows([first, second], [second, first]),
  ]).toEqual([true, false, false, false])
})
