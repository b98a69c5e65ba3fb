/** `In the morning` for `in the morning`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `In progress` for `in_progress`, as the wire spells the words of a vocabulary. */
export const readable = (word: string): string => capitalized(word.replaceAll('_', ' '))

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Ana, Ben, and Cam` */
export const listed = (names: readonly string[]): string => conjunction.format(names)
