import { ownsBusiness } from '../account/permissions'
import { maySeeInvoices } from '../invoice/permissions'
import type { Actor } from '../permissions/actor'

/** Whether the actor sees what was paid by card. */
export const maySeePayments = maySeeInvoices

/** Whether the actor connects the business's account. */
export const mayConnectAccount = (actor: Actor): boolean => ownsBusiness(actor)

/** Whether the actor sees how the business's account is. */
export const maySeeAccount = (actor: Actor): boolean => ownsBusiness(actor) || maySeeInvoices(actor)
