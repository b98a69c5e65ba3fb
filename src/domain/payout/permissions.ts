import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor sees payouts (GUARD-10). */
export const maySeePayouts = (actor: Actor): boolean => holds(actor, 'billing.manage')

/** Whether the actor may create, process and cancel payouts, and add the accounts they go to. */
export const maySendPayouts = (actor: Actor): boolean => holds(actor, 'billing.process')

/** Why the actor may not create payouts; null when they may. */
export const payoutCreateRefusal = (actor: Actor): string | null =>
  maySendPayouts(actor) ? null : 'Your role can’t create payouts.'
