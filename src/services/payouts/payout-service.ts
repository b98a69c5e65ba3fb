import { AddPayoutAccountDocument } from '@/contract/graphql/generated/payouts'
import { createPayout } from '@/contract/payouts'
import { dollarsFromCents } from '@/domain/money/money'
import type { AccountDraft } from '@/domain/payout/account-form'
import type { PayoutDraft } from '@/domain/payout/form'
import { statedFailure } from '@/domain/record/failure'
import type { ProcessingPorts } from '@/machines/payout-processing/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { createProcessingPorts } from './processing-ports'

type CreateResult = { id: number }

/** Payout writes outside the lifecycle. `key` is the intent's id. */
export type PayoutService = {
  /** Throws Failure 404 or 422 in the server's words, or else the stated ones (POUT-11). */
  create(draft: PayoutDraft, key: string): Promise<CreateResult>
  /** The account number is sent but never stored here. Throws Failure 422 when the account exists. */
  addAccount(clientId: number, draft: AccountDraft, key: string): Promise<CreateResult>
  /** Used to finish a step under the key of a closed page. Throws Failure 409. */
  steps: ProcessingPorts
}

export const createPayoutService = (http: Http, graphql: GraphQL): PayoutService => ({
  async create({ client_id, amount, ...draft }, key) {
    const body = { ...draft, customer_id: client_id, amount: dollarsFromCents(amount) }
    try {
      return (await http.call(createPayout, { params: {}, body, key })).payout
    } catch (error) {
      throw statedFailure(error, 'Failed to create payout')
    }
  },
  async addAccount(client, account, key) {
    return (await graphql.mutate(AddPayoutAccountDocument, { client, account, key })).addPayoutAccount
  },
  steps: createProcessingPorts(http, () => undefined),
})
