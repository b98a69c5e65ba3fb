import { readable } from '../text/wording'

/** CLI-06, CLI-07 */
export const CLIENT_TYPES = ['residential', 'commercial', 'hoa'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]
export const PAYMENT_TERMS = ['due_on_receipt', 'net_15', 'net_30', 'prepaid'] as const
export const CLIENT_PAYMENT_METHODS = ['credit_card', 'ach', 'check', 'cash'] as const
export const CLIENT_STATUSES = ['prospect', 'active', 'inactive', 'former'] as const
export type ClientStatus = (typeof CLIENT_STATUSES)[number]

const WORDS: Readonly<Record<string, string>> = {
  hoa: 'HOA',
  hoa_common_area: 'HOA common area',
  ach: 'ACH',
  net_15: 'Net 15',
  net_30: 'Net 30',
}

export const wordLabel = (word: string): string => WORDS[word] ?? readable(word)

export const wordOptions = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: wordLabel(value) }))
