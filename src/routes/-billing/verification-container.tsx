import { useQuery } from '@tanstack/react-query'
import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { toFailure } from '@/domain/failure'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import { calendarDate } from '@/ui/kit/relative-time'
import { SuccessScreen } from '@/ui/subscription/success-screen'
import type { Workspace } from '../-context'
import { useVerification } from './use-verification'

type Props = {
  workspace: Workspace
  /** The session that the payment page says it was; null when it names none. */
  sessionId: string | null
}

/** Finds out who bought, then verifies what was bought. */
export const VerificationContainer = ({ workspace, sessionId }: Props) => {
  const account = useQuery(accountQuery(workspace.graphql))
  if (account.data === undefined && account.error === null)
    return <SuccessScreen sessionId={sessionId} verification={{ state: 'verifying' }} />
  if (account.data === undefined) {
    const { message } = toFailure(account.error)
    const verification = { state: 'failed', message, onRetry: () => void account.refetch() } as const
    return <SuccessScreen sessionId={sessionId} verification={verification} />
  }
  return <Verification workspace={workspace} customerId={account.data.customerId} sessionId={sessionId} />
}

const Verification = ({ workspace, customerId, sessionId }: Props & { customerId: string | null }) => {
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
        trialEnds: trialEnd === null ? null : calendarDate(trialEnd, DEFAULT_TIME_ZONE),
      }}
    />
  )
}
