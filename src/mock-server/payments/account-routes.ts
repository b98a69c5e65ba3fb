import {
  connectAccount,
  getBusinessAccount,
  getConnectedAccount,
  openOnboarding,
  refreshAccount,
} from '@/contract/payments'
import { mayConnectAccount, maySeeAccount } from '@/domain/payment/permissions'
import type { Route } from '../core/call'
import { command } from '../core/write/command'
import { type May, permitReading, recordOf } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { accountConnected, accountRefreshed, onboardingOpened, onboardingUrlOf, toWireAccount } from './accounts'
import { accountOf } from './intents'

const may: May = { rule: mayConnectAccount, participle: 'connected', what: 'card payments' }

/** Routes of the account for card payments (EP-066 to EP-070). */
export const accountRoutes: readonly Route[] = [
  writing(
    connectAccount,
    command('connected_accounts', {
      may,
      facts: ({ body, ...requester }, store) => accountConnected(requester, body, store),
      answer: ({ row }) => ({ connected_account: toWireAccount(row()) }),
    }),
  ),

  reading(getConnectedAccount, ({ params, ...requester }, store) => {
    const row = recordOf('connected_accounts', params.accountId, requester, store)
    permitReading('connected_accounts', maySeeAccount(requester.actor), store)
    return { connected_account: toWireAccount(row) }
  }),

  reading(getBusinessAccount, ({ actor, businessId }, store) => {
    permitReading('connected_accounts', maySeeAccount(actor), store)
    const row = accountOf(businessId, store)
    return { connected_account: row ? toWireAccount(row) : null }
  }),

  writing(
    openOnboarding,
    command('connected_accounts', {
      id: ({ params }) => params.accountId,
      may,
      facts: ({ query, ...requester }, _store, row) => onboardingOpened(requester, row, query),
      answer: ({ row }) => ({ url: onboardingUrlOf(row()) }),
    }),
  ),

  writing(
    refreshAccount,
    command('connected_accounts', {
      id: ({ params }) => params.accountId,
      may,
      facts: (requester, _store, row) => accountRefreshed(requester, row),
      answer: ({ record }) => ({ connected_account: toWireAccount(record()) }),
    }),
  ),
]
