import { fullName } from '../account/user'
import { searchBy } from '../text/search'
import { computedStatusOf } from './commands'
import type { Estimate } from './estimate'
import { documentNumber } from './number'
import type { EstimateComputedStatus } from './vocabulary'

/** What the list of estimates is narrowed to; empty fields narrow nothing. */
export type EstimateFilter = {
  search?: string | undefined
  status?: EstimateComputedStatus | undefined
  /** Id of the client, as a select has it. */
  client?: string | undefined
}

/** The client's name; `Client #12` where the client is gone. */
export const clientNameOf = ({ client, client_id }: Pick<Estimate, 'client' | 'client_id'>): string =>
  client ? fullName(client) : `Client #${client_id}`

const finds = searchBy((estimate: Estimate) => [estimate.title, documentNumber(estimate), clientNameOf(estimate)])

/** Narrows a list of estimates: every word of the search is somewhere in title, number or client name, in any case (EST-13). */
export const filterEstimates = (
  estimates: readonly Estimate[],
  { search, status, client }: EstimateFilter,
): Estimate[] => {
  const isFound = finds(search)
  return estimates.filter(
    (estimate) =>
      (!status || computedStatusOf(estimate) === status) &&
      (!client || String(estimate.client_id) === client) &&
      isFound(estimate),
  )
}
