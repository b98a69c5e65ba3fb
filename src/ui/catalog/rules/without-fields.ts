export const withoutFields = <Draft extends object, Guarded extends object>(
  draft: Draft,
  guarded: Guarded,
): Omit<Draft, keyof Guarded> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !(field in guarded))) as Omit<Draft, keyof Guarded>
