import { expect, it } from 'vitest'
import { readOptions } from './options.mjs'

const NAMES = ['types', 'unit', 'browser']
const read = (line) => readOptions(line.split(' ').filter(Boolean), NAMES)

it('is everything once when nothing is asked for', () => {
  expect(read('')).toEqual({ only: undefined, repeat: 1, changed: false, files: [] })
})

it('takes parts, repeats, what changed, and files', () => {
  expect(read('--only unit,browser --repeat 20 tests/e2e/tabs.spec.ts')).toEqual({
    only: ['unit', 'browser'],
    repeat: 20,
    changed: false,
    files: ['tests/e2e/tabs.spec.ts'],
  })
  expect(read('--changed')).toEqual({ only: undefined, repeat: 1, changed: true, files: [] })
})

it.each(['--only', '--only robots', '--repeat', '--repeat no', '--repeat 0', '--robots', 'tests/e2e/tabs.spec.ts'])(
  'says how it is used when asked for %s',
  (line) => {
    expect(() => read(line)).toThrow(
      new RangeError('Usage: npm test -- [--only types,unit,browser [files]] [--repeat N] [--changed]'),
    )
  },
)
