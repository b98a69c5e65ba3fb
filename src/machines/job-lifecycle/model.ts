import type { AnyEventObject } from 'xstate'
import { isOpen, jobCore } from '@/domain/job/commands'
import { JOB_STATUSES, type Job, type JobDraft, type JobStatus, NEW_JOB, placeOf } from '@/domain/job/job'
import type { Cents } from '@/domain/money/money'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { JobEvent, JobInput, JobIntent } from './context'
import type { JobSnapshot } from './selectors'

const draft: JobDraft = {
  title: 'Spring cleanup',
  description: '',
  client_id: 1,
  type: 'one_time_service',
  priority: 'normal',
  scheduled_date: '2026-11-23',
  scheduled_start_time: '09:00',
  scheduled_end_time: '10:30',
  estimated_cost: 12_500 as Cents,
  property_address: '4102 Speedway',
  property_city: 'Austin',
  property_state: 'TX',
  property_zip: '78751',
  location_notes: '',
}

const job = (status: JobStatus): Job => ({
  ...NEW_JOB,
  ...draft,
  id: 17,
  property_id: 9,
  job_number: 'JOB-1017',
  status,
  estimated_duration_minutes: 90,
  assigned_crew_members: status === 'scheduled' ? [] : [1],
  business_id: 1,
  created_by: 1,
  client_first_name: 'Avery',
  client_last_name: 'Stone',
})

const input: JobInput = {
  actor: OWNER,
  job: null,
}

const events: JobEvent[] = [
  { type: 'job.create', id: 'intent-create', draft },
  { type: 'job.assign', id: 'intent-assign', crew_member_ids: [1] },
  { type: 'job.depart', id: 'intent-depart' },
  { type: 'job.start', id: 'intent-start' },
  {
    type: 'job.complete',
    id: 'intent-complete',
    notes: 'Gate left open by the owner',
    photos: ['photo-0001'],
    signature: 'sign-0001',
  },
  { type: 'job.cancel', id: 'intent-cancel' },
  { type: 'job.miss', id: 'intent-miss' },
  {
    type: 'job.reschedule',
    id: 'intent-reschedule',
    slot: { scheduled_date: '2026-11-30', scheduled_start_time: '13:00', scheduled_end_time: '14:30' },
  },
  {
    type: 'job.dispatch',
    id: 'intent-dispatch',
    move: {
      was: placeOf(job('scheduled')),
      to: { ...placeOf(job('assigned')), scheduled_date: '2027-03-04' },
      anyway: true,
    },
  },
  { type: 'job.undo', id: 'intent-undo', positions: [1] },
  { type: 'job.changed', job: jobCore(job('cancelled')) },
  { type: 'job.removed' },
  { type: 'job.retry' },
  { type: 'job.dismiss' },
]

const LEADS_TO: Record<Exclude<JobIntent['command'], 'undo' | 'assign'>, JobStatus> = {
  create: 'scheduled',
  depart: 'en_route',
  start: 'in_progress',
  complete: 'completed',
  cancel: 'cancelled',
  miss: 'missed',
  reschedule: 'rescheduled',
  dispatch: 'assigned',
}

const CAME_FROM: Record<JobStatus, JobStatus | null> = {
  scheduled: null,
  assigned: 'scheduled',
  en_route: 'assigned',
  in_progress: 'assigned',
  completed: 'in_progress',
  cancelled: 'scheduled',
  missed: 'scheduled',
  rescheduled: 'scheduled',
}

const follows = ({ context }: JobSnapshot, status: JobStatus | null): boolean => {
  const command = context.intent?.command
  if (command === undefined || context.job === null) return command === 'create'
  if (command === 'undo') return status === CAME_FROM[context.job.status]
  if (command === 'assign') return status === (context.job.status === 'en_route' ? 'en_route' : 'assigned')
  return status === LEADS_TO[command]
}

/** A step that arrived too late to be recorded: the job stays as others changed it. */
const HELD = { ...jobCore(job('cancelled')), held: true }

const answers = { done: JOB_STATUSES.map(job), failed: [BUSY] }

export const jobLifecycleModel: FlowModel = {
  input,
  events,
  outcomes: {
    createJob: { done: [job('scheduled')], failed: [BUSY] },
    assignCrew: { done: [job('assigned'), job('en_route')], failed: [BUSY] },
    updateStatus: { ...answers, done: [...answers.done, HELD] },
    dispatchJob: { done: [job('assigned')], failed: [BUSY] },
    rescheduleJob: { done: [job('rescheduled')], failed: [BUSY] },
    undoFacts: { ...answers, done: [...answers.done, null] },
  },
  stateKey: ({ value, context }: JobSnapshot) =>
    JSON.stringify([value, context.job?.status ?? null, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: JobSnapshot, event: AnyEventObject) => {
    if (event.type === 'job.changed') return snapshot.context.job !== null && isOpen(snapshot.context.job.status)
    if (event.type.startsWith('xstate.done.actor.'))
      return event.output === HELD || follows(snapshot, (event.output as Job | null)?.status ?? null)
    return true
  },
}
