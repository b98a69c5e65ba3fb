/** Steps that people count in, in tens of any size. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Into how many steps an axis is divided at most. */
const MOST = 4

/**
 * The marks of an axis from zero to at least `most`: even steps of round numbers, whole multiples of `unit`, so that each mark is written as
 * what it is. One step where there is nothing.
 */
export const ticksTo = (most: number, unit: number): number[] => {
  const wanted = Math.max(most, unit) / unit / MOST
  const size = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const step = STEPS.map((each) => each * size).find((each) => each >= wanted && Number.isInteger(each)) ?? size * 10
  const count = Math.ceil(Math.max(most, unit) / (step * unit))
  return Array.from({ length: count + 1 }, (_, index) => index * step * unit)
}
