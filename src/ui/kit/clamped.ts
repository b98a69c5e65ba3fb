/** A text that ends after so many lines as `WebkitLineClamp` says beside it. */
export const CLAMPED = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
