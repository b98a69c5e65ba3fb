import * as v from 'valibot'

/** 100 %, in thousandths of a percent. */
export const WHOLE_RATE = 100_000

/** A stored percentage, in thousandths of a percent: 8250 for 8.25 %. */
export const taxRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_RATE))

const LIKE = 'Use a rate like 8.25, with at most three decimals'
/** The percentage of a request or of `rateFrom`, with readable errors. */
export const rateSchema = v.pipe(
  v.number(LIKE),
  v.integer(LIKE),
  v.minValue(0, 'Use a rate of 0 or more'),
  v.maxValue(WHOLE_RATE, 'Use a rate of 100 or less'),
)

const PERCENT = /^\d{1,3}(\.\d{1,3})?$/

/** Reads `8.25` as thousandths of a percent; returns NaN for anything else. */
export const rateFrom = (typed: string): number => {
  const digits = typed.trim().replace(/\s*%$/, '')
  return PERCENT.test(digits) ? Math.round(Number(digits) * 1_000) : Number.NaN
}

/** `8.25` for 8250 thousandths of a percent. */
export const rateText = (thousandths: number): string => String(thousandths / 1_000)
