import { fullName } from '@/domain/account/user'
import type { ListedMember } from '@/domain/crew/listed-member'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { isActive } from '@/domain/permissions/managed'
import { firstListed } from '@/domain/text/wording'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import type { CrewRecords } from './records'
import type { CrewContext } from './types'
import type { CrewActions } from './use-crew-actions'

type Props = {
  definition: CrewRecords
  actions: CrewActions
  deactivate: CrewContext['commands']['deactivate']
  jobs: Loadable<readonly Job[]>
  logins: CrewContext['logins']
}

/** Lists the jobs that the crew members stay on (EP-060). */
export const CrewQuestion = ({ definition, actions, deactivate, jobs, logins }: Props) => (
  <RecordQuestion
    definition={definition}
    actions={actions}
    command={deactivate}
    note={{
      isKnown: jobs.state !== 'loading',
      of: (members) =>
        [openJobsText(members, jobs.state === 'ready' ? jobs.value : null), loginsText(members, logins)]
          .filter((text) => text !== null)
          .join(' ') || null,
    }}
  />
)

/** Warns that deactivated members can still sign in; null if none can or if logins aren't visible. */
export const loginsText = (
  members: readonly Pick<ListedMember, 'user_id'>[],
  logins: CrewContext['logins'],
): string | null => {
  const staying = logins.filter((user) => isActive(user) && members.some(({ user_id }) => user_id === user.id))
  const [first] = staying
  if (!first) return null
  return staying.length === 1
    ? `${fullName(first)} can still sign in. To end that, deactivate the user in Permissions.`
    : `${staying.length} of them can still sign in. To end that, deactivate the users in Permissions.`
}

const NAMED = 5

/** Open jobs stay assigned. Null if there are none. */
export const openJobsText = (members: readonly ListedMember[], jobs: readonly Job[] | null): string | null => {
  if (jobs === null) return 'Open jobs stay on the schedule as they are.'
  const theirs = [...jobs]
    .filter((job) => isOpen(job.status) && members.some(({ id }) => job.assigned_crew_members.includes(id)))
    .sort(bySlot)
  if (theirs.length === 0) return null
  const names = firstListed(
    theirs.map(({ job_number }) => job_number),
    NAMED,
  )
  const who = members.length === 1 && members[0] ? `${fullName(members[0])} is` : 'They are'
  return theirs.length === 1
    ? `${who} on 1 open job: ${names}. It stays on the schedule as it is, until you give it another crew.`
    : `${who} on ${theirs.length} open jobs: ${names}. These stay on the schedule as they are, until you give them another crew.`
}
