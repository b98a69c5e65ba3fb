import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ConfirmCheckoutMutation } from '@/contract/graphql/generated/account'
import * as contract from '@/contract/subscription'
import { isFailure } from '@/domain/record/failure'
import type { Subscription } from '@/domain/subscription/subscription'
import type { Http } from '../http/http'

const keyOf = (customerId: string) => ['subscription', customerId] as const

/** Returns null when there is none, which the back end reports as 404 (API-06). */
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

export const subscriptionQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: keyOf(customerId),
    meta: { renewedBy: ['billing'] },
    queryFn: ({ signal }) => loadSubscription(http, customerId, signal),
  })

export const patchSubscription = (client: QueryClient, customerId: string, subscription: Subscription): void => {
  client.setQueryData(keyOf(customerId), subscription)
}

export type Confirmation = ConfirmCheckoutMutation['confirmCheckout']

const confirmationKeyOf = (sessionId: string) => ['checkout-confirmation', sessionId] as const

export const keepConfirmation = (client: QueryClient, sessionId: string, confirmation: Confirmation): void => {
  client.setQueryData(confirmationKeyOf(sessionId), confirmation)
}

export const confirmationOf = (client: QueryClient, sessionId: string): Confirmation | undefined =>
  client.getQueryData(confirmationKeyOf(sessionId))
