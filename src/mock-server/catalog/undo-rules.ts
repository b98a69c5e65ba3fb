import { mayTrackStock, mayWriteProducts, mayWriteServices } from '@/domain/catalog/permissions'
import { mayEver } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { AllUndoRules, Done } from '../core/history/undo-rules'
import {
  categoryObstacle,
  categoryRemoval,
  movementObstacle,
  movementRemoval,
  packageObstacle,
  productObstacle,
  productRemoval,
  serviceObstacle,
  serviceRemoval,
} from './refusals'
import { USED_BY_JOB } from './tables'

/** Anyone who may perform an action may undo it; undoing a creation needs the create permission. */
const undoneBy =
  (may: (actor: Actor, operation: 'create' | 'edit' | 'delete') => boolean) =>
  (actor: Actor, { before, after }: Pick<Done<unknown>, 'before' | 'after'>): boolean =>
    may(actor, before === null ? 'create' : after === null ? 'delete' : 'edit')

export const catalogUndoRules = {
  service_categories: {
    removal: categoryRemoval,
    undo: { may: undoneBy(mayWriteServices), obstacle: categoryObstacle },
  },
  services: { removal: serviceRemoval, undo: { may: undoneBy(mayWriteServices), obstacle: serviceObstacle } },
  products: { removal: productRemoval, undo: { may: undoneBy(mayWriteProducts), obstacle: productObstacle } },
  packages: { undo: { may: undoneBy(mayWriteServices), obstacle: packageObstacle } },
  stock_movements: {
    removal: movementRemoval,
    undo: {
      may(actor, { type, before }) {
        if (before !== null) return mayWriteProducts(actor, 'delete')
        // Anyone who may complete a job may undo that, which restores the stock.
        if (type === USED_BY_JOB) return mayEver(actor, 'complete')
        return type === 'stock.opening' ? mayWriteProducts(actor, 'create') : mayTrackStock(actor)
      },
      obstacle: movementObstacle,
    },
  },
} satisfies AllUndoRules
