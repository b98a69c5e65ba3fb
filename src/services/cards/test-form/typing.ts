import { digitsOf } from '@/domain/card/card'

/** The text of a field and the place of its caret. */
export type Typed = { text: string; caret: number }

/** The place behind the `count`th digit of a text. */
const behindDigits = (text: string, count: number): number => {
  if (count === 0) return 0
  const digit = [...text.matchAll(/\d/g)][count - 1]
  return digit ? digit.index + 1 : text.length
}

/** Groups what was typed while it is typed; the caret stays behind the same digit, and at the end where it was there. */
export const regroup = ({ text, caret }: Typed, group: (text: string) => string): Typed => {
  const grouped = group(text)
  const atEnd = caret >= text.length
  return {
    text: grouped,
    caret: atEnd ? grouped.length : behindDigits(grouped, digitsOf(text.slice(0, caret)).length),
  }
}

/** `11/28` out of `1128`, `11 / 28` or `11/2028`; a month of one digit gets its zero as soon as it can be no other. */
export const groupedExpiry = (text: string): string => {
  const padded = text.trimStart().replace(/^([2-9]|1(?=\s*[/.-]))/, '0$1')
  const digits = digitsOf(padded).slice(0, 6)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
