import * as v from 'valibot'
import { LONGEST } from './field'

/** The two letters of the 50 US states, in the order of the alphabet (CLI-19). */
export const US_STATES = [
  ...['AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA'],
  ...['HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD'],
  ...['ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH'],
  ...['NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY'],
] as const

/** The two letters of places that are not among the 50 states and still have clients: the capital, the territories and Canada. */
const OTHERS = [
  ...['DC', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
]

const CODES: ReadonlySet<string> = new Set([...US_STATES, ...OTHERS])

/** Shown for a state that is spelled out. */
export const STATE_TOO_LONG = 'Use the two-letter state code'

/** Why one or two capital letters are not a state; null if they are one, and for a text that is judged by its length anyway. */
export const stateRefusal = (state: string): string | null =>
  state === '' || state.length > 2 || CODES.has(state) ? null : `${state} is not a state. ${STATE_TOO_LONG}`

/** Where a state may be left out: its two letters (CLI-19), those of a territory or a province, or nothing. */
export const optionalState = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.maxLength(LONGEST.state, STATE_TOO_LONG),
  v.check(
    (state) => stateRefusal(state) === null,
    ({ input }) => stateRefusal(input) ?? STATE_TOO_LONG,
  ),
)

/** The same where there has to be one. */
export const stateSchema = v.pipe(optionalState, v.nonEmpty('State is required'))
