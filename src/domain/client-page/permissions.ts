import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

export const mayManageClientPages = (actor: Actor): boolean => holds(actor, 'clients.manage')

export const mayOpenClientPages = (actor: Actor): boolean =>
  mayManageClientPages(actor) || holds(actor, 'billing.manage')
