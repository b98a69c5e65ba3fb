import type { Currency, Language } from '@/domain/account/vocabulary'
import type { Day, TimeOfDay } from '@/domain/day'
import { LOCALES, type Writing, writingIn } from '@/domain/documents/writing'
import type { Cents } from '@/domain/money'
import { EN, type Words } from './en'
import { ES } from './es'
import { FR } from './fr'

const WORDS: Record<Language, Words> = { en: EN, es: ES, fr: FR }

/** How the page speaks to its visitor: words, days, times and amounts of one language. */
export type Speech = {
  language: Language
  words: Words
  /** In which its documents are written. */
  writing: Writing
  amount(cents: Cents, currency: Currency): string
  day(day: Day): string
  /** `Friday, November 20` */
  longDay(day: Day): string
  time(time: TimeOfDay): string
}

/** Speaks one of the three languages. */
export const speechIn = (language: Language): Speech => {
  const locale = LOCALES[language]
  const writing = writingIn(language)
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    language,
    words: WORDS[language],
    writing,
    amount: writing.amount,
    day: writing.day,
    longDay: (day) => long.format(new Date(`${day}T00:00:00Z`)),
    time: (time) => times.format(new Date(`2000-01-01T${time}:00Z`)),
  }
}
