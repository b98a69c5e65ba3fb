import type { PaymentMethod } from '../../invoice/vocabulary'

const EN = {
  Estimate: 'Estimate',
  Invoice: 'Invoice',
  'Void invoice': 'Void invoice',
  Receipt: 'Receipt',
  'Prepared for': 'Prepared for',
  Property: 'Property',
  'Bill to': 'Bill to',
  'Received from': 'Received from',
  Date: 'Date',
  'Valid until': 'Valid until',
  Due: 'Due',
  Terms: 'Terms',
  Method: 'Method',
  Reference: 'Reference',
  Done: 'Done',
  Item: 'Item',
  Quantity: 'Quantity',
  'Unit price': 'Unit price',
  Total: 'Total',
  Subtotal: 'Subtotal',
  Tax: 'Tax',
  Discount: 'Discount',
  Paid: 'Paid',
  Credited: 'Credited',
  'Credit applied': 'Credit applied',
  'Amount due': 'Amount due',
  'Amount paid': 'Amount paid',
  'Payment of': 'Payment of',
  'Paid by': 'Paid by',
  Card: 'Card',
  'ending in': 'ending in',
  Transaction: 'Transaction',
  Refunded: 'Refunded',
  'Still due': 'Still due',
  'Terms and conditions': 'Terms and conditions',
  'Why it is void': 'Why it is void',
  Notes: 'Notes',
  'Approved by': 'Approved by',
  'Signed by typing their name': 'Signed by typing their name',
  Page: 'Page',
  'Invoiced before': 'Invoiced before',
  Deposit: 'Deposit',
  Options: 'Options',
  recommended: 'recommended',
  chosen: 'chosen',
  'not chosen': 'not chosen',
  'the package': 'the package',
  'What the total counts': 'What the total counts',
  'The total counts': 'The total counts',
  'The total counts none of the options.': 'The total counts none of the options.',
  'Tell us what you choose, and we work out yours.': 'Tell us what you choose, and we work out yours.',
  of: 'of',
} as const

/** The words of documents for clients; every language has the same. */
export type DocumentWords = Readonly<Record<keyof typeof EN, string>>

/** A language as documents for clients are written in it. */
export type DocumentLanguage = {
  words: DocumentWords
  /** Terms of payment whose word of the wire reads otherwise in this language. */
  terms: Readonly<Record<string, string>>
  methods: Readonly<Record<PaymentMethod, string>>
}

/** Documents in English. */
export const DOCUMENTS: DocumentLanguage = {
  words: EN,
  terms: {},
  methods: { credit_card: 'Credit card', ach: 'ACH', check: 'Check', cash: 'Cash', other: 'Other' },
}
