import { assertEvent, assign, setup } from 'xstate'
import { toFailure } from '@/domain/failure'
import { type JobCommand, judgeJob, mayCreateJobs } from '@/domain/job/commands'
import { JOB_STATUSES, type Job, type JobStatus } from '@/domain/job/job'
import { port } from '../port'
import { type JobContext, type JobEvent, type JobInput, known, learned } from './context'
import { inputs } from './inputs'
import { type Intent, intentFrom } from './intent'
import type { JobPorts } from './ports'

const may = (command: JobCommand) => ({ type: 'may', params: { command } }) as const
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
        'job.assign': { guard: may('assign'), target: 'assigning', actions: 'takeIntent' },
        'job.reschedule': { guard: may('reschedule'), target: 'rescheduling', actions: 'takeIntent' },
        'job.cancel': { guard: may('cancel'), target: 'cancelling', actions: 'takeIntent' },
        'job.miss': { guard: may('miss'), target: 'marking_missed', actions: 'takeIntent' },
      },
    },
    assigned: {
      on: {
        'job.assign': { guard: may('reassign'), target: 'assigning', actions: 'takeIntent' },
        'job.depart': { guard: may('depart'), target: 'departing', actions: 'takeIntent' },
        'job.start': { guard: may('start'), target: 'starting', actions: 'takeIntent' },
        'job.reschedule': { guard: may('reschedule'), target: 'rescheduling', actions: 'takeIntent' },
        'job.cancel': { guard: may('cancel'), target: 'cancelling', actions: 'takeIntent' },
        'job.miss': { guard: may('miss'), target: 'marking_missed', actions: 'takeIntent' },
      },
    },
    en_route: {
      on: {
        'job.assign': { guard: may('reassign'), target: 'assigning', actions: 'takeIntent' },
        'job.start': { guard: may('start'), target: 'starting', actions: 'takeIntent' },
        'job.cancel': { guard: may('cancel'), target: 'cancelling', actions: 'takeIntent' },
        'job.miss': { guard: may('miss'), target: 'marking_missed', actions: 'takeIntent' },
      },
    },
    in_progress: {
      on: {
        'job.complete': { guard: may('complete'), target: 'completing', actions: 'takeIntent' },
        'job.cancel': { guard: may('cancel'), target: 'cancelling', actions: 'takeIntent' },
      },
    },
    completed: {},
    cancelled: {},
    missed: {
      on: { 'job.reschedule': { guard: may('reschedule'), target: 'rescheduling', actions: 'takeIntent' } },
    },
    rescheduled: {
      on: {
        'job.assign': { guard: may('assign'), target: 'assigning', actions: 'takeIntent' },
        'job.reschedule': { guard: may('reschedule'), target: 'rescheduling', actions: 'takeIntent' },
        'job.cancel': { guard: may('cancel'), target: 'cancelling', actions: 'takeIntent' },
        'job.miss': { guard: may('miss'), target: 'marking_missed', actions: 'takeIntent' },
      },
    },
    removed: { type: 'final' },

    creating: {
      invoke: { id: 'createJob', src: 'createJob', input: inputs.createJob, onDone: settled, onError: refused },
    },
    assigning: {
      invoke: { id: 'assignCrew', src: 'assignCrew', input: inputs.assignCrew, onDone: settled, onError: refused },
    },
    departing: {
      invoke: {
        id: 'updateStatus',
        src: 'updateStatus',
        input: inputs.updateStatus,
        onDone: settled,
        onError: refused,
      },
    },
    starting: {
      invoke: {
        id: 'updateStatus',
        src: 'updateStatus',
        input: inputs.updateStatus,
        onDone: settled,
        onError: refused,
      },
    },
    completing: {
      invoke: {
        id: 'updateStatus',
        src: 'updateStatus',
        input: inputs.updateStatus,
        onDone: settled,
        onError: refused,
      },
    },
    cancelling: {
      invoke: {
        id: 'updateStatus',
        src: 'updateStatus',
        input: inputs.updateStatus,
        onDone: settled,
        onError: refused,
      },
    },
    marking_missed: {
      invoke: {
        id: 'updateStatus',
        src: 'updateStatus',
        input: inputs.updateStatus,
        onDone: settled,
        onError: refused,
      },
    },
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
