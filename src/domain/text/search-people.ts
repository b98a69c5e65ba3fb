import { searchBy } from './search'

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** `(512)` or `555-0111`: at least two digits, and otherwise only phone punctuation. */
const PHONE_PART = /^(?=.*\d.*\d)[\d()+./-]+$/

const withDigits = (typed: string): string =>
  typed
    .replaceAll(/\+1/g, ' ')
    .split(/\s+/)
    .map((word) => (PHONE_PART.test(word) ? digitsIn(word) : word))
    .join(' ')

/** Like `searchBy`, and also matches phone numbers in any format. */
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
