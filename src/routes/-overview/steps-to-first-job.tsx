import { useQuery } from '@tanstack/react-query'
import { clientsQuery } from '@/services/clients/queries'
import { firstSteps } from '@/ui/overview/first-steps'
import { FirstStepsCard } from '@/ui/overview/first-steps-card'
import { useWorkspace } from '../-session/workspace'
import { useAdditions } from './additions'

export const StepsToFirstJob = () => {
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
