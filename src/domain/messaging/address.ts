import { isEmail } from '../text/field'
import { phoneDigits, SHORTEST_PHONE, textable } from '../text/phone'
import { counted } from '../text/wording'
import { MOST_RECIPIENTS } from './message'

/** An area code never begins with 0 or 1. */
const NORTH_AMERICAN = /^[2-9]\d{9}$/
/** A country code and up to 15 digits in all. */
const E164 = /^\+[1-9]\d{6,14}$/

const INTERNATIONAL_PREFIX = /^011(?=[2-9]\d{7,})/

/** `+15125550142` for any way to write it; keeps foreign numbers that have their country code. Null when it is no phone number. */
export const toE164 = (typed: string): string | null => {
  const number = textable(typed.trim()).replace(INTERNATIONAL_PREFIX, '+')
  if (/[\p{L}@]/u.test(typed.replace(/\s*(extension|ext|x)\.?\s*\d+\s*$/i, ''))) return null
  if (number.startsWith('+') && !number.startsWith('+1')) return E164.test(number) ? number : null
  const digits = phoneDigits(number)
  return NORTH_AMERICAN.test(digits) ? `+1${digits}` : null
}

const isForeign = (e164: string): boolean => !e164.startsWith('+1')

/** Why no text can be sent there; null for a number of the US or Canada that is not the business's own. */
export const numberProblem = (typed: string, own: readonly string[]): string | null => {
  if (typed.trim() === '') return 'Enter a phone number'
  const number = toE164(typed)
  if (number !== null && isForeign(number))
    return 'This number is outside the US and Canada, where texts can’t go. Send an email instead.'
  if (number !== null)
    return own.some((one) => toE164(one) === number) ? 'This is your own number. Enter the client’s number.' : null
  if (typed.includes('@')) return `${typed.trim()} is not an email address`
  if (/\p{L}/u.test(typed)) return 'Use digits, like (512) 555-0142'
  const { length } = phoneDigits(typed)
  if (length === SHORTEST_PHONE) return 'Add the area code, like (512) 555-0142'
  if (length < 10) return `This number has only ${counted(length, 'digit')}. Enter 10, like (512) 555-0142.`
  return length > 10
    ? 'This number has too many digits. Enter 10, like (512) 555-0142.'
    : 'No area code begins with 0 or 1'
}

/** In the demo, numbers that end in 0196 to 0199 are landlines. */
export const isLandline = (e164: string): boolean => /^\+1\d{6}019[6-9]$/.test(e164)

/** `512`; null for an email address or a foreign number. */
export const areaCodeOf = (address: string): string | null => {
  const number = toE164(address)
  return number === null || isForeign(number) ? null : number.slice(2, 5)
}

export const addressProblem = (email: string): string | null => {
  const address = email.trim()
  if (address === '') return 'Enter an email address'
  return isEmail(address) ? null : `${address} is not an email address`
}

/** `Ana Lee <ana@example.com>; ben@example.com` as two addresses, each once. */
export const recipientsOf = (typed: string): string[] => {
  const addresses = typed
    .replaceAll(/"[^"]*"/g, '')
    .split(/[,;\n]/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim())
    .filter((address) => address !== '')
  return addresses.filter(
    (address, at) => addresses.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === at,
  )
}

export const recipientsProblem = (typed: string): string | null => {
  const addresses = recipientsOf(typed)
  if (addresses.length === 0) return 'Enter an email address'
  if (addresses.length > MOST_RECIPIENTS)
    return `Send to ${MOST_RECIPIENTS} addresses or fewer; this has ${addresses.length}`
  return addresses.map(addressProblem).find((problem) => problem !== null) ?? null
}
