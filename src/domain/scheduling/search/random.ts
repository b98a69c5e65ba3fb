/** Draws numbers from 0 up to, not including, 1; the same seed gives the same ones in every browser (mulberry32). */
export type Draw = () => number

export const drawing = (seed: number): Draw => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LOGS = 1_024

/** Browsers may differ in the last digit of a logarithm, and a plan must not. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const minusLogs = Float64Array.from({ length: LOGS }, (_, index) => rounded(-Math.log((index + 0.5) / LOGS)))

/** How much worse than before, in units of the temperature, may be accepted this time. */
export const tolerance = (draw: Draw): number => minusLogs[Math.floor(draw() * LOGS)] ?? 0

/** The factor per step by which something falls from `first` to `last` in this many steps. */
export const fallOf = (first: number, last: number, steps: number): number =>
  steps > 1 ? rounded((last / first) ** (1 / (steps - 1))) : 1
