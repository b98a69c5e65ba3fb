import { fullName } from '../account/user'
import { searchBy } from '../text/search'
import { computedStatusOf } from './commands'
import type { Estimate } from './estimate'
import { documentNumber } from './number'
import type { EstimateComputedStatus } from './vocabulary'

export type EstimateFilter = {
  search?: string | undefined
  status?: EstimateComputedStatus | undefined
  client?: string | undefined
}

/** Falls back to `Client #12` when the client was deleted. */
export const clientNameOf = ({ client, client_id }: Pick<Estimate, 'client' | 'client_id'>): string =>
  client ? fullName(client) : `Client #${client_id}`

const finds = searchBy((estimate: Estimate) => [estimate.title, documentNumber(estimate), clientNameOf(estimate)])

/** Every search word must appear in the title, number or client name, ignoring case (EST-13). */
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
