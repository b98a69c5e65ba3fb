import { digitsOf } from '@/domain/card/card'

export type Typed = { text: string; caret: number }

const behindDigits = (text: string, count: number): number => {
  if (count === 0) return 0
  const digit = [...text.matchAll(/\d/g)][count - 1]
  return digit ? digit.index + 1 : text.length
}

/** Regroups digits while typing; the caret stays after the same digit, or at the end. */
export const regroup = ({ text, caret }: Typed, group: (text: string) => string): Typed => {
  const grouped = group(text)
  const atEnd = caret >= text.length
  return {
    text: grouped,
    caret: atEnd ? grouped.length : behindDigits(grouped, digitsOf(text.slice(0, caret)).length),
  }
}

/** `11/28` from `1128`, `11 / 28` or `11/2028`; a one-digit month gets its zero as soon as it is unambiguous. */
export const groupedExpiry = (text: string): string => {
  const padded = text.trimStart().replace(/^([2-9]|1(?=\s*[/.-]))/, '0$1')
  const digits = digitsOf(padded).slice(0, 6)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
