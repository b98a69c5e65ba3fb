import * as v from 'valibot'
import { expect, it } from 'vitest'
import { filledText, isBlank } from './typed-text'

/** All kinds of spaces, zero-width marks, a direction mark, fillers, a lone combining accent. */
const UNSEEN = ['', '   ', '\u00A0\u3000', '\u200B\u200D\uFEFF', '\u202E', '\u3164', '\u2800', '\u0301']

it('counts a text as filled in when something of it can be seen', () => {
  const seen = ['a', ' 1 ', '—', '李', 'مرحبا', '🌱', '\u200Bx']
  expect(UNSEEN.map(isBlank)).toEqual(UNSEEN.map(() => true))
  expect(seen.map(isBlank)).toEqual(seen.map(() => false))
})

it('refuses a title of invisible characters', () => {
  const title = filledText(200, 'Title is required')
  const messages = UNSEEN.map((text) => v.safeParse(title, text).issues?.[0]?.message)
  expect(messages).toEqual(UNSEEN.map(() => 'Title is required'))
})
