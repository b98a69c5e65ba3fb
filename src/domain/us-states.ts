/** The two letters of the 50 US states, in the order of the alphabet (CLI-19). */
export const US_STATES = [
  ...['AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA'],
  ...['HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD'],
  ...['ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH'],
  ...['NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'],
  ...['SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY'],
] as const

/** Two letters of a place that is none of the 50 states and has clients all the same: the capital, the territories and Canada. */
const OTHERS = [
  ...['DC', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
]

const KNOWN: ReadonlySet<string> = new Set([...US_STATES, ...OTHERS])

/** What is said of a state that is spelled out. */
export const STATE_TOO_LONG = 'Use the two-letter state code'

/** Why one or two capital letters are no state; null for those of one, and for a text that is judged by its length anyway. */
export const stateRefusal = (state: string): string | null =>
  state === '' || state.length > 2 || KNOWN.has(state) ? null : `${state} is not a state. ${STATE_TOO_LONG}`
