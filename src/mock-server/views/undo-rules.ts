import type { AllUndoRules } from '../core/history/undo-rules'
import { viewProblem } from './problems'

export const viewUndoRules = {
  saved_views: {
    undo: {
      may: ({ user_id }, { before, after }) => (before ?? after)?.user_id === user_id,
      obstacle: ({ after }, store) => viewProblem(after, store)?.message ?? null,
    },
  },
} satisfies AllUndoRules
