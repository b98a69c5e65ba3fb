import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'

const anId = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined))
const someText = v.optional(v.fallback(v.optional(addressText), undefined))

/** Whose phone is shown: a client's, or that of a number or email address that no client has. */
export const phoneSearch = v.object({ business: anId, client: anId, phone: someText, email: someText })
export type PhoneSearch = v.InferOutput<typeof phoneSearch>
