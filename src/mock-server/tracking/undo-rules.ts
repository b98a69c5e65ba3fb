import { mayEditSettings } from '@/domain/account/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { REPORTED } from './tables'

export const trackingUndoRules = {
  error_reports: {
    undo: {
      may: mayEditSettings,
      keeps: (type) => (type === REPORTED ? 'What was reported is not taken back. Delete it instead.' : null),
    },
  },
} satisfies AllUndoRules
