import { useQuery } from '@tanstack/react-query'
import { fullName, type User } from '@/domain/user'
import type { Customer } from '@/machines/checkout/ports'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import { Loaded } from '@/ui/kit/loaded'
import { calendarDate } from '@/ui/kit/relative-time'
import { SuccessScreen } from '@/ui/subscription/success-screen'
import type { Workspace } from '../-context'
import { loadable } from '../-loadable'
import { useVerification } from './use-verification'

type Props = {
  workspace: Workspace
  user: User
  /** The session that the payment page says it was; null when it names none. */
  sessionId: string | null
  /** Where the business is. */
  timeZone: string
}

/** Finds out who bought, then verifies what was bought. */
export const VerificationContainer = ({ workspace, user, sessionId, timeZone }: Props) => {
  const account = useQuery(accountQuery(workspace.graphql))
  const customerOf = ({ customerId }: { customerId: string | null }): Customer | null =>
    customerId === null ? null : { customer_id: customerId, customer_email: user.email, customer_name: fullName(user) }
  return (
    <Loaded
      of={loadable(account)}
      loading={<SuccessScreen sessionId={sessionId} verification={{ state: 'verifying' }} />}
      failed={({ failure: { message }, retry }) => (
        <SuccessScreen sessionId={sessionId} verification={{ state: 'failed', message, onRetry: retry }} />
      )}
    >
      {(known) => (
        <Verification workspace={workspace} customer={customerOf(known)} sessionId={sessionId} timeZone={timeZone} />
      )}
    </Loaded>
  )
}

type VerificationProps = Omit<Props, 'user'> & { customer: Customer | null }

const Verification = ({ workspace, customer, sessionId, timeZone }: VerificationProps) => {
  const { state, failure, retry } = useVerification({ workspace, customer, sessionId })
  const { data: subscription } = useQuery({
    ...subscriptionQuery(workspace.http, customer?.customer_id ?? ''),
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
        trialEnds: trialEnd === null ? null : calendarDate(trialEnd, timeZone),
      }}
    />
  )
}
