import { NEW_PERSON } from '@/domain/account/preferences'
import { fullName } from '@/domain/account/user'
import type { Change, NewFact } from '@/domain/record/fact'
import { ENOUGH_STRENGTH, onboardingPasswordError, passwordStrength } from '@/domain/text/password'
import { inserted, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { invalid } from '../core/write/refusal'
import { credentialFor } from './passwords'
import type { UserRow } from './tables'

export type Newcomer = Pick<
  UserRow,
  'email' | 'first_name' | 'last_name' | 'phone' | 'user_type' | 'business_id' | 'role_ids' | 'groups'
>

/** Throws Refusal 422 for a password that registration rejects (REG-04). */
export const checkPassword = (password: string): void => {
  if (passwordStrength(password).score < ENOUGH_STRENGTH) throw invalid('password', 'Choose a stronger password')
}

/** Throws Refusal 422 for a password that onboarding rejects. */
export const checkInvitedPassword = (password: string): void => {
  const error = onboardingPasswordError(password)
  if (error) throw invalid('password', error)
}

export const userRowFor = (newcomer: Newcomer, store: Store): UserRow => ({
  ...newcomer,
  ...NEW_PERSON,
  id: store.nextId('users'),
  is_active: true,
  is_verified: true,
  last_login: null,
  created_at: isoNow(store),
  client_id: null,
})

export const byNewcomer = (user: UserRow): NewFact['actor'] => ({
  kind: 'user',
  user_id: user.id,
  name: fullName(user),
})

/** "Priya Nair joined as Office Manager". `more` are further changes of the same fact. */
export const joined = async (
  user: UserRow,
  { password, role, more = [] }: { password: string; role: string; more?: readonly Change[] },
): Promise<NewFact> => ({
  stream: `user/${user.id}`,
  type: 'user.registered',
  actor: byNewcomer(user),
  cause: null,
  note: `${fullName(user)} joined as ${role}`,
  changes: [inserted('users', user), inserted('credentials', await credentialFor(user.id, password)), ...more],
})
