import { planWord } from '@/domain/service-plan/words'

/** The options of a select, each with its word. */
export const optionsOf = <Word extends string>(words: readonly Word[], label: (word: Word) => string = planWord) =>
  words.map((value) => ({ value, label: label(value) }))
