import { useQuery } from '@tanstack/react-query'
import type { Actor } from '@/domain/permissions/actor'
import { mayManageSubscription, type Subscription } from '@/domain/subscription/subscription'
import { accountQuery } from '@/services/account/queries'
import { subscriptionQuery } from '@/services/subscription/queries'
import type { Loadable } from '@/ui/kit/loadable'
import type { Workspace } from '../-context'
import { loadable } from '../-loadable'

/** How a business stands as a customer of the product. */
export type Standing = {
  /** Null before onboarding has begun. */
  customerId: string | null
  onboarded: boolean
  users: number
  /** Null when there is none. */
  subscription: Subscription | null
}

/** Whether somebody manages the subscription of a business of their own: a system admin belongs to none. */
export const managesOwn = (actor: Actor): boolean => mayManageSubscription(actor) && actor.user_type !== 'system_admin'

/** Reads account and subscription as one. Whoever may not see them asks for nothing. */
export const useStanding = (
  { http, graphql }: Pick<Workspace, 'http' | 'graphql'>,
  maySee: boolean,
): { standing: Loadable<Standing>; retry(): void } => {
  const account = useQuery({ ...accountQuery(graphql), enabled: maySee })
  const customerId = account.data?.customerId ?? null
  const subscription = useQuery({
    ...subscriptionQuery(http, customerId ?? ''),
    enabled: maySee && customerId !== null,
  })

  const standing = (): Loadable<Standing> => {
    if (account.data === undefined) return loadable<Standing>({ data: undefined, error: account.error })
    const { onboarded, users } = account.data
    if (customerId === null) return { state: 'ready', value: { customerId, onboarded, users, subscription: null } }
    const loaded = loadable(subscription)
    if (loaded.state !== 'ready') return loaded
    return { state: 'ready', value: { customerId, onboarded, users, subscription: loaded.value } }
  }

  return {
    standing: standing(),
    retry() {
      if (account.error) void account.refetch()
      else void subscription.refetch()
    },
  }
}
