/** Started, waiting for the cardholder, successful, declined or abandoned. */
export const PAYMENT_STATUSES = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYERS = ['staff', 'client'] as const
export type PayerKind = (typeof PAYERS)[number]

/** The test provider refunds immediately. */
export const REFUND_STATUSES = ['succeeded'] as const

/** Legal forms; the first is the default (PAY-09). */
export const BUSINESS_FORMS = ['company', 'individual', 'non_profit'] as const
export type BusinessForm = (typeof BUSINESS_FORMS)[number]

/** Nothing submitted, in review, active, or restricted until something is fixed. */
export const ACCOUNT_STATUSES = ['not_started', 'in_review', 'active', 'restricted'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const REQUIREMENTS = ['business_details', 'representative', 'bank_account'] as const
export type AccountRequirement = (typeof REQUIREMENTS)[number]

export const FORM_LABELS: Record<BusinessForm, string> = {
  company: 'Company',
  individual: 'Sole proprietor',
  non_profit: 'Nonprofit',
}
export const ACCOUNT_LABELS: Record<AccountStatus, string> = {
  not_started: 'Not started',
  in_review: 'In review',
  active: 'Active',
  restricted: 'Restricted',
}
export const REQUIREMENT_LABELS: Record<AccountRequirement, string> = {
  business_details: 'Legal name and tax ID of the business',
  representative: 'An authorized representative',
  bank_account: 'A bank account to pay out to',
}
