import { expect, test } from 'vitest'
import { heard, type Keys } from './keys'

const done: string[] = []
const does = (what: string) => () => void done.push(what)
const SHELL: Keys = { 'g j': does('jobs'), '?': does('help') }
const LIST: Keys = { j: does('next'), c: does('create'), x: undefined }

const pressed = (all: readonly Keys[], keys: readonly string[], pause = 100) => {
  done.length = 0
  let begun: Parameters<typeof heard>[3] = null
  for (const [index, key] of keys.entries()) {
    const found = heard(all, key, index * pause, begun)
    begun = found?.begun ?? null
    found?.run?.()
  }
  return [...done]
}

test.each([
  ['a single key', ['j'], ['next']],
  ['a pair', ['g', 'j'], ['jobs']],
  ['a pair, and the key alone again', ['g', 'j', 'j'], ['jobs', 'next']],
  ['a pair that is none', ['g', 'c'], []],
  ['a key that nothing is done with', ['x'], []],
  ['an unknown key', ['q'], []],
])('%s', (_, keys, expected) => {
  expect(pressed([SHELL, LIST], keys)).toEqual(expected)
})

test('the second key of a pair is waited for a moment only', () => {
  expect(pressed([SHELL, LIST], ['g', 'j'], 1_600)).toEqual(['next'])
})

test('what came last goes first', () => {
  expect(pressed([LIST, { j: does('other') }], ['j'])).toEqual(['other'])
})
