import { assertEvent, assign, setup } from 'xstate'
import { toFailure } from '@/domain/failure'
import { type JobCommand, judgeJob, mayCreateJobs } from '@/domain/job/commands'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { port } from '../port'
import { type JobContext, type JobEvent, type JobInput, known, learned } from './context'
import { inputs } from './inputs'
import { type Intent, intentFrom } from './intent'
import type { JobPorts } from './ports'

const settled = {
  target: 'routing',
  actions: { type: 'acceptJob', params: ({ event }: { event: { output: Job } }) => ({ job: event.output }) },
} as const
const refused = {
  target: 'routing',
  actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

/** The state that carries out each command. */
const BUSY = {
  create: 'creating',
  assign: 'assigning',
  depart: 'departing',
  start: 'starting',
  complete: 'completing',
  cancel: 'cancelling',
  miss: 'marking_missed',
  reschedule: 'rescheduling',
  undo: 'undoing',
} as const satisfies Record<Intent['command'], string>

/** A crew is put on a job and changed by one and the same state. */
const CARRIED_OUT_BY = { ...BUSY, reassign: BUSY.assign } as const

/** A command that a person may give here, if the rules allow it. */
const ask = <C extends JobCommand>(command: C) =>
  ({ guard: { type: 'may', params: { command } }, target: CARRIED_OUT_BY[command], actions: 'takeIntent' }) as const

const movingOn = {
  invoke: { id: 'updateStatus', src: 'updateStatus', input: inputs.updateStatus, onDone: settled, onError: refused },
} as const

/**
 * A job's life (JOB-11, X-42). Every status is a state of its own; every command has a state in which the back end is asked, and
 * whatever it answers leads through `routing` to the status the job then has. What may be done where is `domain/job/commands`.
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
    undoFacts: port<JobPorts['undoFacts']>(),
  },
  guards: {
    may: ({ context }, { command }: { command: JobCommand }) =>
      context.job !== null && judgeJob(context.actor, command, context.job).ok,
    mayCreate: ({ context }) => mayCreateJobs(context.actor),
    isStatus: ({ context }, { status }: { status: JobStatus }) => context.job?.status === status,
    isResting: ({ context }) => context.intent === null || context.failure !== null,
    isRestingJob: ({ context }) => context.job !== null && (context.intent === null || context.failure !== null),
    hasFailed: ({ context }) => context.failure !== null,
    isGone: (_, { job }: { job: Job | null }) => job === null,
    asksFor: ({ context }, { command }: { command: Intent['command'] }) => context.intent?.command === command,
  },
  actions: {
    takeIntent: assign(({ event }) => {
      assertEvent(event, [
        'job.create',
        'job.assign',
        'job.depart',
        'job.start',
        'job.complete',
        'job.cancel',
        'job.miss',
        'job.reschedule',
        'job.undo',
      ])
      return { intent: intentFrom(event), failure: null }
    }),
    acceptJob: assign((_, { job }: { job: Job | null }) => ({ job: job && known(job), intent: null, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    learnJob: assign(({ context, event }) => {
      assertEvent(event, 'job.changed')
      return learned(context, event.job)
    }),
    forgetFailure: assign({ failure: null }),
    dropIntent: assign({ intent: null, failure: null }),
  },
}).createMachine({
  id: 'job-lifecycle',
  version: '1',
  context: ({ input }) => ({ actor: input?.actor, job: input?.job ?? null, intent: null, failure: null }),
  initial: 'routing',
  on: {
    'job.undo': { guard: 'isRestingJob', target: '.undoing', actions: 'takeIntent' },
    'job.changed': { guard: 'isRestingJob', target: '.routing', actions: 'learnJob' },
    'job.removed': { guard: 'isResting', target: '.removed' },
    'job.retry': { guard: 'hasFailed', target: '.retrying', actions: 'forgetFailure' },
    'job.dismiss': { guard: 'hasFailed', actions: 'dropIntent' },
  },
  states: {
    routing: {
      always: [
        ...JOB_STATUSES.map((status) => ({ guard: { type: 'isStatus', params: { status } }, target: status }) as const),
        { target: 'draft' },
      ],
    },
    retrying: {
      always: Object.entries(BUSY).map(
        ([command, target]) =>
          ({ guard: { type: 'asksFor', params: { command: command as Intent['command'] } }, target }) as const,
      ),
    },

    draft: { on: { 'job.create': { guard: 'mayCreate', target: 'creating', actions: 'takeIntent' } } },
    scheduled: {
      on: {
        'job.assign': ask('assign'),
        'job.reschedule': ask('reschedule'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    assigned: {
      on: {
        'job.assign': ask('reassign'),
        'job.depart': ask('depart'),
        'job.start': ask('start'),
        'job.reschedule': ask('reschedule'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    en_route: {
      on: {
        'job.assign': ask('reassign'),
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
      on: { 'job.reschedule': ask('reschedule') },
    },
    rescheduled: {
      on: {
        'job.assign': ask('assign'),
        'job.reschedule': ask('reschedule'),
        'job.cancel': ask('cancel'),
        'job.miss': ask('miss'),
      },
    },
    removed: { type: 'final' },

    creating: {
      invoke: { id: 'createJob', src: 'createJob', input: inputs.createJob, onDone: settled, onError: refused },
    },
    assigning: {
      invoke: { id: 'assignCrew', src: 'assignCrew', input: inputs.assignCrew, onDone: settled, onError: refused },
    },
    departing: movingOn,
    starting: movingOn,
    completing: movingOn,
    cancelling: movingOn,
    marking_missed: movingOn,
    rescheduling: {
      invoke: {
        id: 'rescheduleJob',
        src: 'rescheduleJob',
        input: inputs.rescheduleJob,
        onDone: settled,
        onError: refused,
      },
    },
    undoing: {
      invoke: {
        id: 'undoFacts',
        src: 'undoFacts',
        input: inputs.undoFacts,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ job: event.output }) },
            target: 'removed',
            actions: 'dropIntent',
          },
          { target: 'routing', actions: { type: 'acceptJob', params: ({ event }) => ({ job: event.output }) } },
        ],
        onError: refused,
      },
    },
  },
})
