import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * The query of an address, written plainly: `?search=78703`, where the router's own way puts quotes around a text of digits. It is read
 * back as a number, which `addressText` takes for the text.
 */
export const stringifySearch = stringifySearchWith(JSON.stringify)

/** Reads a query: numbers and booleans that are written as we write them, all else as text. */
export const parseSearch = parseSearchWith((text) => text)
