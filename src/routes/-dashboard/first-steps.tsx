import { useQuery } from '@tanstack/react-query'
import type { Addition } from '@/domain/additions'
import { clientsQuery } from '@/services/clients/queries'
import { firstSteps } from '@/ui/overview/first-steps'
import { FirstStepsCard } from '@/ui/overview/first-steps-card'
import { useWorkspace } from '../-workspace'

/** The way to the first job, for a business that has none: only then are its clients asked for. */
export const FirstSteps = ({ additions }: { additions: readonly Addition[] }) => {
  const { workspace, actor } = useWorkspace()
  const { data: clients } = useQuery(clientsQuery(workspace.http, actor.business_id))
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
