import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import { Loaded } from '@/ui/kit/loaded'
import { calendarDate } from '@/ui/kit/relative-time'
import { SuccessScreen } from '@/ui/subscription/success-screen'
import { loadable } from '../-loadable'
import { useWorkspace } from '../-workspace'
import { useVerification } from './use-verification'

type Props = {
  /** The session that the payment page says it was; null when it names none. */
  sessionId: string | null
}

/** Finds out who bought, then verifies what was bought. */
export const VerificationContainer = ({ sessionId }: Props) => {
  const { workspace } = useWorkspace()
  const account = useQuery(accountQuery(workspace.graphql))
  return (
    <Loaded
      of={loadable(account)}
      loading={<SuccessScreen sessionId={sessionId} verification={{ state: 'verifying' }} />}
      failed={({ failure: { message }, retry }) => (
        <SuccessScreen sessionId={sessionId} verification={{ state: 'failed', message, onRetry: retry }} />
      )}
    >
      {({ customerId }) => <Verification customerId={customerId} sessionId={sessionId} />}
    </Loaded>
  )
}

const Verification = ({ customerId, sessionId }: Props & { customerId: string | null }) => {
  const { workspace, actor } = useWorkspace()
  const { state, failure, retry } = useVerification({ workspace, customerId, sessionId })
  const { data: subscription } = useQuery({
    ...subscriptionQuery(workspace.http, customerId ?? ''),
    enabled: state === 'success',
    staleTime: 0,
  })
  if (state === 'verifying') return <SuccessScreen sessionId={sessionId} verification={{ state }} />
  if (state === 'failed') {
    const onRetry = sessionId === null ? null : retry
    return <SuccessScreen sessionId={sessionId} verification={{ state, message: failure?.message ?? '', onRetry }} />
  }
  const trialEnd = subscription?.status === 'trialing' ? subscription.trial_end : null
  return (
    <SuccessScreen
      sessionId={sessionId}
      verification={{
        state,
        planName: subscription?.plan_name ?? null,
        trialEnds: trialEnd === null ? null : calendarDate(trialEnd, actor.time_zone),
      }}
    />
  )
}
