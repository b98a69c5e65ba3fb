import { useSyncExternalStore } from 'react'
import type { User } from '@/domain/account/user'
import type { SessionAccess } from '../-session/context'

/** Starts no session, so that public pages stay light. */
export const useUser = ({ flow, user }: Pick<SessionAccess, 'flow' | 'user'>): User | null =>
  useSyncExternalStore(flow.subscribe, user)
