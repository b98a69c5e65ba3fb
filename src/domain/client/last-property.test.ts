import { expect, it } from 'vitest'
import { lastOnes, lastPropertyRefusal } from './last-property'

const [home, rental, office] = [
  { id: 1, client_id: 5 },
  { id: 2, client_id: 5 },
  { id: 3, client_id: 6 },
] as const
const ALL = [home, rental, office]

it('the only property of a client stays', () => {
  expect([0, 1].map(lastPropertyRefusal)).toEqual([
    'A client needs at least one property. Add another one first.',
    null,
  ])
})

it.each([
  [[home], []],
  [[office], [office]],
  [[home, rental], [rental]],
  [
    [rental, office, home],
    [office, home],
  ],
])('of %j to be deleted, %j would leave a client without one', (going, expected) => {
  expect(lastOnes(going, ALL)).toEqual(expected)
})

it('says nothing of properties that are not known', () => {
  expect(lastOnes([home], [])).toEqual([])
})
