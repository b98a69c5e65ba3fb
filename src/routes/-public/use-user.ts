import { useSyncExternalStore } from 'react'
import type { User } from '@/domain/account/user'
import type { SessionAccess } from '../-session/context'

/** The person who is signed in now. Pages for strangers need nothing else from the session, and don't start one. */
export const useUser = ({ flow, user }: Pick<SessionAccess, 'flow' | 'user'>): User | null =>
  useSyncExternalStore(flow.subscribe, user)
