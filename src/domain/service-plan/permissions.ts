import { mayEditPrices } from '../catalog/permissions'
import { mayCreateInvoices, mayEditInvoices } from '../invoice/permissions'
import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'

/** Covers service plans and their templates (GUARD-07). */
export const mayManagePlans = (actor: Actor): boolean => holds(actor, 'services.manage')

export const plansRefusal = (
  actor: Actor,
  what: 'service plans' | 'plan templates',
  participle: string,
): string | null => (mayManagePlans(actor) ? null : roleCannot(what, participle))

/** Templates have prices, so adding them needs the permission to set prices (PERM-17). */
export const mayAddTemplates = (actor: Actor): boolean => mayManagePlans(actor) && mayEditPrices(actor)

export const addTemplateRefusal = (actor: Actor): string | null =>
  mayAddTemplates(actor) ? null : 'Your role can’t add plan templates.'

/** Automatic billing creates and sends invoices. */
export const mayAutomateBilling = (actor: Actor): boolean => mayCreateInvoices(actor) && mayEditInvoices(actor)
