export type Figure = {
  what: string
  is: number
  /** The same work done the plain way in the same run. */
  baseline?: number
  /** Maximum: a `ratio` to the baseline, absolute `ms`, or a count. */
  budget: { ratio: number } | { ms: number } | { most: number }
}

/** Shortest of several runs in ms, to exclude interference. */
export const best = async (runs: number, work: () => unknown): Promise<number> => {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}
