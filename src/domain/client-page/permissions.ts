import type { Actor } from '../permissions/actor'
import { bypassesChecks, meets } from '../permissions/check'

/** Whether the actor withdraws and renews the links to clients' pages. */
export const mayManageClientPages = (actor: Actor): boolean =>
  bypassesChecks(actor.user_type) || meets(actor.permissions, 'clients.manage')

/** Whether the actor has the links: those who manage them, and those who send estimates and invoices. */
export const mayOpenClientPages = (actor: Actor): boolean =>
  mayManageClientPages(actor) || meets(actor.permissions, 'billing.manage')
