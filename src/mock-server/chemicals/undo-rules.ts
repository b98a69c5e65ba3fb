import { mayManageChemicals } from '@/domain/chemical/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { chemicalNameProblem, chemicalProductRemoval } from './refusals'

export const chemicalUndoRules = {
  chemical_products: {
    removal: chemicalProductRemoval,
    undo: {
      may: (actor) => mayManageChemicals(actor),
      obstacle: ({ after }, store) => chemicalNameProblem(after, store),
    },
  },
  chemical_applications: {
    undo: {
      // People who may only record for a job can undo only their own records.
      may: (actor, { before, after }) =>
        mayManageChemicals(actor) || (before === null && after?.created_by === actor.user_id),
      obstacle: ({ after }, store) =>
        after.product_id === null || store.find('chemical_products', after.product_id)
          ? null
          : 'Its chemical product was deleted; bring the product back first.',
    },
  },
} satisfies AllUndoRules
