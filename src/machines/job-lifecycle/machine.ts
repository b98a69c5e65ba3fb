import { setup } from 'xstate'
import { type JobCommand, type JobCore, jobCore, judgeJob, mayCreateJobs } from '@/domain/job/commands'
import { JOB_STATUSES } from '@/domain/job/job'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { type Done, port } from '../port'
import {
  commandsOf,
  expectedJob,
  intentFrom,
  type JobChanged,
  type JobContext,
  type JobEvent,
  type JobInput,
  type JobIntent,
} from './context'
import type { JobAnswer, JobPorts } from './ports'

type Types = {
  context: JobContext
  event: JobEvent
  intent: JobIntent
  command: JobCommand
  ports: JobPorts
  answer: JobAnswer | null
  report: JobChanged
}

const may = ({ actor, job }: JobContext, command: JobCommand) => job !== null && judgeJob(actor, command, job).ok

const commands = commanding<Types>({
  states: {
    create: 'creating',
    assign: 'assigning',
    depart: 'departing',
    start: 'starting',
    complete: 'completing',
    cancel: 'cancelling',
    miss: 'marking_missed',
    reschedule: 'rescheduling',
    dispatch: 'dispatching',
    undo: 'undoing',
  },
  intentFrom,
  may,
  statusOf: ({ job }) => job?.status ?? null,
  // A held step doesn't block the next ones: they continue from the expected job.
  accept: (context, job) => ({ job: job?.held ? (expectedJob(context) ?? jobCore(job)) : job && jobCore(job) }),
  learn: ({ job }) => ({ job: jobCore(job) }),
  isMoot(context, intent) {
    const pendingCommands = commandsOf(intent)
    return pendingCommands.length > 0 && !pendingCommands.some((command) => may(context, command))
  },
})
const { ask, asking, settled, takeIntent } = commands

const ofJob = ({ actor, job }: JobContext) => ({ business_id: actor.business_id, job_id: job?.id ?? 0 })

const movingOn = asking(
  'updateStatus',
  ['depart', 'start', 'complete', 'cancel', 'miss'],
  ({ key, command, notes, photos, signature, askedAt, askedIn }, context) => ({
    ...ofJob(context),
    key,
    command,
    notes,
    ...(photos === undefined ? {} : { photos }),
    ...(signature === undefined ? {} : { signature }),
    ...(askedAt === undefined ? {} : { done_at: askedAt }),
    ...(askedIn === undefined ? {} : { time_zone: askedIn }),
  }),
)

/**
 * The job lifecycle (JOB-11, X-42). Each status is a state; each command has a state that calls the back end, and every answer leads
 * through `routing` to the state of the job's new status. Rules are in `domain/job/commands`.
 */
export const jobLifecycleMachine = setup({
  types: {
    context: {} as JobContext,
    events: {} as JobEvent,
    input: {} as JobInput,
  },
  actors: {
    createJob: port<JobPorts['createJob']>(),
    assignCrew: port<JobPorts['assignCrew']>(),
    updateStatus: port<JobPorts['updateStatus']>(),
    rescheduleJob: port<JobPorts['rescheduleJob']>(),
    dispatchJob: port<JobPorts['dispatchJob']>(),
    undoFacts: port<JobPorts['undoFacts']>(),
  },
  guards: {
    ...commands.guards,
    mayCreate: ({ context }) => mayCreateJobs(context.actor),
    isGone: (_, { job }: { job: JobCore | null }) => job === null,
  },
  actions: commands.actions,
}).createMachine({
  id: 'job-lifecycle',
  version: '1',
  context: ({ input }) => ({ actor: input.actor, job: input.job, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'job.undo': { guard: 'isRestingSubject', target: '.undoing', actions: takeIntent },
    'job.changed': { ...commands.learned, guard: 'isRestingSubject' },
    'job.removed': { guard: 'isResting', target: '.removed' },
    'job.retry': commands.retry,
    'job.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: [...commands.toStatus(JOB_STATUSES), { target: 'draft' }] },
    retrying: commands.retrying,

    draft: { on: { 'job.create': { guard: 'mayCreate', target: 'creating', actions: takeIntent } } },
    scheduled: {
      on: {
        'job.assign': ask('assign'),
        'job.reschedule': ask('reschedule'),
        'job.dispatch': ask('dispatch'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    assigned: {
      on: {
        'job.assign': ask('reassign', 'assign'),
        'job.depart': ask('depart'),
        'job.start': ask('start'),
        'job.reschedule': ask('reschedule'),
        'job.dispatch': ask('dispatch'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    en_route: {
      on: {
        'job.assign': ask('reassign', 'assign'),
        'job.start': ask('start'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    in_progress: {
      on: {
        'job.complete': ask('complete'),
        'job.cancel': ask('cancel'),
      },
    },
    completed: {},
    cancelled: {},
    missed: {
      on: { 'job.reschedule': ask('reschedule'), 'job.dispatch': ask('dispatch') },
    },
    rescheduled: {
      on: {
        'job.assign': ask('assign'),
        'job.reschedule': ask('reschedule'),
        'job.dispatch': ask('dispatch'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    removed: { type: 'final' },

    creating: asking('createJob', ['create'], ({ key, draft }, { actor }) => ({
      business_id: actor.business_id,
      key,
      draft,
    })),
    assigning: asking('assignCrew', ['assign'], ({ key, crew_member_ids }, context) => ({
      ...ofJob(context),
      key,
      crew_member_ids,
    })),
    departing: movingOn,
    starting: movingOn,
    completing: movingOn,
    cancelling: movingOn,
    marking_missed: movingOn,
    rescheduling: asking('rescheduleJob', ['reschedule'], ({ key, slot }, context) => ({
      ...ofJob(context),
      key,
      slot,
    })),
    dispatching: asking('dispatchJob', ['dispatch'], ({ key, move }, context) => ({ ...ofJob(context), key, move })),
    undoing: {
      invoke: {
        ...asking('undoFacts', ['undo'], ({ key, positions }, context) => ({ ...ofJob(context), key, positions }))
          .invoke,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }: Done<JobCore | null>) => ({ job: event.output }) },
            target: 'removed',
            actions: 'dismiss',
          },
          settled,
        ],
      },
    },
  },
})
