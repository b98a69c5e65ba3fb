import { chakra } from '@chakra-ui/react'
import { onboardingAlert } from '@/domain/subscription/alerts'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Failed } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'

export const SubscriptionLoading = () => (
  <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 1fr' }}>
    <Card title="Your plan">
      <SkeletonLines count={6} label="Loading the subscription…" />
    </Card>
    <Card title="Usage">
      <SkeletonLines count={6} label="Loading usage…" />
    </Card>
  </chakra.div>
)

/** The subscription could not be loaded (DASH-08). */
export const SubscriptionUnknown = ({ failure, retry }: Failed) => (
  <Banner kind="error" detail={failure.message} onRetry={retry}>
    {SUBSCRIPTION_LOAD_FAILED}
  </Banner>
)

/** The business is not a customer yet (DASH-06). `isOwn`: this person may set it up. */
export const NoCustomer = ({ isOwn }: { isOwn: boolean }) => {
  if (!isOwn)
    return <EmptyState kind="nothing-yet" titleAs="h2" fills title="You don’t have a business to subscribe." />
  const { kind, text, action } = onboardingAlert(null)
  return (
    <Banner
      kind={kind}
      actions={
        <Button asChild size="sm" variant="outline">
          <AppLink to={action.to}>{action.label}</AppLink>
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
