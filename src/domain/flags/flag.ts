import type { User } from '../account/user'
import type { Flag } from './flag-map'

export type FlagSubject = { user_id: number | null; groups: readonly string[] }

/** The user's own groups and their user type (FLAG-09). */
export const flagSubject = (user: User | null): FlagSubject =>
  user ? { user_id: user.id, groups: [user.user_type, ...user.groups] } : { user_id: null, groups: [] }

/** FNV-1a over UTF-16 code units, stable across browsers and releases. */
export const stableHash = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The user's rollout bucket, 0 to 99 (FLAG-03). */
export const placeOf = ({ user_id }: Pick<FlagSubject, 'user_id'>): number =>
  stableHash(String(user_id ?? 'anonymous')) % 100

export const groupName = (group: string): string => group.replaceAll('_', ' ')

/** Unknown and disabled flags are off, groups require membership, and a rollout below 100 includes buckets below it (FLAG-02, FLAG-03). */
export const isFlagOn = (flag: Flag | undefined, subject: FlagSubject): boolean => {
  if (!flag?.enabled) return false
  if (flag.userGroups?.length && !flag.userGroups.some((group) => subject.groups.includes(group))) return false
  const share = flag.rolloutPercentage ?? 100
  return share >= 100 || placeOf(subject) < share
}
