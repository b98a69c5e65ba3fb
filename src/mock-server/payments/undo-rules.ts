import type { AllUndoRules } from '../core/history/undo-rules'
import { CARD_CHARGED } from './tables'

export const paymentUndoRules = {
  payments: {
    undo: {
      may: () => false,
      keeps: (type) =>
        type === CARD_CHARGED
          ? 'Money has moved with this. Refund the payment instead.'
          : 'No money has moved with this. There is nothing to undo.',
    },
  },
  refunds: { undo: { irreversible: 'The money was given back. Record a new payment instead.' } },
  connected_accounts: {
    undo: { irreversible: 'The provider keeps these details. Change them on its page instead.' },
  },
} satisfies AllUndoRules
