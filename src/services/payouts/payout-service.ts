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

/** Writes of payouts that are not steps of one's life. `key` is the intent's id. */
export type PayoutService = {
  /** @throws Failure 404, 422 in the server's words, else the stated ones (POUT-11) */
  create(draft: PayoutDraft, key: string): Promise<CreateResult>
  /** Adds an account of a client; its number is sent and kept nowhere here. @throws Failure 422 when it is there already */
  addAccount(clientId: number, draft: AccountDraft, key: string): Promise<CreateResult>
  /** The steps of a payout's life, to finish one under the key that a closed page sent it with. @throws Failure 409 */
  steps: ProcessingPorts
}

/** Builds the service. The documents name no call for accounts, so that these go by GraphQL. */
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
