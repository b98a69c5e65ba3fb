import type { SubscriptionAlert } from '@/domain/subscription/alerts'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { AppLink } from '@/ui/kit/app-link'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import type { Failed } from '@/ui/kit/loadable'

type Props = {
  alerts: readonly SubscriptionAlert[]
  /** Set when the subscription could not be loaded. */
  failed: Failed | null
}

/** What needs attention in set-up and subscription, each with a link to it (DASH-06 to DASH-11). */
export const Alerts = ({ alerts, failed }: Props) => (
  <>
    {failed && (
      <Banner kind="error" detail={failed.failure.message} onRetry={failed.retry}>
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
