import { createFileRoute, redirect, useParams } from '@tanstack/react-router'
import { managesOwnSubscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { PageWait } from '@/ui/kit/feedback/page-wait'
import { OnboardingFrame } from '@/ui/onboarding/onboarding-frame'
import { NoPermission } from '@/ui/shell/pages/no-permission'
import { OnboardingContainer } from './-onboarding/onboarding-container'
import { signedInOnly } from './-session/guard'
import { WorkspaceProvider } from './-session/workspace'

export const Route = createFileRoute('/onboarding')({
  beforeLoad: signedInOnly,
  loader: async ({ context: { workspace, actor } }) => {
    if (!managesOwnSubscription(actor)) return
    // If this fails, the setup page itself reports the problem.
    const account = await workspace.queryClient.fetchQuery(accountQuery(workspace.graphql)).catch(() => null)
    if (account?.onboarded) throw redirect({ to: '/dashboard', replace: true })
  },
  // Checked again on every visit.
  gcTime: 0,
  component: Onboarding,
  pendingComponent: PageWait,
})

function Onboarding() {
  const { user, actor, workspace, clock, newId, session } = Route.useRouteContext()
  const { step } = useParams({ strict: false })
  if (managesOwnSubscription(actor))
    return (
      <WorkspaceProvider {...{ user, actor, workspace, clock, newId }}>
        <OnboardingContainer step={step} />
      </WorkspaceProvider>
    )
  return (
    <OnboardingFrame email={user.email} onSignOut={session.signOut}>
      <NoPermission permission={null} />
    </OnboardingFrame>
  )
}
