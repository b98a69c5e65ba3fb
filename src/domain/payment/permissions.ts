import { ownsBusiness } from '../account/permissions'
import { maySeeInvoices } from '../invoice/permissions'
import type { Actor } from '../permissions/actor'

export const maySeePayments = maySeeInvoices

export const mayConnectAccount = (actor: Actor): boolean => ownsBusiness(actor)

export const maySeeAccount = (actor: Actor): boolean => ownsBusiness(actor) || maySeeInvoices(actor)
