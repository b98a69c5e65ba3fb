import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/onboarding'
import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    onboarding: true
  }
}

export type SavedForms = {
  account: AccountDetails | null
  property: PropertyForm | null
  preferences: Preferences | null
}

export const NOTHING_SAVED: SavedForms = { account: null, property: null, preferences: null }

const keyOf = (customerId: string) => ['onboarding', customerId] as const

export const savedFormsQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: keyOf(customerId),
    meta: { renewedBy: ['onboarding'] },
    queryFn: async ({ signal }): Promise<SavedForms> => {
      const params = { customerId }
      const { account, property, preferences } = await http.call(contract.onboardingProgress, { params, signal })
      return { account, property, preferences }
    },
  })

export const patchSavedForms = (client: QueryClient, customerId: string, saved: Partial<SavedForms>): void => {
  client.setQueryData<SavedForms>(keyOf(customerId), (cached) => ({ ...NOTHING_SAVED, ...cached, ...saved }))
}
