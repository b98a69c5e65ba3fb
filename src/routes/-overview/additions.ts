import { useRouteContext } from '@tanstack/react-router'
import { type Addition, additionsFor } from '@/domain/page/additions'
import { pagesFor, useWorkspace } from '../-session/workspace'
import { useShownJobs } from './use-overview-jobs'

/** What this person may add. */
export const useAdditions = (): Addition[] => {
  const context = useRouteContext({ from: '/dashboard/' })
  const { user, actor } = useWorkspace()
  return additionsFor(actor, pagesFor(user, context))
}

/** Whether the person is led to the business's first job: it has none, and they may add clients. */
export const useIsLed = (): boolean => {
  const { flags } = useRouteContext({ from: '/dashboard/' })
  const { user } = useWorkspace()
  const { hasNone } = useShownJobs()
  const mayBegin = useAdditions().some(({ id }) => id === 'client')
  return hasNone && mayBegin && flags.isOn('show_onboarding', user)
}
