import type { PayoutAccount } from './payout'
import { accountTypeLabel } from './vocabulary'

export const masked = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`

type Named = Pick<PayoutAccount, 'account_type' | 'account_number_masked' | 'bank_name'>

export const accountText = ({ account_type, account_number_masked, bank_name }: Named): string =>
  `${accountTypeLabel(account_type)} ${account_number_masked}, ${bank_name}`

export const accountRefusal = ({ is_verified }: Pick<PayoutAccount, 'is_verified'>): string | null =>
  is_verified ? null : 'This account is not verified yet. Choose another one, or wait until the bank has verified it.'
