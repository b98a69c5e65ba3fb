import { holds } from '../permissions/access'
import type { Actor } from '../permissions/actor'

/** What can be done to what the business sells. */
export type CatalogOperation = 'create' | 'edit' | 'delete'

/** Whether the actor sees the services, their categories and the packages (PERM-17). */
export const maySeeServices = (actor: Actor): boolean => holds(actor, 'services.view')

/** Whether the actor may add, edit or delete services, their categories and packages (PERM-17). */
export const mayWriteServices = (actor: Actor, operation: CatalogOperation): boolean =>
  holds(actor, `services.${operation}`)

/** Whether the actor sees what things cost and are sold for (PERM-17). */
export const maySeePrices = (actor: Actor): boolean => holds(actor, 'services.view.pricing')

/** Whether the actor sets prices, of what they may add or edit (PERM-17). */
export const mayEditPrices = (actor: Actor): boolean => maySeePrices(actor) && holds(actor, 'services.edit.pricing')

/** Whether the actor sees the products: they are in the catalog beside the services, and in the stock (PERM-17, PERM-20). */
export const maySeeProducts = (actor: Actor): boolean => holds(actor, 'services.view', 'inventory.view')

/** Whether the actor may add, edit or delete products: those who do so with services, and those who manage the stock (PERM-17, PERM-20). */
export const mayWriteProducts = (actor: Actor, operation: CatalogOperation): boolean =>
  holds(actor, `services.${operation}`, 'inventory.manage')

/** Whether the actor sees how much is in stock (PERM-20). */
export const maySeeStock = (actor: Actor): boolean =>
  holds(actor, 'inventory.view', 'inventory.track', 'inventory.manage')

/** Whether the actor may say what came in and what a job used (PERM-20). */
export const mayTrackStock = (actor: Actor): boolean => holds(actor, 'inventory.track', 'inventory.manage')

/** Whether the actor may correct the stock to what was counted (PERM-20). */
export const mayCorrectStock = (actor: Actor): boolean => holds(actor, 'inventory.manage')
