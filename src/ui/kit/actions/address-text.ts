import * as v from 'valibot'

/** A text of the address. One that looks like a number or a boolean arrives as that, written just as it was typed. */
export const addressText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
