import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { User } from '@/domain/account/user'
import type { FlagSources } from '@/domain/flags/registry'
import { mayUseTools } from '@/domain/flags/tools'
import type { Actor } from '@/domain/permissions/actor'
import type { RouterContext } from './context'

type AccessContext = Pick<RouterContext, 'environment' | 'flags'>

/** Whether the person has the flag panel and the error reports in their settings. */
export const hasTools = (actor: Actor, user: User, { environment, flags }: AccessContext): boolean =>
  mayUseTools(actor, { environment, isFlagOn: (key) => flags.isOn(key, user) })

/** The flags, and what decides about them: it is rendered again when one is switched, in whichever tab. */
export const useFlags = (): AccessContext & { sources: FlagSources } => {
  const { environment, flags } = useRouteContext({ from: '/dashboard' })
  return { environment, flags, sources: useSyncExternalStore(flags.subscribe, flags.sources) }
}
