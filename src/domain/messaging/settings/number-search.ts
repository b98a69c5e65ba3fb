import type { Cents } from '../../money/money'

export const COUNTRIES = ['US', 'CA'] as const
export type Country = (typeof COUNTRIES)[number]

export const NUMBER_TYPES = ['local', 'toll_free'] as const
export type NumberType = (typeof NUMBER_TYPES)[number]

export const MONTHLY_PRICE: Record<NumberType, Cents> = { local: 115 as Cents, toll_free: 215 as Cents }

const TOLL_FREE = ['800', '833', '844', '855', '866', '877', '888']
/** Of a search that names no area code. */
const FIRST_AREA: Record<Country, string> = { US: '512', CA: '416' }
const MOST_RESULTS = 8
/** Reserved for fiction: 555-0100 to 555-0199. The last four are landlines in the demo. */
const LINES = 96

export const areaProblem = (type: NumberType, area: string): string | null => {
  if (area === '') return null
  if (!/^[2-9]\d{2}$/.test(area)) return 'Use an area code of 3 digits, like 512'
  if (type === 'toll_free' && !TOLL_FREE.includes(area)) return `Toll-free numbers begin with ${TOLL_FREE.join(', ')}`
  return type === 'local' && TOLL_FREE.includes(area) ? `${area} is toll-free. Search toll-free numbers instead.` : null
}

export type NumberSearch = { country: Country; number_type: NumberType; area_code: string }

const areaOf = ({ country, number_type, area_code }: NumberSearch): string => {
  if (area_code !== '') return area_code
  return number_type === 'toll_free' ? '800' : FIRST_AREA[country]
}

/** Numbers for sale in an area, the same ones each time, without those that are in use. */
export const numbersFor = (search: NumberSearch, occupied: ReadonlySet<string>): string[] => {
  const area = areaOf(search)
  const first = Number(area) % LINES
  // 7 and 96 share no divisor, so each line comes up once.
  return Array.from({ length: LINES }, (_, index) => (first + index * 7) % LINES)
    .map((line) => `+1${area}5550${100 + line}`)
    .filter((number) => !occupied.has(number))
    .slice(0, MOST_RESULTS)
}

/** True for a number that a search can find. */
export const isForSale = (number: string): boolean => /^\+1[2-9]\d{2}55501(?:[0-8]\d|9[0-5])$/.test(number)

export const NUMBER_GONE = 'This number is no longer for sale. Search again and choose another one.'
