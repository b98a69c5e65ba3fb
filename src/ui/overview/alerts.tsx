import type { Failure } from '@/domain/failure'
import type { SubscriptionAlert } from '@/domain/subscription/alerts'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { AppLink } from '@/ui/kit/app-link'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'

type Props = {
  alerts: readonly SubscriptionAlert[]
  /** Why it is not known how the subscription stands. */
  failure: Failure | null
  onRetry: () => void
}

/** What has to be settled about set-up and subscription, each with the way there (DASH-06 to DASH-11). */
export const Alerts = ({ alerts, failure, onRetry }: Props) => (
  <>
    {failure && (
      <Banner kind="error" detail={failure.message} onRetry={onRetry}>
        {SUBSCRIPTION_LOAD_FAILED}
      </Banner>
    )}
    {alerts.map(({ id, kind, text, action }) => (
      <Banner
        key={id}
        kind={kind}
        actions={
          <Button asChild size="sm" variant="outline">
            <AppLink to={action.to}>{action.label}</AppLink>
          </Button>
        }
      >
        {text}
      </Banner>
    ))}
  </>
)
