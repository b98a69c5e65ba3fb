import { expect, it } from 'vitest'
import { dialable, textable } from './phone'

it.each([
  ['(512) 555-0115', '5125550115'],
  ['512.555.0115', '5125550115'],
  ['+49 (0)30 1234567', '+49301234567'],
  [' +44 ( 0 ) 20 7946 0000', '+442079460000'],
  ['(0) 30 1234567', '0301234567'],
  ['(512) 555-0140 x12', '5125550140,12'],
  ['512-555-0140 ext. 12', '5125550140,12'],
  ['+49 30 1234567 extension 8', '+49301234567,8'],
  ['512 555 0140 #7', '5125550140,7'],
])('%s is dialed as %s', (phone, dialed) => {
  expect(dialable(phone)).toBe(dialed)
})

it('an extension gets no text message of its own', () => {
  expect(textable('(512) 555-0140 x12')).toBe('5125550140')
})
