import { expect, it } from 'vitest'
import { wayBack } from './page'

const ORIGIN = 'https://app.example.com'

it.each([
  [
    'https://app.example.com/subscription/success?session_id=cs_1',
    'https://app.example.com/subscription/success?session_id=cs_1',
  ],
  ['/dashboard', 'https://app.example.com/dashboard'],
  ['https://evil.example/dashboard', '/'],
  ['//evil.example', '/'],
  ['http://app.example.com/', '/'],
  ['https://app.example.com.evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,hello', '/'],
  ['https://', '/'],
])('%s leads to %s', (address, expected) => {
  expect(wayBack(address, ORIGIN)).toBe(expected)
})
