import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import { ACCOUNT_TYPES } from './vocabulary'

const digits = v.transform((typed: string) => typed.replaceAll(/[\s-]/g, ''))

const NINE_DIGITS = /^\d{9}$/

/**
 * An ABA routing number starts with its Federal Reserve district (00 is the government). Its digits weighted 3, 7 and 1 in turn add up to a
 * multiple of ten.
 */
const isRouting = (number: string): boolean =>
  /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(number) &&
  Array.from(number).reduce((sum, digit, place) => sum + Number(digit) * ([3, 7, 1][place % 3] ?? 0), 0) % 10 === 0

/** The account number is entered once and never stored (POUT-10). */
export const accountFormSchema = v.object({
  account_type: v.picklist(ACCOUNT_TYPES, 'Account type is required'),
  account_name: filledText(LONGEST.name, 'Name on the account is required'),
  bank_name: filledText(LONGEST.name, 'Bank is required'),
  routing_number: v.pipe(
    v.string(),
    digits,
    v.nonEmpty('Routing number is required'),
    v.check(
      (number) => number === '' || NINE_DIGITS.test(number),
      'Use all nine digits: on a check, they are at the bottom left',
    ),
    v.check(
      (number) => !NINE_DIGITS.test(number) || isRouting(number),
      'No bank has this routing number. Check its digits: on a check, they are at the bottom left',
    ),
  ),
  account_number: v.pipe(
    v.string(),
    digits,
    v.nonEmpty('Account number is required'),
    v.check((number) => number === '' || /^\d{4,17}$/.test(number), 'Use 4 to 17 digits'),
  ),
})
export type AccountForm = v.InferInput<typeof accountFormSchema>
export type AccountDraft = v.InferOutput<typeof accountFormSchema>

export const EMPTY_ACCOUNT: AccountForm = {
  account_type: 'checking',
  account_name: '',
  bank_name: '',
  routing_number: '',
  account_number: '',
}
