import { useSyncExternalStore } from 'react'
import type { Failure } from '@/domain/record/failure'
import type { SessionAccess } from './context'

/** Why the last sign-in or registration failed; null once it is cleared. */
export const useSessionFailure = ({ flow, failure }: Pick<SessionAccess, 'flow' | 'failure'>): Failure | null =>
  useSyncExternalStore(flow.subscribe, failure)
