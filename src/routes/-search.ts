import * as v from 'valibot'

/** A word of the address; anything else there counts as nothing. */
export const word = v.optional(v.fallback(v.optional(v.string()), undefined))
