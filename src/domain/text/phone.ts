export const SHORTEST_PHONE = 7

export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** `x12`, `ext. 12`, `#12`. */
const EXTENSION = /[\s,;]*(?:extension|ext|x|#)\.?\s*(\d{1,6})\s*$/i

/**
 * Number for text messages: digits and a foreign plus. Drops the domestic zero in parentheses, and extensions, which can't receive texts.
 */
export const textable = (phone: string): string => {
  const main = phone.replace(EXTENSION, '')
  const isForeign = main.trim().startsWith('+')
  const dialed = isForeign ? main.replaceAll(/\(\s*0\s*\)/g, '') : main
  return (isForeign ? '+' : '') + dialed.replaceAll(/\D/g, '')
}

/** Number to call: an extension is dialed after a pause. */
export const dialable = (phone: string): string => {
  const [, extension] = EXTENSION.exec(phone) ?? []
  return textable(phone) + (extension === undefined ? '' : `,${extension}`)
}
