const PREFIX = 'draft.'

/** Where a browser keeps what a person has typed or sent, and what is not saved for certain: `draft.1.client.new`. */
export const draftKey = (userId: number, name: string): string => `${PREFIX}${userId}.${name}`

/** Whether something of that kind is kept there, of whatever person. */
export const isDraftKey = (key: string): boolean => key.startsWith(PREFIX)

/** The names of all that a browser's storage keeps, read at once: it may be changed while one goes through them. */
export const keysIn = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Whether it is a write that was sent and not answered. */
export const isSentKey = (key: string): boolean => /^draft\.\d+\.sent\./.test(key)
