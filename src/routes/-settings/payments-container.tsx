import { useQuery } from '@tanstack/react-query'
import { type Failure, toFailure } from '@/domain/record/failure'
import { documentHeadQuery } from '@/services/documents/queries'
import { accountQuery } from '@/services/payments/queries'
import { PaymentsCard } from '@/ui/settings/payments-card'
import { loadable } from '../-loading/loadable'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'

const outcomeOf = (work: Promise<unknown>): Promise<Failure | null> => work.then(() => null, toFailure)

export const PaymentsContainer = () => {
  const { workspace, actor, newId } = useWorkspace()
  const { calls } = workspace.payments
  const account = useQuery(accountQuery(workspace.http, actor.business_id))
  const business = useQuery(documentHeadQuery(workspace.graphql, actor.business_id))
  const id = account.data?.id ?? ''
  const { request } = requesting(workspace, ['connected_account'])
  const written = async (write: readonly unknown[], send: (key: string) => Promise<unknown>) => {
    const outcome = await request({ write }, send)
    if (!outcome.ok) return outcome.failure
    await outcome.shown
    return null
  }
  return (
    <PaymentsCard
      key={business.data?.business_name ?? ''}
      account={loadable(account)}
      businessName={business.data?.business_name ?? ''}
      onConnect={(draft) => written(['connect-account', draft], (key) => calls.connect(actor.business_id, draft, key))}
      onOnboard={() =>
        outcomeOf(calls.onboardingUrl(id, window.location.href, newId()).then((url) => window.location.assign(url)))
      }
      onRefresh={() => written(['refresh-account', newId()], (key) => calls.refresh(id, key))}
    />
  )
}
