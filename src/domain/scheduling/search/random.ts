/** Random numbers in [0, 1); the same seed gives the same sequence in every browser (mulberry32). */
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

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

const minusLogs = Float64Array.from({ length: LOGS }, (_, index) => rounded(-Math.log((index + 0.5) / LOGS)))

export const tolerance = (draw: Draw): number => minusLogs[Math.floor(draw() * LOGS)] ?? 0

export const fallOf = (first: number, last: number, steps: number): number =>
  steps > 1 ? rounded((last / first) ** (1 / (steps - 1))) : 1
