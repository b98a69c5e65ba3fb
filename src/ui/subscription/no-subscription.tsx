import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Card } from '@/ui/kit/layout/card'

export const NoSubscription = ({ mayManage }: { mayManage: boolean }) => (
  <Card title="Your plan">
    <EmptyState
      kind="nothing-yet"
      title="No active subscription"
      hint={
        mayManage
          ? 'Start your 14-day free trial to unlock all features. No credit card required.'
          : 'Someone who manages billing in your business can start one.'
      }
      action={
        mayManage && (
          <Button asChild>
            <AppLink to="/pricing">Start free trial</AppLink>
          </Button>
        )
      }
    />
  </Card>
)
