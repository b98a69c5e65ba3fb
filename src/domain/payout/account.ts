import type { PayoutAccount } from './payout'
import { accountTypeLabel } from './vocabulary'

/** `••••6789`: all that is kept of an account number. */
export const masked = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`

type Named = Pick<PayoutAccount, 'account_type' | 'account_number_masked' | 'bank_name'>

/** `Checking ••••6789, Lone Star Bank` */
export const accountText = ({ account_type, account_number_masked, bank_name }: Named): string =>
  `${accountTypeLabel(account_type)} ${account_number_masked}, ${bank_name}`

/** Why nothing can be paid out to an account; null when it can. */
export const accountRefusal = ({ is_verified }: Pick<PayoutAccount, 'is_verified'>): string | null =>
  is_verified ? null : 'This account is not verified yet. Choose another one, or wait until the bank has verified it.'
