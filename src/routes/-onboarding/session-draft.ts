import * as v from 'valibot'
import { accountDetailsSchema } from '@/domain/onboarding/account'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { propertyFormSchema } from '@/domain/onboarding/property'
import { isOnboardingStep, type OnboardingStep } from '@/domain/onboarding/steps'
import { fitTo } from '@/domain/record/draft-shape'
import { writeStored } from '../-loading/stored'

/** The stated keys (ONB-08). */
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

/** What was typed into the steps, whether it has been sent or not. Passwords have no place in it. */
export type OnboardingDraft = v.InferOutput<typeof draftSchema>

/** How far a person has come. */
type Progress = { customer_id: string | null; step: OnboardingStep }

/** What this tab remembers of a person's onboarding, so that a reload continues where it was (ONB-08), and a new tab with what was typed. */
export type SessionDraft = {
  place(): Progress
  draft(): OnboardingDraft
  keepPlace(place: Progress): void
  keepDraft(draft: OnboardingDraft): void
  /** Forgets the draft; the customer stays known to the session. */
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

/**
 * Opens what the session remembers for a person. What it remembers of someone else is cleared. `lasting` keeps what was typed for a tab
 * that opens later.
 */
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
      // Without room for it the draft lasts as long as the page.
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
