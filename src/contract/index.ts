import * as accounts from './accounts'
import * as auth from './auth'
import * as billing from './billing'
import * as clients from './clients'
import * as crew from './crew'
import type { Endpoint } from './endpoint'
import * as jobs from './jobs'
import * as onboarding from './onboarding'
import * as schedules from './schedules'
import * as subscription from './subscription'
import * as tracking from './tracking'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** Every endpoint of the contract by id: what `openapi.json` is made from and the contract tests walk over. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  auth,
  billing,
  clients,
  crew,
  jobs,
  onboarding,
  schedules,
  subscription,
  tracking,
]
  .flatMap((area) => Object.values(area))
  .filter(isEndpoint)
  .sort((a, b) => a.id.localeCompare(b.id))

export { GRAPHQL_PATH } from './graphql/path'
