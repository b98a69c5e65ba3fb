import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor sees invoices (GUARD-10). */
export const maySeeInvoices = (actor: Actor): boolean => holds(actor, 'billing.manage')

/** Whether the actor may make invoices. */
export const mayCreateInvoices = (actor: Actor): boolean => holds(actor, 'billing.create')

/** Whether the actor may change, send, remind of, credit and void them. */
export const mayEditInvoices = (actor: Actor): boolean => holds(actor, 'billing.edit')

/** Whether the actor may record payments. */
export const mayRecordPayments = (actor: Actor): boolean => holds(actor, 'billing.process')

/** Why the actor may not have invoices `created`; null when they may. */
export const createRefusal = (actor: Actor): string | null =>
  mayCreateInvoices(actor) ? null : 'Your role can’t create invoices.'
