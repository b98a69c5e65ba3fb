import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** Whether the actor withdraws and renews the links to clients' pages. */
export const mayManageClientPages = (actor: Actor): boolean => holds(actor, 'clients.manage')

/** Whether the actor has the links: those who manage them, and those who send estimates and invoices. */
export const mayOpenClientPages = (actor: Actor): boolean =>
  mayManageClientPages(actor) || holds(actor, 'billing.manage')
