/** A share as a CSS percentage: `37.5%` for 0.375. */
export const percent = (share: number): string => `${Math.round(share * 1e6) / 1e4}%`
