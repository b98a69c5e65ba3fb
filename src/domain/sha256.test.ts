import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256'

describe('the SHA-256 of a text', () => {
  it.each([
    ['nothing', ''],
    ['the example of the standard', 'abc'],
    ['letters of several bytes', 'Muñoz – 12 °F, “until dry” 🌿'],
    ['a block that is full but for its length', 'x'.repeat(55)],
    ['a length that no longer fits into the block', 'x'.repeat(56)],
    ['several blocks', 'No entry until 3:40 PM. '.repeat(40)],
  ])('is the standard’s for %s', (_, text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })
})
