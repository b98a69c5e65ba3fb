import { mayCreateClients, mayDeleteClients, mayEditClients, mayEditProperties } from '@/domain/client/permissions'
import { mayEditInvoices } from '@/domain/invoice/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { clientObstacle, clientRemoval, ownerRefusal, propertyObstacle, propertyRemoval } from './refusals'
import { MERGED_AWAY, STATEMENT_SENT } from './tables'

export const clientUndoRules = {
  clients: {
    removal: clientRemoval,
    undo: {
      may(actor, { type, before, after }) {
        if (before === null) return mayCreateClients(actor)
        if (type === STATEMENT_SENT) return mayEditInvoices(actor)
        return after === null && type !== MERGED_AWAY ? mayDeleteClients(actor) : mayEditClients(actor)
      },
      obstacle: clientObstacle,
    },
  },
  properties: { removal: propertyRemoval, undo: { may: mayEditProperties, obstacle: propertyObstacle } },
  balance_entries: {
    undo: {
      may: (actor, { after }) => (after === null ? mayDeleteClients(actor) : mayEditClients(actor)),
      obstacle: ownerRefusal,
    },
  },
} satisfies AllUndoRules
