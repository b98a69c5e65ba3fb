import { mayEditClients } from '@/domain/client/permissions'
import { mayConvertEstimates, mayCreateEstimates, mayEditEstimates } from '@/domain/estimate/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { estimateObstacle, estimateRemoval } from './refusals'
import {
  CONVERTED,
  ESTIMATE_CLIENT_MERGED,
  ESTIMATE_DECLINED,
  ESTIMATE_SIGNED,
  ESTIMATE_VIEWED,
  EXPIRED,
  REVISED,
} from './tables'

const BY_CLIENT: readonly string[] = [ESTIMATE_VIEWED, ESTIMATE_SIGNED, ESTIMATE_DECLINED]
const CREATION_FACTS: readonly string[] = ['estimate.created', REVISED]

export const estimateUndoRules = {
  estimates: {
    removal: estimateRemoval,
    undo: {
      may(actor, { type }) {
        if (type === ESTIMATE_CLIENT_MERGED) return mayEditClients(actor)
        if (CREATION_FACTS.includes(type)) return mayCreateEstimates(actor)
        return type === CONVERTED ? mayConvertEstimates(actor) : mayEditEstimates(actor)
      },
      keeps(type) {
        if (type === EXPIRED) return 'Groundwork did this automatically. Revise the estimate to send it again.'
        return BY_CLIENT.includes(type) ? 'The client did this. Revise the estimate to send it again.' : null
      },
      obstacle: estimateObstacle,
    },
  },
} satisfies AllUndoRules
