import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type Addition, additionsFor } from '@/domain/additions'
import { clientsQuery } from '@/services/clients/queries'
import { firstSteps } from '@/ui/overview/first-steps'
import { FirstStepsCard } from '@/ui/overview/first-steps-card'
import { pagesFor, useWorkspace } from '../-workspace'
import { useShownJobs } from './use-shown-jobs'

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

/** The way to the first job, for a business that has none: only then are its clients asked for. */
export const FirstSteps = () => useIsLed() && <Steps />

const Steps = () => {
  const { workspace, actor } = useWorkspace()
  const { data: clients } = useQuery(clientsQuery(workspace.http, actor.business_id))
  const additions = useAdditions()
  const steps =
    clients &&
    firstSteps(
      {
        clients: clients.length > 0,
        properties: clients.some(({ properties }) => properties.length > 0),
        jobs: false,
      },
      additions,
    )
  return steps && <FirstStepsCard steps={steps} />
}
