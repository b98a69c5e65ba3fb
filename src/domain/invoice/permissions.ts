import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** GUARD-10 */
export const maySeeInvoices = (actor: Actor): boolean => holds(actor, 'billing.manage')

export const mayCreateInvoices = (actor: Actor): boolean => holds(actor, 'billing.create')

export const mayEditInvoices = (actor: Actor): boolean => holds(actor, 'billing.edit')

export const mayRecordPayments = (actor: Actor): boolean => holds(actor, 'billing.process')

/** Returns null when the actor may create invoices. */
export const createRefusal = (actor: Actor): string | null =>
  mayCreateInvoices(actor) ? null : 'Your role can’t create invoices.'
