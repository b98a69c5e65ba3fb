import * as v from 'valibot'
import { expect, it } from 'vitest'
import { copyName, roleDraftSchema } from './managed'

const { name } = roleDraftSchema.entries

it.each([
  ['Foreman', 'Foreman copy'],
  ['x'.repeat(55), `${'x'.repeat(55)} copy`],
  ['x'.repeat(56), ''],
])('the copy of %s is called "%s"', (original, copy) => {
  expect(copyName({ name: original })).toBe(copy)
  expect(v.is(name, copy)).toBe(copy !== '')
})
