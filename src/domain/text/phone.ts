/** Anything with fewer digits is not a phone number. */
export const SHORTEST_PHONE = 7

/** The digits of a phone number, without the country's. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** What is behind the number of an office: `x12`, `ext. 12`, `#12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)\.?\s*(\d{1,6})\s*$/i

/**
 * The number that a text message is sent to: digits, and the plus of another country. A zero in parentheses is dialed only inside that country,
 * and an extension can't receive texts.
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
