import { US_STATES } from '../../us-states'

const NAMES: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  districtofcolumbia: 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  newhampshire: 'NH',
  newjersey: 'NJ',
  newmexico: 'NM',
  newyork: 'NY',
  northcarolina: 'NC',
  northdakota: 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  rhodeisland: 'RI',
  southcarolina: 'SC',
  southdakota: 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  washingtondc: 'DC',
  westvirginia: 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
}

/** The two letters of a state by its name: `Texas` and `new york`, and `T.X.` without its dots. What is no state stays as it is. */
export const stateIn = (text: string): string => {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  return NAMES[letters] ?? (letters.length === 2 ? letters.toUpperCase() : text)
}

/** Two letters of a place that is none of the 50 states and has clients all the same: the capital, the territories and Canada. */
const OTHERS = [
  ...['DC', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
]

const KNOWN: ReadonlySet<string> = new Set([...US_STATES, ...OTHERS])

/** Why two letters are no state; null for those of one, and for a text that is judged by its length anyway. */
export const stateRefusal = (state: string): string | null =>
  state.length !== 2 || KNOWN.has(state) ? null : `${state} is not a state. Use the two-letter state code`
