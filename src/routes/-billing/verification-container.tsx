import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRetryable } from '@/domain/record/failure'
import { accountQuery } from '@/services/account/queries'
import { confirmationOf } from '@/services/subscription/queries'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { SuccessScreen } from '@/ui/subscription/success-screen'
import { loadable } from '../-loading/loadable'
import { keepChoice } from '../-pricing/plan-choice'
import { useWorkspace } from '../-session/workspace'
import { useVerification } from './use-verification'

type Props = {
  sessionId: string | null
}

/** 409: the checkout is not completed yet. */
const NOT_YET = 409
/** 410: already confirmed. */
const CONFIRMED = 410

export const VerificationContainer = ({ sessionId }: Props) => {
  const { workspace } = useWorkspace()
  const account = useQuery(accountQuery(workspace.graphql))
  return (
    <Loaded
      of={loadable(account)}
      loading={<SuccessScreen sessionId={sessionId} verification={{ state: 'verifying' }} />}
      failed={({ failure: { message }, retry }) => (
        <SuccessScreen
          sessionId={sessionId}
          verification={{ state: 'failed', message, wasConfirmed: false, onRetry: retry }}
        />
      )}
    >
      {({ customerId }) => <Verification customerId={customerId} sessionId={sessionId} />}
    </Loaded>
  )
}

const Verification = ({ customerId, sessionId }: Props & { customerId: string | null }) => {
  const { workspace, actor, newId } = useWorkspace()
  const { state, failure, retry } = useVerification({ workspace, newId, customerId, sessionId })
  useEffect(() => {
    if (state === 'success') keepChoice(null)
  }, [state])
  if (state === 'verifying') return <SuccessScreen sessionId={sessionId} verification={{ state }} />
  if (state === 'failed') {
    const { message, status } = failure ?? { message: '', status: 500 }
    const mayHelp = failure !== null && (isRetryable(failure) || status === NOT_YET)
    return (
      <SuccessScreen
        sessionId={sessionId}
        verification={{ state, message, wasConfirmed: status === CONFIRMED, onRetry: mayHelp ? retry : null }}
      />
    )
  }
  const confirmed = sessionId === null ? undefined : confirmationOf(workspace.queryClient, sessionId)
  const trialEnd = confirmed?.trialEnd ?? null
  return (
    <SuccessScreen
      sessionId={sessionId}
      verification={{
        state,
        planName: confirmed?.planName ?? null,
        trialEnds: trialEnd === null ? null : calendarDate(trialEnd, actor.time_zone),
        done: {
          card: confirmed?.hasCard ?? true,
          client: confirmed?.hasClients ?? true,
          job: confirmed?.hasJobs ?? true,
        },
      }}
    />
  )
}
