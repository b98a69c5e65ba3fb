/** Options that a long list shows at once; beyond these one keeps typing. */
const SHOWN = 50

/** The beginning of what was found, and how many more there are. */
export const firstMatches = <R>(matching: readonly R[]): { found: R[]; more: number } => ({
  found: matching.slice(0, SHOWN),
  more: Math.max(0, matching.length - SHOWN),
})
