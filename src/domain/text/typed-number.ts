import * as v from 'valibot'

/** A comma without three digits after it: `24,50` means cents and would be read as a hundred times as much. */
const STRAY_COMMA = /,(?!\d{3}(?!\d))/

/** Digits with at most one point. Excludes `1e5` and `0x10`, which no one types. */
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/

export const bareNumber = (typed: string): string => typed.replaceAll(/[$€£%\s]/g, '')

/** Reads `$1,200.50` or `40%`; NaN for anything else. */
export const numberTyped = (typed: string): number => {
  const bare = bareNumber(typed)
  const digits = bare.replaceAll(',', '')
  return PLAIN.test(digits) && !STRAY_COMMA.test(bare) ? Number(digits) : Number.NaN
}

type Numeric<Output> = v.GenericSchema<number, Output>

/** Required number. Refuses anything that isn't clearly a number. */
export const typedNumber = <Output>(schema: Numeric<Output>, missing: string, example = '24.50') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.transform(numberTyped),
    v.number(`Use a number like ${example}`),
    schema,
  )

/** Empty counts as 0. */
export const typedOrZero = <Output>(schema: Numeric<Output>, example = '24.50') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => (typed === '' ? 0 : numberTyped(typed))),
    v.number(`Use a number like ${example}`),
    schema,
  )

/** Empty counts as null. */
export const typedOrNull = <Output>(schema: Numeric<Output>) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => (typed === '' ? null : numberTyped(typed))),
    v.nullable(schema),
  )
