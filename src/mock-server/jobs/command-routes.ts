import { assignCrew, createJob, deleteJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { isActive } from '@/domain/crew/crew'
import {
  commandForStatus,
  mayCreateJobs,
  mayDeleteJobs,
  mayEditJobs,
  mayEver,
  STATUS_COMMANDS,
} from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Route } from '../core/call'
import { rowFromFacts } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { type CommandResult, command, type Requester } from '../core/write/command'
import { invalid } from '../core/write/refusal'
import { writing } from '../rest/writing'
import { withHeldStatus } from './conflicts'
import { assigned, created, deleted, edited } from './decisions'
import { shownTo } from './job-view'
import { editedFrom } from './repeat'
import { decideStep } from './steps'

const jobIn = <A extends Requester>({ row }: CommandResult<'jobs'>, { actor }: A, store: Store) => ({
  job: shownTo(actor, store)(row()),
})

/** The named members, else everyone active in the crew (API-20). Throws a 422 Refusal. */
const requestedMembers = (
  { crew_id, crew_member_ids }: { crew_id?: number | undefined; crew_member_ids: readonly number[] },
  { business_id }: Job,
  store: Store,
): readonly number[] => {
  if (crew_id === undefined || crew_member_ids.length > 0) return crew_member_ids
  const members = store
    .naming('crew_members', 'crew_id', crew_id)
    .filter((member) => member.business_id === business_id && isActive(member))
  if (members.length === 0) throw invalid('crew_id', 'No one active is on this crew.')
  return members.map(({ id }) => id)
}

export const jobCommandRoutes: readonly Route[] = [
  writing(
    createJob,
    command('jobs', {
      may: { rule: mayCreateJobs, participle: 'created' },
      facts: ({ actor, businessId, body }, store) => [created(actor, businessId, body, store)],
      answer: jobIn,
    }),
  ),

  writing(
    updateJob,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: mayEditJobs, participle: 'edited' },
      facts: ({ actor, body: { following, ...edit } }, store, job) =>
        (following ? editedFrom : edited)(actor, job, edit, store),
      answer: jobIn,
    }),
  ),

  writing(
    deleteJob,
    command('jobs', {
      id: ({ params }) => params.jobId,
      may: { rule: mayDeleteJobs, participle: 'deleted' },
      facts: ({ actor }, store, job) => [deleted(actor, job, store)],
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    updateJobStatus,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: (actor) => STATUS_COMMANDS.some((step) => mayEver(actor, step)), participle: 'changed' },
      facts({ actor, query: { status, ...report }, waited }, store, job) {
        const command = commandForStatus(status)
        if (!command) throw invalid('status', 'A job does not get this status this way.')
        return decideStep(actor, job, { ...report, command, waited }, store)
      },
      answer(result, { actor }, store) {
        const conflict = rowFromFacts(result.facts, 'step_conflicts')
        const job = conflict ? withHeldStatus(actor, result.row(), conflict) : result.row()
        return {
          job: shownTo(actor, store)(job),
          ...(conflict ? { conflict: { id: conflict.id, reason: conflict.reason } } : {}),
        }
      },
    }),
  ),

  writing(
    assignCrew,
    command('jobs', {
      id: ({ params }) => params.jobId,
      everMay: { rule: (actor) => mayEver(actor, 'assign') || mayEver(actor, 'reassign'), participle: 'assigned' },
      facts: ({ actor, query }, store, job) => assigned(actor, job, requestedMembers(query, job, store), store),
      answer: jobIn,
    }),
  ),
]
