import type { ListedPayout } from '@/domain/payout/payout'
import { payoutQuery } from '@/services/payouts/queries'
import { LazyPayoutDetails } from '@/ui/payouts/lazy-parts'
import type { PayoutDetailsProps } from '@/ui/payouts/types'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'
import { useWorkspace } from '../-session/workspace'

type Props = OpenedProps<PayoutDetailsProps, 'own'> & {
  list: { data: ListedPayout[] | undefined; error: Error | null }
}

const IDLE = {}
const NONE: readonly never[] = []

export const PayoutDetailsContainer = (props: Props) => {
  const { workspace, actor } = useWorkspace()
  const { graphql, queryClient } = workspace
  const single = payoutQuery(graphql, queryClient, actor.business_id, props.id)
  const { page } = useOpenRecord({ ...props, kind: 'payout', damaged: NONE, single })
  return <LazyPayoutDetails {...props} {...page} own={props.activity.get(props.id) ?? IDLE} />
}
