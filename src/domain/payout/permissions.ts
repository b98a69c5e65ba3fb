import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** GUARD-10 */
export const maySeePayouts = (actor: Actor): boolean => holds(actor, 'billing.manage')

export const maySendPayouts = (actor: Actor): boolean => holds(actor, 'billing.process')

export const payoutCreateRefusal = (actor: Actor): string | null =>
  maySendPayouts(actor) ? null : 'Your role can’t create payouts.'
