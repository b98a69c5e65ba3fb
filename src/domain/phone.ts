/** What is behind the number of an office: `x12`, `ext. 12`, `#12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)\.?\s*(\d{1,6})\s*$/i

/**
 * A phone number as a telephone writes to it: digits, and the plus of another country. A zero in brackets is dialed inside that country
 * alone, and an extension has no telephone of its own.
 */
export const textable = (phone: string): string => {
  const main = phone.replace(EXTENSION, '')
  const isForeign = main.trim().startsWith('+')
  const dialed = isForeign ? main.replaceAll(/\(\s*0\s*\)/g, '') : main
  return (isForeign ? '+' : '') + dialed.replaceAll(/\D/g, '')
}

/** The same as a telephone calls it: an extension is dialed after a pause. */
export const dialable = (phone: string): string => {
  const [, extension] = EXTENSION.exec(phone) ?? []
  return textable(phone) + (extension === undefined ? '' : `,${extension}`)
}
