import type { ConfirmCheckoutArgs, ConfirmedCheckout } from '@/contract/graphql/generated/resolvers'
import { byUser, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { Refusal } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { defaultCardOf, subscriptionOf } from './account'
import { managed } from './permits'
import type { CheckoutSession } from './tables'

type ConfirmationRequest = Sent<ConfirmCheckoutArgs>

/** The person's own session in this business. Throws Refusal 404 for any other. */
const ownSession = ({ args, user, businessId }: ConfirmationRequest, store: Store): CheckoutSession => {
  const session = store.table('checkout_sessions').find(({ token }) => token === args.session)
  const customer = session && store.find('customers', session.customer_id)
  if (!session || session.user_id !== user.id || customer?.business_id !== businessId)
    throw new Refusal(404, 'This checkout was not found.')
  return session
}

/** Accepts a completed session once, from the person who started it. */
const confirmation = command<ConfirmationRequest, 'checkout_sessions', ConfirmedCheckout>('checkout_sessions', {
  may: managed,
  facts(request, store) {
    const session = ownSession(request, store)
    if (session.status === 'open') throw new Refusal(409, 'This checkout has not been completed.')
    if (session.status === 'confirmed') throw new Refusal(410, 'This checkout was already confirmed.')
    const changes = [updated('checkout_sessions', session, { status: 'confirmed' })]
    const actor = byUser(request.actor)
    return [{ stream: `checkout/${session.id}`, type: 'checkout.confirmed', actor, note: null, changes }]
  },
  answer({ row }, { businessId }, store) {
    const customer = { id: row().customer_id }
    const subscription = subscriptionOf(customer, store)
    const has = (table: 'clients' | 'jobs') => store.naming(table, 'business_id', businessId).length > 0
    return {
      status: subscription?.status ?? 'canceled',
      planName: subscription?.plan_name ?? '',
      trialEnd: subscription?.status === 'trialing' ? subscription.trial_end : null,
      hasCard: defaultCardOf(customer, store) !== undefined,
      hasClients: has('clients'),
      hasJobs: has('jobs'),
    }
  },
})

export const confirmationResolvers: ResolversFor<'confirmCheckout'> = {
  confirmCheckout: mutation('confirmCheckout', confirmation),
}
