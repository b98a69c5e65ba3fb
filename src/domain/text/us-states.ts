import * as v from 'valibot'
import { LONGEST } from './field'

/** In alphabetical order (CLI-19). */
export const US_STATES = [
  ...['AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA'],
  ...['HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD'],
  ...['ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH'],
  ...['NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY'],
] as const

/** Codes beyond the 50 states: the capital, the territories and Canada. */
const OTHERS = [
  ...['DC', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
]

const CODES: ReadonlySet<string> = new Set([...US_STATES, ...OTHERS])

export const STATE_TOO_LONG = 'Use the two-letter state code'

/** Refuses one or two capital letters that are not a state; null for longer texts, whose length is checked elsewhere. */
export const stateRefusal = (state: string): string | null =>
  state === '' || state.length > 2 || CODES.has(state) ? null : `${state} is not a state. ${STATE_TOO_LONG}`

/** Two letters of a state (CLI-19), territory or province, or empty. */
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

export const stateSchema = v.pipe(optionalState, v.nonEmpty('State is required'))
