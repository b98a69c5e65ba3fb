/**
 * Error codes of paying an invoice by card, stable when messages change. The card ones are Stripe's own; a failure carries one in its
 * details.
 */
export const PAY_CODES = [
  ...(['card_declined', 'expired_card', 'payment_intent_authentication_failure'] as const),
  /** The form is gone from the page, or the answer was lost and nothing was charged. */
  ...(['form_gone', 'connection_lost'] as const),
  ...(['begun_elsewhere', 'nothing_to_confirm', 'cards_not_taken', 'above_due'] as const),
  ...(['invoice_draft', 'invoice_cancelled', 'invoice_paid'] as const),
  /** Only the failing stage is known (PAY-08). */
  ...(['not_begun', 'payment_failed', 'unknown'] as const),
  ...(['offline', 'unreachable', 'server_trouble'] as const),
] as const
export type PayCode = (typeof PAY_CODES)[number]

/** Code, English text and, for `above_due`, the amount due in units of the invoice's currency. */
export type PayRefusal = { code: PayCode; text: string; due?: number }

export const CARD_REFUSALS = {
  declined: { code: 'card_declined', text: 'Your card was declined.' },
  expired: { code: 'expired_card', text: 'Your card has expired.' },
  notConfirmed: {
    code: 'payment_intent_authentication_failure',
    text: 'The card was not confirmed. Try again or use another card.',
  },
} as const satisfies Record<string, PayRefusal>
