import * as v from 'valibot'
import { addressText } from '@/ui/kit/address-text'

/** A word of the address; anything else there counts as nothing. */
export const word = v.optional(v.fallback(v.optional(addressText), undefined))
