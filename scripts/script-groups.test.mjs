import { expect, it } from 'vitest'
import { foundLate } from './script-groups.ts'

const SCRIPTS = ['assets/session-Ab1.js', 'assets/login-Cd2.js', 'assets/look-Ef3.css']

it.each([
  ['assets/login-Cd2.js', ['assets/session-Ab1.js']],
  ['assets/dashboard.index-Gh4.js', []],
])('with %s comes %j at once', (file, expected) => {
  expect(foundLate(file, SCRIPTS)).toEqual(expected)
})
