import { planWord } from '@/domain/service-plan/words'

export const optionsOf = <Word extends string>(words: readonly Word[], label: (word: Word) => string = planWord) =>
  words.map((value) => ({ value, label: label(value) }))
