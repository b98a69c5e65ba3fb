import { useSyncExternalStore } from 'react'
import type { User } from '@/domain/user'
import type { SessionAccess } from '../-context'

/** Who is signed in now. A page for strangers asks no more of the session than this, and starts none. */
export const useUser = ({ flow, user }: Pick<SessionAccess, 'flow' | 'user'>): User | null =>
  useSyncExternalStore(flow.subscribe, user)
