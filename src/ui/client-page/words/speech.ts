import type { Currency, Language } from '@/domain/account/vocabulary'
import type { DocumentLanguage } from '@/domain/documents/words/en'
import { LOCALES, type Writing, writingIn } from '@/domain/documents/writing'
import type { Cents } from '@/domain/money/money'
import type { Day, TimeOfDay } from '@/domain/time/day'
import type { Words } from './en'

type Spoken = { WORDS: Words; DOCUMENTS: DocumentLanguage }

const LANGUAGES: Record<Language, () => Promise<Spoken>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
}

export type Speech = {
  language: Language
  words: Words
  writing: Writing
  amount(cents: Cents, currency: Currency): string
  day(day: Day): string
  /** `Friday, November 20` */
  longDay(day: Day): string
  time(time: TimeOfDay): string
}

const loaded = new Map<Language, Speech>()

export const loadedSpeech = (language: Language): Speech | undefined => loaded.get(language)

export const loadSpeech = async (language: Language): Promise<Speech> => {
  const speech = loaded.get(language) ?? speechIn(language, await LANGUAGES[language]())
  loaded.set(language, speech)
  return speech
}

const speechIn = (language: Language, { WORDS, DOCUMENTS }: Spoken): Speech => {
  const locale = LOCALES[language]
  const writing = writingIn(language, DOCUMENTS)
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    language,
    words: WORDS,
    writing,
    amount: writing.amount,
    day: writing.day,
    longDay: (day) => long.format(new Date(`${day}T00:00:00Z`)),
    time: (time) => times.format(new Date(`2000-01-01T${time}:00Z`)),
  }
}
