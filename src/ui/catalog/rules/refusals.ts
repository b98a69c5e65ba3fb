import { type CatalogOperation, mayTrackStock, mayWriteProducts, mayWriteServices } from '@/domain/catalog/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { roleCannot } from '@/domain/permissions/role-cannot'
import type { CatalogKind } from '../types'

const PARTICIPLES = { create: 'added', edit: 'edited', delete: 'deleted' } as const

export const SAMPLE_REFUSAL = 'This is sample data. Retry to load your own catalog.'

export const UNTRACKED = 'The stock of this product is not tracked.'

export const catalogRefusal = (
  actor: Actor,
  kind: CatalogKind | 'categories',
  deed: CatalogOperation,
): string | null => {
  const may = kind === 'products' ? mayWriteProducts(actor, deed) : mayWriteServices(actor, deed)
  return may ? null : roleCannot(kind, PARTICIPLES[deed])
}

export const stockRefusal = (actor: Actor): string | null =>
  mayTrackStock(actor) ? null : 'Your role can’t change stock.'
