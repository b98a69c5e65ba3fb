import { searchBy } from './search'

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** `(512)` or `555-0111`: two digits at least, and else only what people write between the digits of a phone number. */
const PHONE_PART = /^(?=.*\d.*\d)[\d()+./-]+$/

/** What was typed, with the parts of phone numbers brought to their digits; the country is not asked for. */
const withDigits = (typed: string): string =>
  typed
    .replaceAll(/\+1/g, ' ')
    .split(/\s+/)
    .map((word) => (PHONE_PART.test(word) ? digitsIn(word) : word))
    .join(' ')

/** `searchBy` for records that have the phone number of someone, which is found in any spelling. */
export const searchPeopleBy = <R extends object>(
  textsOf: (record: R) => readonly string[],
  phoneOf: (record: R) => string,
) => {
  const finds = searchBy((record: R) => [...textsOf(record), phoneOf(record), digitsIn(phoneOf(record))])
  return (typed: string | undefined): ((record: R) => boolean) => {
    const asTyped = finds(typed)
    const inDigits = withDigits(typed ?? '')
    if (inDigits === (typed ?? '')) return asTyped
    const byDigits = finds(inDigits)
    return (record) => asTyped(record) || byDigits(record)
  }
}
