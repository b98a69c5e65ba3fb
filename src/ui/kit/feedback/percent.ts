/** A part of the whole for CSS: `37.5%` of 0.375. */
export const percent = (share: number): string => `${Math.round(share * 1e6) / 1e4}%`
