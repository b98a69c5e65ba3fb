import type { SnapshotFrom } from 'xstate'
import type { invoicePaymentMachine } from './machine'

export type PaymentSnapshot = SnapshotFrom<typeof invoicePaymentMachine>

export type PaymentStep = 'entering' | 'paying' | 'asking' | 'confirming' | 'unsure' | 'paid'

/** Once the cardholder has answered their bank, the answer is checked. */
export const stepOf = (snapshot: PaymentSnapshot): PaymentStep => {
  if (snapshot.matches('entering')) return 'entering'
  if (snapshot.matches('awaiting_confirmation')) return 'asking'
  if (snapshot.matches('unsettled')) return 'unsure'
  if (snapshot.matches('paid')) return 'paid'
  return snapshot.matches('authenticating') ? 'confirming' : 'paying'
}

export const isPaying = (snapshot: PaymentSnapshot): boolean =>
  stepOf(snapshot) === 'paying' || stepOf(snapshot) === 'confirming'
