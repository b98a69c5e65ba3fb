/** The most options shown at once; users narrow the rest by typing. */
const SHOWN = 50

export const firstMatches = <R>(matching: readonly R[]): { found: R[]; more: number } => ({
  found: matching.slice(0, SHOWN),
  more: Math.max(0, matching.length - SHOWN),
})
