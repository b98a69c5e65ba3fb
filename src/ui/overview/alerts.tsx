import type { OpenQuestion } from '@/domain/client-page/access'
import type { SubscriptionAlert } from '@/domain/subscription/alerts'
import { SUBSCRIPTION_LOAD_FAILED } from '@/domain/subscription/texts'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Failed } from '@/ui/kit/feedback/loadable'

type Props = {
  questions: readonly OpenQuestion[]
  alerts: readonly SubscriptionAlert[]
  /** Set when the subscription could not be loaded. */
  failed: Failed | null
}

/** Alerts about setup and subscription, with links (DASH-06 to DASH-11). */
export const Alerts = ({ questions, alerts, failed }: Props) => (
  <>
    {failed && (
      <Banner kind="error" detail={failed.failure.message} onRetry={failed.retry}>
        {SUBSCRIPTION_LOAD_FAILED}
      </Banner>
    )}
    {questions[0] && <OpenQuestionBanner first={questions[0]} count={questions.length} />}
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

/** Links to the client who has waited longest. */
const OpenQuestionBanner = ({ first: { client_id, client_name }, count }: { first: OpenQuestion; count: number }) => (
  <Banner
    kind="info"
    actions={
      <Button asChild size="sm" variant="outline">
        <AppLink to={`/dashboard/clients/${client_id}`}>Answer</AppLink>
      </Button>
    }
  >
    {count === 1
      ? `${client_name} asked a question and waits for an answer.`
      : `${count} questions from clients wait for an answer. ${client_name} has waited longest.`}
  </Banner>
)
