/** Round steps, in any power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Maximum number of steps on either side of zero. */
const MOST = 4

/**
 * Axis ticks from at most `least` to at least `most`, including zero. Steps are round multiples of `unit`, so that every label is exact;
 * one step when there is no data.
 */
export const ticksOver = (least: number, most: number, unit: number): number[] => {
  const wanted = Math.max(most, -least, unit) / unit / MOST
  const size = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const step = STEPS.map((each) => each * size).find((each) => each >= wanted && Number.isInteger(each)) ?? size * 10
  const stepsTo = (end: number) => Math.ceil(Math.max(end, 0) / (step * unit))
  const below = stepsTo(-least)
  const above = Math.max(stepsTo(most), below === 0 ? 1 : 0)
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step * unit)
}
