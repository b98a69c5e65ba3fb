import { expect, it } from 'vitest'
import { dialable } from './phone'

it.each([
  ['(512) 555-0115', '5125550115'],
  ['512.555.0115', '5125550115'],
  ['+49 (0)30 1234567', '+49301234567'],
  [' +44 ( 0 ) 20 7946 0000', '+442079460000'],
  ['(0) 30 1234567', '0301234567'],
])('%s is dialed as %s', (phone, dialed) => {
  expect(dialable(phone)).toBe(dialed)
})
