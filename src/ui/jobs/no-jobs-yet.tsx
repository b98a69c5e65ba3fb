import { mayCreateClients } from '@/domain/client/permissions'
import { Button } from '@/ui/kit/actions/button'
import { firstClient } from '@/ui/shared/first-client'
import { creationRefusal } from './rules/actions'
import type { JobsScreenProps } from './types'

type Props = Pick<JobsScreenProps, 'actor' | 'clients' | 'onCreating'>

/** Empty state: a way to the first job, or for others an explanation. */
export const noJobsYet = ({ actor, clients, onCreating }: Props) => {
  if (actor.client_id !== null) return { hint: 'Your visits show here once they are scheduled.', action: null }
  if (creationRefusal(actor) !== null) return { hint: 'Jobs show here once you are assigned to them.', action: null }
  if (mayCreateClients(actor) && clients.state === 'ready' && clients.value.length === 0)
    return firstClient('A job is a visit to a client, so the client comes first. Then create the first job here.')
  return {
    hint: 'A job is a visit to a client: what needs to be done, when, where, and by whom.',
    action: <Button onClick={() => onCreating(true)}>Create Job</Button>,
  }
}
