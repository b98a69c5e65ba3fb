import type { AllUndoRules } from '../core/history/undo-rules'

export const billingUndoRules = {
  customers: { undo: { irreversible: 'Onboarding cannot be undone. Go through its steps again instead.' } },
  subscriptions: {
    undo: { irreversible: 'Money has moved with this. Change, cancel or resume the subscription instead.' },
  },
  payment_methods: { undo: { irreversible: 'Cards cannot be undone. Add or remove them under Billing instead.' } },
  subscription_invoices: { undo: { irreversible: 'Money has moved with this, and an invoice stays.' } },
} satisfies AllUndoRules
