import { LONGEST } from '../text/field'
import { fieldErrors, filled } from '../text/field-errors'
import type { Instant } from '../time/clock'

export type CardForm = { number: string; expiry: string; cvc: string; name: string; zip: string }
export type CardErrors = Partial<Record<keyof CardForm, string>>

export type CardExpiry = { month: number; year: number }

/** In UTC, like billing periods, so that no browser's time zone makes a card expire. */
export const monthAt = (now: Instant): CardExpiry => {
  const date = new Date(now)
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Luhn check. */
export const hasValidCheckDigit = (digits: string): boolean => {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0
}

export const brandOf = (digits: string): string => {
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  return /^(6011|65|64[4-9])/.test(digits) ? 'discover' : 'card'
}

const MARKED = ['visa', 'mastercard', 'amex', 'discover']

/** The brand image, 38 by 24; unknown brands get a generic card. */
export const brandMark = (brand: string): string => `/cards/${MARKED.includes(brand) ? brand : 'card'}.svg`

/** `4242 4242 4242 4242` while the user types; American Express has its own grouping. */
export const spacedNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, 19)
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Reads `11/28`, `1128` or `11/2028`; undefined for anything else. */
export const expiryFrom = (text: string): CardExpiry | undefined => {
  const found = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{4}|\d{2})$/.exec(text.trim())
  if (!found) return undefined
  const year = Number(found[2])
  return { month: Number(found[1]), year: year < 100 ? 2000 + year : year }
}

const numberError = (text: string): string | undefined => {
  if (digitsOf(text) === '') return 'Card number is required'
  return hasValidCheckDigit(digitsOf(text)) ? undefined : 'Your card number is invalid'
}

const expiryError = (text: string, today: CardExpiry): string | undefined => {
  if (text.trim() === '') return 'Expiry date is required'
  const expiry = expiryFrom(text)
  if (!expiry) return 'Use a date like 11/28'
  const past = expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month)
  return past ? 'Your card has expired' : undefined
}

const cvcError = ({ cvc, number }: CardForm): string | undefined => {
  if (cvc.trim() === '') return 'Security code is required'
  const length = brandOf(digitsOf(number)) === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(cvc.trim()) ? undefined : `The security code has ${length} digits`
}

export const cardErrors = (form: CardForm, today: CardExpiry): CardErrors =>
  fieldErrors({
    number: numberError(form.number),
    expiry: expiryError(form.expiry, today),
    cvc: cvcError(form),
    name: filled(form.name, 'Name on card is required', 2 * LONGEST.name),
    zip: filled(form.zip, 'ZIP code is required', LONGEST.zip),
  })
