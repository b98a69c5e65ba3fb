import { useSyncExternalStore } from 'react'
import type { Failure } from '@/domain/record/failure'
import type { SessionAccess } from './context'

export const useSessionFailure = ({ flow, failure }: Pick<SessionAccess, 'flow' | 'failure'>): Failure | null =>
  useSyncExternalStore(flow.subscribe, failure)
