import * as v from 'valibot'
import { LANGUAGES } from '@/domain/account/vocabulary'
import { addressText } from '@/ui/kit/address-text'

/** A word of the address; anything else there counts as nothing. */
export const word = v.optional(v.fallback(v.optional(addressText), undefined))
/** The language that a visitor of the public pages chose; anything else there counts as none. */
export const chosenLanguage = v.optional(v.fallback(v.optional(v.picklist(LANGUAGES)), undefined))
