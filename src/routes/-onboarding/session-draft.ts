import * as v from 'valibot'
import { accountDetailsSchema } from '@/domain/onboarding/account'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { propertyFormSchema } from '@/domain/onboarding/property'
import { isOnboardingStep, type OnboardingStep } from '@/domain/onboarding/steps'
import { fitTo } from '@/domain/record/draft-shape'
import { writeStored } from '../-loading/stored'

/** Storage keys required by ONB-08. */
const KEYS = {
  user: 'user_id',
  customer: 'onboarding_customer_id',
  step: 'onboarding_step',
  data: 'onboarding_data',
} as const

const draftSchema = v.object({
  account: v.optional(accountDetailsSchema),
  property: v.optional(propertyFormSchema),
  preferences: v.optional(preferencesSchema),
})

/** Form contents of all steps, sent or not. Never contains passwords. */
export type OnboardingDraft = v.InferOutput<typeof draftSchema>

type Progress = { customer_id: string | null; step: OnboardingStep }

/** This tab's onboarding state: a reload continues at the same step (ONB-08), and a new tab gets the form contents. */
export type SessionDraft = {
  place(): Progress
  draft(): OnboardingDraft
  keepPlace(place: Progress): void
  keepDraft(draft: OnboardingDraft): void
  /** Drops the draft; the session keeps the customer id. */
  finish(): void
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const readDraft = (text: string | null): OnboardingDraft => {
  if (text === null) return {}
  try {
    return fitTo(draftSchema, JSON.parse(text)).typed
  } catch {
    return {}
  }
}

/** Opens a person's session state and clears anyone else's. `lasting` shares form contents with later tabs. */
export const openSessionDraft = (storage: DraftStorage, userId: number, lasting?: DraftStorage): SessionDraft => {
  const lastingKey = `${KEYS.data}.by-${userId}`
  if (storage.getItem(KEYS.user) !== String(userId)) {
    for (const key of [KEYS.customer, KEYS.step, KEYS.data]) storage.removeItem(key)
    storage.setItem(KEYS.user, String(userId))
  }
  return {
    place() {
      const step = storage.getItem(KEYS.step) ?? ''
      return { customer_id: storage.getItem(KEYS.customer), step: isOnboardingStep(step) ? step : 'account' }
    },
    draft: () => readDraft(storage.getItem(KEYS.data) ?? lasting?.getItem(lastingKey) ?? null),
    keepPlace({ customer_id, step }) {
      if (customer_id !== null) storage.setItem(KEYS.customer, customer_id)
      storage.setItem(KEYS.step, step)
    },
    keepDraft(draft) {
      // Full storage keeps the draft only until the page closes.
      writeStored(storage, KEYS.data, draft)
      if (lasting) writeStored(lasting, lastingKey, draft)
    },
    finish() {
      storage.removeItem(KEYS.step)
      storage.removeItem(KEYS.data)
      lasting?.removeItem(lastingKey)
    },
  }
}
