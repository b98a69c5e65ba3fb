import { lazily } from '../async/lazily'
import { numberText } from '../money/number-text'

/** `In the morning` for `in the morning`. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `Crew Member` for `crew member`, as in a page title. */
export const titled = (words: string): string => words.split(' ').map(capitalized).join(' ')

/** `In progress` for the wire's `in_progress`. */
export const readable = (word: string): string => capitalized(word.replaceAll('_', ' '))

const conjunction = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }))

/** For example `Ana, Ben, and Cam`. */
export const listed = (names: readonly string[]): string => conjunction().format(names)

/** Names at most a few: `Ana, Ben, Cam, and 4 more`. */
export const firstListed = (names: readonly string[], most: number): string => {
  const more = names.length - most
  return listed(more > 0 ? [...names.slice(0, most), `${numberText(more)} more`] : names)
}

const places = lazily(() => new Intl.PluralRules('en-US', { type: 'ordinal' }))
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** For example `23rd`. */
export const ordinal = (place: number): string => `${place}${ENDINGS[places().select(place)] ?? 'th'}`

/** For example `1 visit`, `1,320 days`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

const AGAIN = / Please try again\.$/

/** Drops the detail's "Please try again." when the title already says it. */
export const detailAfter = (title: string, detail: string): string =>
  AGAIN.test(title) ? detail.replace(AGAIN, '') : detail

/** Of a full name. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name
