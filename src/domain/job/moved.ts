/** Code of a move refused because someone else moved the job; its text gives the new slot. */
export const MOVED = 'moved'
