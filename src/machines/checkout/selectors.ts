import type { SnapshotFrom } from 'xstate'
import type { Failure } from '@/domain/record/failure'
import type { checkoutMachine } from './machine'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** Whether a session is being asked for, or the payment page is about to open. */
export const isStarting = (snapshot: CheckoutSnapshot): boolean => snapshot.matches('starting')

/** Why the payment page could not be opened (LAND-11); null when it could, or when it was dismissed. */
export const startFailure = (snapshot: CheckoutSnapshot): Failure | null =>
  snapshot.matches('choosing') ? snapshot.context.failure : null

/** Where to go now; null while there is nowhere to go. */
export const checkoutUrl = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches('leaving') ? snapshot.context.checkout_url : null

/** The verification's status (SUB-09); null before the payment page has come back. */
export const verification = (snapshot: CheckoutSnapshot): 'verifying' | 'success' | 'failed' | null => {
  if (snapshot.matches('waiting') || snapshot.matches('verifying')) return 'verifying'
  if (snapshot.matches('verified')) return 'success'
  return snapshot.matches('failed') ? 'failed' : null
}
