import { expect, it } from 'vitest'
import { initials } from './avatar'

it.each([
  ['Dana Whitfield', 'DW'],
  ['  Ana  de la Cruz ', 'AC'],
  ['cher', 'C'],
  ['', '?'],
  ['🌿 Green', '🌿G'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
