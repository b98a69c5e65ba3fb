import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exactText, list } from './field'
import { limitAt, remainingLength } from './text-limit'
import { filledText, text } from './typed-text'

const schema = v.pipe(
  v.object({
    name: filledText(100),
    notes: v.optional(text(5_000), ''),
    code: v.pipe(exactText(40), v.toUpperCase()),
    either: v.nullable(v.pipe(text(60), v.regex(/a/))),
    lines: v.pipe(
      v.string(),
      v.transform((typed) => typed.split('\n')),
      list(filledText(100), 20),
    ),
    rows: v.pipe(
      v.array(v.custom<object>(() => true)),
      v.transform((rows) => rows),
      v.array(v.object({ city: text(80) })),
      v.maxLength(3),
    ),
    count: v.number(),
  }),
  v.transform((typed) => typed),
)

describe('limitAt', () => {
  it.each([
    ['name', 100],
    ['notes', 5_000],
    ['code', 40],
    ['either', 60],
    ['rows.2.city', 80],
    ['lines', undefined],
    ['lines.0', 100],
    ['rows', undefined],
    ['count', undefined],
    ['unheard_of', undefined],
  ])('of %s is %s', (place, limit) => {
    expect(limitAt(schema, place)).toBe(limit)
  })
})

describe('roomLeft', () => {
  it.each([
    [399, 500, null],
    [400, 500, 100],
    [500, 500, 0],
    [651, 500, -151],
    [10, 10, null],
  ])('of %i characters of %i is %s', (length, limit, room) => {
    expect(remainingLength('x'.repeat(length), limit)).toBe(room)
  })

  it('does not count spaces around the text, which are not saved', () => {
    expect(remainingLength(` ${'x'.repeat(449)}  `, 500)).toBe(51)
  })
})
