import * as v from 'valibot'
import { LANGUAGES } from '@/domain/account/vocabulary'
import { addressText } from '@/ui/kit/actions/address-text'

export const word = v.optional(v.fallback(v.optional(addressText), undefined))
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.fallback(v.optional(v.picklist(words)), undefined))
export const chosenLanguage = oneOf(LANGUAGES)
