import { graphqlRoute } from './graphql/route'
import { clientRoutes } from './rest/clients'
import { crewRoutes } from './rest/crew'
import { jobRoutes } from './rest/jobs'
import { scheduleRoutes } from './rest/schedules'
import type { Route } from './route'

/** What signed-in pages ask for. The sign-in page does without, so these routes and their rules load late. */
export const SIGNED_IN_ROUTES: readonly Route[] = [
  ...clientRoutes,
  ...crewRoutes,
  ...jobRoutes,
  ...scheduleRoutes,
  graphqlRoute,
]
