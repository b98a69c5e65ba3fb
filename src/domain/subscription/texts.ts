/** Outcome messages from the spec, verbatim (SUB-11 to SUB-14, BILL-04, BILL-05, BILL-08, LAND-11). */
export const SUBSCRIPTION_TEXTS = {
  change_plan: { failed: 'Failed to change plan. Please try again.', done: 'Plan changed successfully!' },
  cancel: {
    failed: 'Failed to cancel subscription. Please try again.',
    done: 'Subscription will be cancelled at the end of the billing period.',
  },
  resume: { failed: 'Failed to resume subscription. Please try again.', done: 'Subscription resumed successfully!' },
} as const

export const BILLING_PORTAL_FAILED = 'Failed to open billing portal. Please try again.'
export const PAYMENT_PORTAL_FAILED = 'Failed to open payment portal. Please try again.'

export const CARD_TEXTS = {
  set_default: {
    failed: 'Failed to update default payment method. Please try again.',
    done: 'Default payment method updated successfully!',
  },
  remove: {
    failed: 'Failed to remove payment method. Please try again.',
    done: 'Payment method removed successfully!',
  },
} as const

export const OPEN_PAYMENT_FAILED = 'The payment did not go through.'
export const OPEN_PAYMENT_SUCCEEDED = 'Payment made. Thank you!'

export const INVOICE_DOWNLOAD_FAILED = 'Failed to download invoice. Please try again.'

export const CHECKOUT_FAILED = 'Failed to create checkout session'
export const NO_CHECKOUT_URL = 'No checkout URL received from server'
export const NO_SESSION_ID = 'No session ID found'
export const SUBSCRIPTION_LOAD_FAILED = 'Unable to load subscription data. Please try again.'
