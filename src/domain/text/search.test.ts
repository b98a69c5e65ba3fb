import { expect, it } from 'vitest'
import { searchBy } from './search'

const finds = searchBy(({ name }: { name: string }) => [name])
const found = (name: string, typed: string) => finds(typed)({ name })

it.each([
  ['José Muñoz', 'jose munoz', true],
  ['Jose Munoz', 'JOSÉ', true],
  ['Jürgen Groß', 'jurgen', true],
  ['Sinéad O’Brien', "o'brien", true],
  ["Sinead O'Brien", 'O’Brien', true],
  ['José Muñoz', 'munez', false],
])('%s is looked for by %s: %s', (name, typed, isFound) => {
  expect(found(name, typed)).toBe(isFound)
})
