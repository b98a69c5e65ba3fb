import type { AllUndoRules } from '../core/undo-rules'

export const paymentUndoRules = {
  payments: { undo: { kept: 'Money has moved with this. Refund the payment instead.' } },
  refunds: { undo: { kept: 'The money was given back. Record a new payment instead.' } },
  connected_accounts: {
    undo: { kept: 'The provider keeps these details. Change them on its page instead.' },
  },
} satisfies AllUndoRules
