import { LONGEST, tooLong } from './field'

type Criterion = {
  id: 'length' | 'upper' | 'lower' | 'digit' | 'special'
  text: string
  holds(password: string): boolean
}

/** In display order (REG-05, REG-07). */
export const PASSWORD_CRITERIA: readonly Criterion[] = [
  { id: 'length', text: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { id: 'upper', text: 'One uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { id: 'lower', text: 'One lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { id: 'digit', text: 'One number', holds: (password) => /\d/.test(password) },
  { id: 'special', text: 'One special character', holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
]

/** Minimum score for registration (REG-04). */
export const ENOUGH_STRENGTH = 3

export type PasswordStrength = { score: number; label: 'Weak' | 'Fair' | 'Good' | 'Strong' }

const labelOf = (score: number): PasswordStrength['label'] => {
  if (score <= 2) return 'Weak'
  if (score === 3) return 'Fair'
  return score === 4 ? 'Good' : 'Strong'
}

/** One point per criterion (REG-05, REG-06). */
export const passwordStrength = (password: string): PasswordStrength => {
  const score = PASSWORD_CRITERIA.filter(({ holds }) => holds(password)).length
  return { score, label: labelOf(score) }
}

const ONBOARDING_RULES: readonly [Criterion['id'], string][] = [
  ['length', 'Password must be at least 8 characters long'],
  ['upper', 'Password must contain at least one uppercase letter'],
  ['lower', 'Password must contain at least one lowercase letter'],
  ['digit', 'Password must contain at least one number'],
]

const isBroken = (id: Criterion['id'], password: string): boolean =>
  PASSWORD_CRITERIA.find((criterion) => criterion.id === id)?.holds(password) === false

/** Unmet criteria that onboarding or an invitation requires beyond the score; null when there are none. */
export const stillNeeded = (password: string, who = 'Setting up your business'): string | null => {
  const requiredIds = ONBOARDING_RULES.map(([id]) => id)
  const broken = PASSWORD_CRITERIA.filter(({ id }) => requiredIds.includes(id) && isBroken(id, password))
  if (password === '' || broken.length === 0) return null
  return `${who} still needs: ${broken.map(({ text }) => text.toLowerCase()).join(', ')}.`
}

/** First problem only; undefined when there is none (ONB-13, ONB-14, X-09). */
export const onboardingPasswordError = (password: string): string | undefined => {
  if (password === '') return 'Password is required'
  if (password.length > LONGEST.password) return tooLong(password, LONGEST.password)
  return ONBOARDING_RULES.find(([id]) => isBroken(id, password))?.[1]
}

/** Handle of a secret in memory: events and logs carry this, never the secret. */
export type SecretHandle = { $secret: string }
