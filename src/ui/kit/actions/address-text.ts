import * as v from 'valibot'

/** A text search param. The router parses texts that look like numbers or booleans; this restores them exactly as typed. */
export const addressText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
