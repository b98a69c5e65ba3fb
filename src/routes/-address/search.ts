import * as v from 'valibot'
import { LANGUAGES } from '@/domain/account/vocabulary'
import { addressText } from '@/ui/kit/actions/address-text'

/** A word of the address; anything else there counts as nothing. */
export const word = v.optional(v.fallback(v.optional(addressText), undefined))
/** One of these words; anything else there counts as nothing. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.fallback(v.optional(v.picklist(words)), undefined))
/** The language that a visitor of the public pages chose. */
export const chosenLanguage = oneOf(LANGUAGES)
