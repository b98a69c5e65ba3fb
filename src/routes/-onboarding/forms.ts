import type { User } from '@/domain/account/user'
import type { AccountDetails } from '@/domain/onboarding/account'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import { EMPTY_PROPERTY } from '@/domain/onboarding/property'
import type { SavedForms } from '@/services/onboarding/queries'
import type { OnboardingForms } from '@/ui/onboarding/types'
import type { OnboardingDraft } from './session-draft'

/** Prefills the account step from the signed-in user. */
const accountOf = ({ email, first_name, last_name, phone }: User): AccountDetails => ({
  email,
  firstName: first_name,
  lastName: last_name,
  phone: phone ?? '',
})

const startsOf = (user: User): OnboardingForms => ({
  account: accountOf(user),
  property: EMPTY_PROPERTY,
  preferences: DEFAULT_PREFERENCES,
})

/** Initial values: the draft, else saved data, else the user, else defaults. */
export const formsFrom = (draft: OnboardingDraft, saved: SavedForms, user: User): OnboardingForms => {
  const starts = startsOf(user)
  return {
    account: draft.account ?? saved.account ?? starts.account,
    property: draft.property ?? saved.property ?? starts.property,
    preferences: draft.preferences ?? saved.preferences ?? starts.preferences,
  }
}

export const savedFrom = (draft: OnboardingDraft, saved: SavedForms, user: User): OnboardingForms => {
  const typed = formsFrom(draft, saved, user)
  return {
    account: saved.account ?? typed.account,
    property: saved.property ?? typed.property,
    preferences: saved.preferences ?? typed.preferences,
  }
}

export const unsavedIn = (draft: OnboardingDraft, saved: SavedForms) =>
  (['account', 'property', 'preferences'] as const).filter((step) => {
    const [typed, savedForm] = [draft[step], saved[step]]
    return typed !== undefined && savedForm !== null && JSON.stringify(typed) !== JSON.stringify(savedForm)
  })
