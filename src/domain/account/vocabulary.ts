import { BUSINESS_TYPES } from '../onboarding/business-types'

/** The clients that a business works for, called business type on the account page (ACC-01, X-51). */
export const MARKETS = ['residential', 'commercial', 'both'] as const
export type Market = (typeof MARKETS)[number]

/** The trade of a business, by the labels of onboarding (ONB-19, X-51); empty if not specified. */
export const TRADES = ['', ...BUSINESS_TYPES] as const

/** SET-03 */
export const LANGUAGES = ['en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** IANA names (SET-03). */
export const TIME_ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const
export type TimeZone = (typeof TIME_ZONES)[number]

export const PAPER_SIZES = ['letter', 'a4'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** SET-03, X-27 */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const PAPER_LABELS: Record<PaperSize, string> = { letter: 'Letter (8.5 × 11 in)', a4: 'A4 (210 × 297 mm)' }

export const MARKET_LABELS: Record<Market, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  both: 'Both',
}
export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }
export const TIME_ZONE_LABELS: Record<TimeZone, string> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
}
export const CURRENCY_LABELS: Record<Currency, string> = {
  USD: 'US dollar (USD)',
  EUR: 'Euro (EUR)',
  GBP: 'British pound (GBP)',
  CAD: 'Canadian dollar (CAD)',
}

/** Returns the label, or the word itself if it has none. */
export const labelIn = (labels: Readonly<Record<string, string>>, word: string): string => labels[word] ?? word
