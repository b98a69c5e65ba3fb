import * as v from 'valibot'

/** A comma that is not followed by three digits: with `24,50` someone means cents, and would be charged a hundred times as much. */
const STRAY_COMMA = /,(?!\d{3}(?!\d))/

/** Digits with at most one point: what a program alone reads as a number, `1e5` or `0x10`, no one types for one. */
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** What is typed without the signs around its number. */
export const bareNumber = (typed: string): string => typed.replaceAll(/[$€£%\s]/g, '')

/** A number as people type it, `$1,200.50` or `40%`; NaN for anything else. */
export const numberTyped = (typed: string): number => {
  const bare = bareNumber(typed)
  const digits = bare.replaceAll(',', '')
  return PLAIN.test(digits) && !STRAY_COMMA.test(bare) ? Number(digits) : Number.NaN
}

type Numeric<Output> = v.GenericSchema<number, Output>

/** A typed number that has to be there. Nothing is guessed: anything that isn't a number is refused. */
export const typedNumber = <Output>(schema: Numeric<Output>, missing: string, example = '24.50') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.transform(numberTyped),
    v.number(`Use a number like ${example}`),
    schema,
  )

/** A typed number that counts as 0 where nothing is typed. */
export const typedOrZero = <Output>(schema: Numeric<Output>, example = '24.50') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => (typed === '' ? 0 : numberTyped(typed))),
    v.number(`Use a number like ${example}`),
    schema,
  )

/** A typed number that may be left open. */
export const typedOrNull = <Output>(schema: Numeric<Output>) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => (typed === '' ? null : numberTyped(typed))),
    v.nullable(schema),
  )
