const PREFIX = 'draft.'

/** Where the browser's session keeps what a person has typed and not sent: `draft.1.client.new`. */
export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}.${name}`

/** Removes all that anybody has typed here and not sent. */
export const forgetDrafts = (session: Storage): void => {
  const keys = Array.from({ length: session.length }, (_, at) => session.key(at) ?? '')
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) session.removeItem(key)
}
