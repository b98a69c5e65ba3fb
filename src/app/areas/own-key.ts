/** The key of a person's flow about something: `17.by-1`. It is theirs alone; the next person who signs in never picks it up. */
export const ownKey = (subject: string, userId: number): string => `${subject}.by-${userId}`

/** Whether a flow of this key is that person's, and not one out of someone's bug file. */
export const isOwnKey = (key: string, userId: number | undefined): boolean =>
  key.endsWith(`.by-${userId}`) && !/(^|\/)imported:/.test(key)
