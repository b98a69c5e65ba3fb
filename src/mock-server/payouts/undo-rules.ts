import { mayEditClients } from '@/domain/client/permissions'
import { maySendPayouts } from '@/domain/payout/permissions'
import type { AllUndoRules } from '../core/history/undo-rules'
import { accountRemoval, payoutObstacle, payoutRemoval } from './refusals'
import { ACCOUNT_MERGED, COMPLETED, FAILED, PAYOUT_MERGED, PROCESSED, VERIFIED } from './tables'

const IRREVERSIBLE: Readonly<Record<string, string>> = {
  [PROCESSED]: 'The money is with the bank and can’t be called back. Ask the client to send it back.',
  [COMPLETED]: 'The client has the money. Ask them to send it back.',
  [FAILED]: 'The bank did this. Retry the payout.',
}

export const payoutUndoRules = {
  payouts: {
    removal: payoutRemoval,
    undo: {
      may: (actor, { type }) => (type === PAYOUT_MERGED ? mayEditClients(actor) : maySendPayouts(actor)),
      keeps: (type) => IRREVERSIBLE[type] ?? null,
      obstacle: payoutObstacle,
    },
  },
  payout_accounts: {
    removal: accountRemoval,
    undo: {
      may: (actor, { type }) => (type === ACCOUNT_MERGED ? mayEditClients(actor) : maySendPayouts(actor)),
      keeps: (type) => (type === VERIFIED ? 'The bank did this.' : null),
    },
  },
} satisfies AllUndoRules
