import { mayEditPrices } from '../catalog/permissions'
import { mayCreateInvoices, mayEditInvoices } from '../invoice/permissions'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'

/** Whether the actor sees, makes and changes service plans and their templates (GUARD-07). */
export const mayManagePlans = (actor: Actor): boolean => holds(actor, 'services.manage')

/** Why the actor may not have `service plans` or `plan templates` `created`; null when they may. */
export const plansRefusal = (
  actor: Actor,
  what: 'service plans' | 'plan templates',
  participle: string,
): string | null => (mayManagePlans(actor) ? null : roleCannot(what, participle))

/** Whether the actor adds templates: each has a price, so that those who set prices do (PERM-17). */
export const mayAddTemplates = (actor: Actor): boolean => mayManagePlans(actor) && mayEditPrices(actor)

/** Why the actor may not add plan templates; null when they may. */
export const addTemplateRefusal = (actor: Actor): string | null =>
  mayAddTemplates(actor) ? null : 'Your role can’t add plan templates.'

/** Whether the actor decides that charges are billed automatically, which makes and sends invoices. */
export const mayAutomateBilling = (actor: Actor): boolean => mayCreateInvoices(actor) && mayEditInvoices(actor)
