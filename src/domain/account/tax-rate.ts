/** A hundred percent, in thousandths of a percent. */
export const WHOLE_RATE = 100_000

const PERCENT = /^\d{1,3}(\.\d{1,3})?$/

/** Reads `8.25` as thousandths of a percent; NaN for what is no such rate. */
export const rateFrom = (typed: string): number => {
  const digits = typed.trim().replace(/\s*%$/, '')
  return PERCENT.test(digits) ? Math.round(Number(digits) * 1_000) : Number.NaN
}

/** `8.25` for 8250 thousandths of a percent. */
export const rateText = (thousandths: number): string => String(thousandths / 1_000)
