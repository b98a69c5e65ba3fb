import { invitationRoutes } from './accounts/invitations'
import { invitingRoutes } from './accounts/inviting'
import { passwordResetRoutes } from './accounts/password-reset'
import { accountRoutes } from './accounts/register'
import { roleRoutes } from './accounts/roles'
import { userRoutes } from './accounts/users'
import { analyticsRoutes } from './analytics/routes'
import { billingRoutes } from './billing/card-routes'
import { subscriptionCommandRoutes } from './billing/subscription-command-routes'
import { catalogRoutes } from './catalog/routes'
import { clientPageRoutes } from './client-page/routes'
import { clientRoutes } from './clients/routes'
import { handsetRoutes } from './communications/handset-routes'
import { messageRoutes } from './communications/message-routes'
import { numberRoutes } from './communications/settings/number-routes'
import { unsubscribeRoutes } from './communications/unsubscribe-routes'
import type { Route } from './core/call'
import { crewCommandRoutes } from './crew/command-routes'
import { hostedRoutes } from './hosted/routes'
import { jobCommandRoutes } from './jobs/command-routes'
import { onboardingRoutes } from './onboarding/routes'
import { accountRoutes as connectedAccountRoutes } from './payments/account-routes'
import { paymentRoutes } from './payments/routes'
import { payoutRoutes } from './payouts/routes'
import { planRoutes } from './plans/routes'
import { scheduleRoutes } from './scheduling/routes'

/** `tokenLifetime` is in seconds. */
export const otherRoutes = (tokenLifetime: number): readonly Route[] => [
  ...accountRoutes(tokenLifetime),
  ...analyticsRoutes,
  ...billingRoutes,
  ...catalogRoutes,
  ...clientPageRoutes,
  ...clientRoutes,
  ...connectedAccountRoutes,
  ...crewCommandRoutes,
  ...handsetRoutes,
  ...hostedRoutes,
  ...invitationRoutes(tokenLifetime),
  ...invitingRoutes,
  ...jobCommandRoutes,
  ...messageRoutes,
  ...numberRoutes,
  ...onboardingRoutes,
  ...passwordResetRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...planRoutes,
  ...roleRoutes,
  ...scheduleRoutes,
  ...subscriptionCommandRoutes,
  ...unsubscribeRoutes,
  ...userRoutes,
]
