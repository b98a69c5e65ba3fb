import { expect, it } from 'vitest'
import { ordinal } from './wording'

it('counts days as they are said', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st'.split(' '),
  )
})
