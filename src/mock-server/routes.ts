import { graphqlRoute } from './graphql/route'
import { authRoutes } from './rest/auth'
import { clientRoutes } from './rest/clients'
import { crewRoutes } from './rest/crew'
import { jobRoutes } from './rest/jobs'
import { scheduleRoutes } from './rest/schedules'
import type { Route } from './route'

/** Everything the server answers; `tokenLifetime` in seconds. */
export const createRoutes = (tokenLifetime: number): readonly Route[] => [
  ...authRoutes(tokenLifetime),
  ...clientRoutes,
  ...crewRoutes,
  ...jobRoutes,
  ...scheduleRoutes,
  graphqlRoute,
]
