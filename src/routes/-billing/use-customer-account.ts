import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { loadable } from '../-loading/loadable'
import type { Workspace } from '../-session/context'

export type CustomerAccount = {
  /** Null before onboarding. */
  customerId: string | null
  onboarded: boolean
  users: number
  subscription: Subscription | null
}

export const useCustomerAccount = (
  { http, graphql }: Pick<Workspace, 'http' | 'graphql'>,
  maySee: boolean,
): Loadable<CustomerAccount> => {
  const account = useQuery({ ...accountQuery(graphql), enabled: maySee })
  const customerId = account.data?.customerId ?? null
  const subscription = useQuery({
    ...subscriptionQuery(http, customerId ?? ''),
    enabled: maySee && customerId !== null,
  })

  const accountState = loadable(account)
  if (accountState.state !== 'ready') return accountState
  const { onboarded, users } = accountState.value
  if (customerId === null) return { state: 'ready', value: { customerId, onboarded, users, subscription: null } }
  return mapReady(loadable(subscription), (value) => ({ customerId, onboarded, users, subscription: value }))
}
