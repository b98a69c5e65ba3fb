import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ConfirmCheckoutMutation } from '@/contract/graphql/generated/account'
import * as contract from '@/contract/subscription'
import { isFailure } from '@/domain/record/failure'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Http } from '../http/http'

const keyOf = (customerId: string) => ['subscription', customerId] as const

/** The subscription as the back end has it; null when there is none, which it says with 404 (API-06). */
export const loadSubscription = async (
  http: Http,
  customerId: string,
  signal?: AbortSignal,
): Promise<Subscription | null> => {
  try {
    const call = { params: {}, query: { customer_id: customerId }, ...(signal ? { signal } : {}) }
    return (await http.call(contract.currentSubscription, call)).subscription
  } catch (error) {
    if (isFailure(error) && error.status === 404) return null
    throw error
  }
}

/** The subscription of a customer; null when there is none. */
export const subscriptionQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: keyOf(customerId),
    meta: { renewedBy: ['billing'] },
    queryFn: ({ signal }) => loadSubscription(http, customerId, signal),
  })

/** Puts a subscription from an answer in the place of the one that was loaded. */
export const patchSubscription = (client: QueryClient, customerId: string, subscription: Subscription): void => {
  client.setQueryData(keyOf(customerId), subscription)
}

/** What the welcome shows of a checkout. */
export type Confirmation = ConfirmCheckoutMutation['confirmCheckout']

const confirmationKeyOf = (sessionId: string) => ['checkout-confirmation', sessionId] as const

/** Keeps what a checkout has led to, for the page that welcomes. */
export const keepConfirmation = (client: QueryClient, sessionId: string, confirmation: Confirmation): void => {
  client.setQueryData(confirmationKeyOf(sessionId), confirmation)
}

/** What was kept of a checkout that has just been confirmed here. */
export const confirmationOf = (client: QueryClient, sessionId: string): Confirmation | undefined =>
  client.getQueryData(confirmationKeyOf(sessionId))
