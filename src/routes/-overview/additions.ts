import { useRouteContext } from '@tanstack/react-router'
import { type Addition, additionsFor } from '@/domain/page/additions'
import { pagesFor, useWorkspace } from '../-session/workspace'
import { useShownJobs } from './use-overview-jobs'

export const useAdditions = (): Addition[] => {
  const context = useRouteContext({ from: '/dashboard/' })
  const { user, actor } = useWorkspace()
  return additionsFor(actor, pagesFor(user, context))
}

/** True if the business has no jobs and the user may add clients. */
export const useIsLed = (): boolean => {
  const { flags } = useRouteContext({ from: '/dashboard/' })
  const { user } = useWorkspace()
  const { hasNone } = useShownJobs()
  const mayBegin = useAdditions().some(({ id }) => id === 'client')
  return hasNone && mayBegin && flags.isOn('show_onboarding', user)
}
