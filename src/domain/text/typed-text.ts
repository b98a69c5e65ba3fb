import * as v from 'valibot'
import { atMost } from './field'

/** Trimmed text of at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), atMost(max))

/** Excludes invisible fillers that Unicode counts as letters or symbols: Hangul fillers and the braille blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u

/** True for an empty text or one of only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Like `text`, with at least one visible character. */
export const filledText = (max: number, message = 'This field is required') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    // An empty text already has its message.
    v.check((text) => text === '' || !isBlank(text), message),
    atMost(max),
  )
