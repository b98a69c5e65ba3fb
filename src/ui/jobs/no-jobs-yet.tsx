import { mayCreateClients } from '@/domain/client/permissions'
import { Button } from '@/ui/kit/actions/button'
import { firstClient } from '@/ui/shared/first-client'
import { creationRefusal } from './rules/actions'
import type { JobsScreenProps } from './types'

type Props = Pick<JobsScreenProps, 'actor' | 'clients' | 'onCreating'>

/** What the list says before there is a job: the way to the first one for those who may create it, else where jobs come from. */
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
