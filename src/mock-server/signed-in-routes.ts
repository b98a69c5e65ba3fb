import { graphqlRoute } from './graphql/route'
import { hostedRoutes } from './hosted/routes'
import { accountRoutes } from './rest/accounts'
import { billingRoutes } from './rest/billing'
import { clientRoutes } from './rest/clients'
import { crewRoutes } from './rest/crew'
import { invitationRoutes } from './rest/invitations'
import { jobRoutes } from './rest/jobs'
import { onboardingRoutes } from './rest/onboarding'
import { passwordResetRoutes } from './rest/password-reset'
import { scheduleRoutes } from './rest/schedules'
import { subscriptionRoutes } from './rest/subscription'
import { trackingRoutes } from './rest/tracking'
import type { Route } from './route'

/** What every page but sign-in asks for. The sign-in page does without, so these routes and their rules load late. */
export const createLateRoutes = (tokenLifetime: number): readonly Route[] => [
  ...accountRoutes(tokenLifetime),
  ...billingRoutes,
  ...clientRoutes,
  ...crewRoutes,
  ...hostedRoutes,
  ...invitationRoutes(tokenLifetime),
  ...jobRoutes,
  ...onboardingRoutes,
  ...passwordResetRoutes,
  ...scheduleRoutes,
  ...subscriptionRoutes,
  ...trackingRoutes,
  graphqlRoute,
]
