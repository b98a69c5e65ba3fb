/** What was sent, without what was left out or sent as nothing. */
export const saidIn = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null))
