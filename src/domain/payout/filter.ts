import { searchBy } from '../text/search'
import { type Day, dayAt } from '../time/calendar'
import type { ListedPayout } from './payout'
import type { PayoutStatus } from './vocabulary'

/** What the list of payouts is narrowed to (POUT-02); empty fields narrow nothing. */
export type PayoutFilter = {
  search?: string | undefined
  status?: PayoutStatus | undefined
  /** Id of the client, as a select has it. */
  client?: string | undefined
  /** The first and the last day on which it was initiated, both included. */
  from?: Day | undefined
  to?: Day | undefined
}

const finds = searchBy(({ client_name, description, transaction_id }: ListedPayout) => [
  client_name,
  description,
  transaction_id,
])

/** Narrows a list of payouts: every word of the search is somewhere in client, description or transaction (POUT-02). Days are the business's. */
export const filterPayouts = (
  payouts: readonly ListedPayout[],
  { search, status, client, from, to }: PayoutFilter,
  timeZone: string,
): ListedPayout[] => {
  const isFound = finds(search)
  return payouts.filter((payout) => {
    if (status && payout.status !== status) return false
    if (client && String(payout.client_id) !== client) return false
    const day = from || to ? dayAt(Date.parse(payout.initiated_at), timeZone) : ''
    return !(from && day < from) && !(to && day > to) && isFound(payout)
  })
}
