/** The key of a person's flow for a subject: `17.by-1`. The user id keeps the next person who signs in from resuming it. */
export const ownKey = (subject: string, userId: number): string => `${subject}.by-${userId}`

/** False for flows that came from an imported bug report. */
export const isOwnKey = (key: string, userId: number | undefined): boolean =>
  key.endsWith(`.by-${userId}`) && !/(^|\/)imported:/.test(key)
