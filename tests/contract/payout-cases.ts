import type { BodyOf } from '@/contract/endpoint'
import { AddPayoutAccountDocument } from '@/contract/graphql/generated/payouts'
import { createPayout, processPayout } from '@/contract/payouts'
import type { MockServer } from '@/mock-server'
import type { Prepare } from './cases'
import { askGraphql, dataOf } from './graphql-office'
import type { Person } from './office'

export const PAYEE = { client: 5, account: 1 }

export const PAYOUT_DRAFT: BodyOf<typeof createPayout> = {
  customer_id: PAYEE.client,
  payout_account_id: PAYEE.account,
  amount: 100,
  reason: 'loyalty_reward',
  description: 'Ten years with us',
}

export const ACCOUNT_DRAFT = {
  account_type: 'checking',
  account_name: 'Joanna Weiss',
  bank_name: 'Lone Star Bank',
  routing_number: '111000025',
  account_number: '000198765432',
} as const

export const newPayout = async (owner: Person, patch: object = {}, key = `make ${JSON.stringify(patch)}`) =>
  (await owner.ask(createPayout, { body: { ...PAYOUT_DRAFT, ...patch }, key: encodeURIComponent(key).slice(0, 180) }))
    .payout

export const addedAccount = async (server: MockServer, owner: Person, patch: object = {}, client = PAYEE.client) => {
  const account = { ...ACCOUNT_DRAFT, ...patch }
  return dataOf(await askGraphql(server, owner, AddPayoutAccountDocument, { client, account, key: 'add-account' }))
    .addPayoutAccount
}

const NOWHERE = { params: { payoutId: 987_654 } }

export const PAYOUT_CASES: Record<string, Prepare> = {
  'EP-080': async () => ({
    good: { body: PAYOUT_DRAFT },
    missing: { body: { ...PAYOUT_DRAFT, customer_id: 987_654 } },
  }),
  'EP-081': async () => ({ good: { params: { payoutId: 1 } }, missing: NOWHERE }),
  'EP-082': async () => ({
    good: { params: { clientId: PAYEE.client }, query: { skip: '0', limit: '5' } },
    missing: { params: { clientId: 987_654 } },
  }),
  'EP-083': async (_server, owner) => {
    const params = { payoutId: (await newPayout(owner)).id }
    return { good: { params }, missing: NOWHERE, late: async () => ({ request: { params } }) }
  },
  'EP-084': async (_server, owner) => {
    const params = { payoutId: (await newPayout(owner)).id }
    const query = { reason: 'Sent by check' }
    return {
      good: { params, query },
      missing: { ...NOWHERE, query },
      late: async () => {
        const { id: payoutId } = await newPayout(owner, { description: 'Another' })
        await owner.ask(processPayout, { params: { payoutId } })
        return { request: { params: { payoutId }, query } }
      },
    }
  },
  'EP-085': async () => ({ good: {} }),
}
