import * as v from 'valibot'
import { atMost } from './field'

/** A text of at most `max` characters, spaces around it taken off. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), atMost(max))

/** Fillers that Unicode counts as letters or symbols, and that no one sees: Hangul fillers and the blank of braille. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u

/** Whether nothing of a text can be seen: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** The same, and something has to be in it that people can see. */
export const filledText = (max: number, message = 'This field is required') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    // An empty text has its message already.
    v.check((text) => text === '' || !isBlank(text), message),
    atMost(max),
  )
