import { chakra } from '@chakra-ui/react'
import { onboardingAlert } from '@/domain/subscription/alerts'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { AppLink } from '@/ui/kit/app-link'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { SkeletonLines } from '@/ui/kit/skeleton'
import type { SubscriptionWait as Wait } from './types'

/** What stands on the page until there is something to manage (DASH-06, DASH-08). */
export const SubscriptionWait = ({ wait }: { wait: Wait }) => {
  if (wait.state === 'loading')
    return (
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 1fr' }}>
        <Card title="Your plan">
          <SkeletonLines count={6} label="Loading the subscription…" />
        </Card>
        <Card title="Usage">
          <SkeletonLines count={6} label="Loading usage…" />
        </Card>
      </chakra.div>
    )
  if (wait.state === 'failed')
    return (
      <Banner kind="error" detail={wait.failure.message} onRetry={wait.onRetry}>
        {SUBSCRIPTION_LOAD_FAILED}
      </Banner>
    )
  if (!wait.isOwn) return <EmptyState kind="nothing-yet" titleAs="h2" title="There is no business to subscribe for." />
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
