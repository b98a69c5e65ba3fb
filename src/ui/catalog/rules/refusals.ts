import { type CatalogOperation, mayTrackStock, mayWriteProducts, mayWriteServices } from '@/domain/catalog/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'
import type { CatalogKind } from '../types'

const PARTICIPLES = { create: 'added', edit: 'edited', delete: 'deleted' } as const

/** Why nothing can be done to the sample. */
export const SAMPLE_REFUSAL = 'This is sample data. Retry to load your own catalog.'

/** Why no entry can be made for the stock of a product that has none. */
export const UNTRACKED = 'The stock of this product is not tracked.'

/** Why the actor may not add, edit or delete records of a kind; null when they may. */
export const catalogRefusal = (
  actor: Actor,
  kind: CatalogKind | 'categories',
  deed: CatalogOperation,
): string | null => {
  const may = kind === 'products' ? mayWriteProducts(actor, deed) : mayWriteServices(actor, deed)
  return may ? null : roleCannot(kind, PARTICIPLES[deed])
}

/** Why the actor may not change the stock; null when they may. */
export const stockRefusal = (actor: Actor): string | null =>
  mayTrackStock(actor) ? null : 'Your role can’t change stock.'
