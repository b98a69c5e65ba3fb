import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Writes plain queries such as `?search=78703`, where the router's default would quote digits. They are read back as numbers, which
 * `addressText` converts to text.
 */
export const stringifySearch = stringifySearchWith(JSON.stringify)

/** Reads numbers and booleans only in the form we write them; everything else is text. */
export const parseSearch = parseSearchWith((text) => text)
