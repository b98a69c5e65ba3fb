/** The head's height in pixels, as `table-css.ts` sets it. */
export const HEAD_HEIGHT = 36
/** What a failed row's message adds. */
export const FAILURE_HEIGHT = 32
