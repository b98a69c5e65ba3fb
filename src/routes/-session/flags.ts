import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { User } from '@/domain/account/user'
import type { FlagSources } from '@/domain/flags/registry'
import { mayUseTools } from '@/domain/flags/tools'
import type { Actor } from '@/domain/permissions/actor'
import type { RouterContext } from './context'

type AccessContext = Pick<RouterContext, 'environment' | 'flags'>

export const hasTools = (actor: Actor, user: User, { environment, flags }: AccessContext): boolean =>
  mayUseTools(actor, { environment, isFlagOn: (key) => flags.isOn(key, user) })

/** Re-renders when a flag is switched in any tab. */
export const useFlags = (): AccessContext & { sources: FlagSources } => {
  const { environment, flags } = useRouteContext({ from: '/dashboard' })
  return { environment, flags, sources: useSyncExternalStore(flags.subscribe, flags.sources) }
}
