import { mayEditClients } from '@/domain/client/permissions'
import { mayOpenClientPages } from '@/domain/client-page/permissions'
import { ownerRefusal } from '../clients/refusals'
import type { AllUndoRules } from '../core/history/undo-rules'
import { LINK_CLIENT_MERGED, QUESTION_ANSWERED, QUESTION_ASKED } from './tables'

export const clientPageUndoRules = {
  client_links: {
    undo: {
      may: mayEditClients,
      keeps: (type) =>
        type === LINK_CLIENT_MERGED ? null : 'Renew or withdraw the link on the client’s page instead.',
      obstacle: ownerRefusal,
      // Made for what was sent, it stays valid for whatever is sent next.
      overtaken: (type) => (type === LINK_CLIENT_MERGED ? null : ''),
    },
  },
  client_questions: {
    undo: {
      may: (actor, { type }) => (type === QUESTION_ANSWERED ? mayOpenClientPages(actor) : mayEditClients(actor)),
      keeps: (type) => (type === QUESTION_ASKED ? 'The client asked this on their page.' : null),
      obstacle: ownerRefusal,
    },
  },
} satisfies AllUndoRules
