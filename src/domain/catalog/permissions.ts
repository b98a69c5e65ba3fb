import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

export type CatalogOperation = 'create' | 'edit' | 'delete'

/** PERM-17 */
export const maySeeServices = (actor: Actor): boolean => holds(actor, 'services.view')

/** PERM-17 */
export const mayWriteServices = (actor: Actor, operation: CatalogOperation): boolean =>
  holds(actor, `services.${operation}`)

/** PERM-17 */
export const maySeePrices = (actor: Actor): boolean => holds(actor, 'services.view.pricing')

/** PERM-17 */
export const mayEditPrices = (actor: Actor): boolean => maySeePrices(actor) && holds(actor, 'services.edit.pricing')

/** Products are part of both the catalog and the stock (PERM-17, PERM-20). */
export const maySeeProducts = (actor: Actor): boolean => holds(actor, 'services.view', 'inventory.view')

/** Allowed with the service or the stock permission (PERM-17, PERM-20). */
export const mayWriteProducts = (actor: Actor, operation: CatalogOperation): boolean =>
  holds(actor, `services.${operation}`, 'inventory.manage')

/** PERM-20 */
export const maySeeStock = (actor: Actor): boolean =>
  holds(actor, 'inventory.view', 'inventory.track', 'inventory.manage')

/** PERM-20 */
export const mayTrackStock = (actor: Actor): boolean => holds(actor, 'inventory.track', 'inventory.manage')

/** PERM-20 */
export const mayCorrectStock = (actor: Actor): boolean => holds(actor, 'inventory.manage')
