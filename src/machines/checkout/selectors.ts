import type { SnapshotFrom } from 'xstate'
import type { Failure } from '@/domain/record/failure'
import type { checkoutMachine } from './machine'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

export const isStarting = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('starting')

/** Failure to open the payment page (LAND-11); null when it opened or was dismissed. */
export const startFailure = (snapshot: CheckoutSnapshot): Failure | null =>
  snapshot.matches('choosing') ? snapshot.context.failure : null

/** Address to go to now, or null. */
export const checkoutUrl = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches('leaving') ? snapshot.context.checkout_url : null

/** Status of the verification (SUB-09); null before returning from the payment page. */
export const verification = (snapshot: CheckoutSnapshot): 'verifying' | 'success' | 'failed' | null => {
  if (snapshot.matches('waiting') || snapshot.matches('verifying')) return 'verifying'
  if (snapshot.matches('verified')) return 'success'
  return snapshot.matches('failed') ? 'failed' : null
}
