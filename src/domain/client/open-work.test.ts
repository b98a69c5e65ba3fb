import { describe, expect, it } from 'vitest'
import { clientWorkRefusal, propertyWorkRefusal } from './open-work'

describe('open work', () => {
  it.each([
    [0, null],
    [1, 'This client has 1 open job. Finish or cancel it first.'],
    [5, 'This client has 5 open jobs. Finish or cancel them first.'],
  ])('of %i jobs keeps a client: %s', (open, text) => {
    expect(clientWorkRefusal(open)).toBe(text)
  })

  it.each([
    [0, null],
    [1, 'There is 1 open job at this property. Finish or cancel it first.'],
    [5, 'There are 5 open jobs at this property. Finish or cancel them first.'],
  ])('of %i jobs keeps a property: %s', (open, text) => {
    expect(propertyWorkRefusal(open)).toBe(text)
  })
})
