import { expect, it } from 'vitest'
import { type EnteredSignOff, signOffGap } from './sign-off'

const entered = (signed_by: string): EnteredSignOff => ({ signed_by, kind: 'typed', strokes: [] })

it.each([
  ['', null],
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'length'],
])('a typed signature of "%s" lacks or exceeds: %s', (name, gap) => {
  expect(signOffGap(entered(name))).toBe(gap)
})
