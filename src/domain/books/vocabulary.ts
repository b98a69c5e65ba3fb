export const ACCOUNTS = [
  'receivable',
  'revenue',
  'tax',
  'discounts',
  'credits',
  'bank',
  'card_clearing',
  'cash',
  'payout_fees',
  'goodwill',
  'opening',
] as const
export type Account = (typeof ACCOUNTS)[number]

const LABELS: Record<Account, string> = {
  receivable: 'Accounts receivable',
  revenue: 'Service revenue',
  tax: 'Sales tax payable',
  discounts: 'Discounts',
  credits: 'Credits and allowances',
  bank: 'Bank',
  card_clearing: 'Card clearing',
  cash: 'Cash',
  payout_fees: 'Payout fees withheld',
  goodwill: 'Rewards and compensation',
  opening: 'Opening balance equity',
}

export const accountLabel = (account: Account): string => LABELS[account]

export const ENTRY_KINDS = [
  'opening',
  'charge',
  'invoice',
  'charge_billed',
  'payment',
  'refund',
  'payout',
  'credit_note',
  'credit_applied',
  'void',
  'charge_waived',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
