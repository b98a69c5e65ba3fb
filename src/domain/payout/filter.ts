import { searchBy } from '../text/search'
import { type Day, dayAt } from '../time/calendar'
import type { ListedPayout } from './payout'
import type { PayoutStatus } from './vocabulary'

/** Filter of the payout list (POUT-02); empty fields match everything. */
export type PayoutFilter = {
  search?: string | undefined
  status?: PayoutStatus | undefined
  client?: string | undefined
  /** Inclusive range of the initiation day. */
  from?: Day | undefined
  to?: Day | undefined
}

const finds = searchBy(({ client_name, description, transaction_id }: ListedPayout) => [
  client_name,
  description,
  transaction_id,
])

/** Every search word has to occur in client, description or transaction (POUT-02). Days are in the business's time zone. */
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
