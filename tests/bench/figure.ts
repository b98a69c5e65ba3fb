/** One line of the bench's table: how long something takes in milliseconds, or another figure, and beside what. */
export type Figure = {
  what: string
  is: number
  /** The same work done the plain way, in the same run. */
  baseline?: number
  /** The most allowed: a `ratio` to the baseline, an absolute number of `ms`, or a count. */
  budget: { ratio: number } | { ms: number } | { most: number }
}

/** The shortest of several runs in milliseconds: what the work itself costs when nothing else gets in its way. */
export const best = async (runs: number, work: () => unknown): Promise<number> => {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}
