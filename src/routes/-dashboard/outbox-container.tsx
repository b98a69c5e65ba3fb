import { JOB_COMMANDS, type JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { displayAddress } from '@/domain/messaging/display-address'
import { isFailure } from '@/domain/record/failure'
import { dayAt, formatTime, timeAt } from '@/domain/time/calendar'
import type { Flow } from '@/events/flow'
import type { Commanding } from '@/machines/commanding/commanding'
import type { ConversationEvent, ConversationRequest } from '@/machines/conversation/context'
import type { ConversationSnapshot } from '@/machines/conversation/selectors'
import type { JobEvent } from '@/machines/job-lifecycle/context'
import { type JobSnapshot, jobIdOf, verdictOn } from '@/machines/job-lifecycle/selectors'
import { jobQuery, jobsIn, jobsQuery } from '@/services/jobs/queries'
import { OutboxDialog, type OutboxLine } from '@/ui/shell/notices/outbox-dialog'
import { jobFlowOf } from '../-jobs/job-flow'
import { useWorkspace } from '../-session/workspace'
import type { Held } from './held'

const VERBS: Record<JobCommand, string> = {
  assign: 'Assign a crew to',
  reassign: 'Reassign',
  depart: 'On my way to',
  start: 'Start',
  complete: 'Complete',
  cancel: 'Cancel',
  miss: 'Mark as missed:',
  reschedule: 'Reschedule',
  dispatch: 'Move',
}

type ConversationCommand = Exclude<ConversationRequest['type'], 'conversation.send'>

const CONVERSATION_WORDS: Record<ConversationCommand, string> = {
  'conversation.close': 'Close a conversation',
  'conversation.reopen': 'Reopen a conversation',
  'conversation.snooze': 'Snooze a conversation',
  'conversation.assign': 'Assign a conversation',
  'conversation.take_back': 'Take back a message',
  'conversation.retry_message': 'Send a message again',
}

const requestOf = ({ flow, entry: { event } }: Held): ConversationRequest | null =>
  flow.name === 'conversation' ? (event as unknown as ConversationRequest) : null

const conversationWords = (request: ConversationRequest): string => {
  if (request.type !== 'conversation.send') return CONVERSATION_WORDS[request.type]
  const { channel, to } = request.message
  return channel === 'sms' ? `Text to ${displayAddress(to)}` : `Email to ${to}`
}

/** What the person typed; of an email, its subject. */
const typedIn = (held: Held): string => {
  const request = requestOf(held)
  if (request?.type === 'conversation.send')
    return request.message.is_html ? request.message.subject : request.message.body
  const { notes } = held.entry.event
  return typeof notes === 'string' ? notes : ''
}

/** Text for a held request. Other flows whose services wait add their texts here. */
const wordsOf = (held: Held, nameOf: (id: number) => string): string => {
  const request = requestOf(held)
  if (request) return conversationWords(request)
  const {
    flow,
    entry: { event },
  } = held
  const command = JOB_COMMANDS.find((each) => event.type === `job.${each}`)
  const id = flow.name === 'job-lifecycle' ? jobIdOf(flow.snapshot() as JobSnapshot) : null
  return command && id !== null ? `${VERBS[command]} ${nameOf(id)}` : 'A change'
}

const NOT_POSSIBLE = 'It has changed in the meantime, so this is no longer possible.'

const reasonOf = ({ flow, entry }: Held): string => {
  if (isFailure(entry.failure)) return entry.failure.message
  const command = JOB_COMMANDS.find((each) => entry.event.type === `job.${each}`)
  const verdict = command && flow.name === 'job-lifecycle' ? verdictOn(flow.snapshot() as JobSnapshot, command) : null
  return verdict && !verdict.ok ? verdict.reason : NOT_POSSIBLE
}

const isFailed = ({ failure, intent }: Commanding, id: string): boolean => failure !== null && intent?.key === id

type Props = { held: readonly Held[]; onClose: () => void; onSignOut: (() => void) | null }

export const OutboxContainer = ({ held, onClose, onSignOut }: Props) => {
  const { workspace, actor, clock } = useWorkspace()
  const day = workspace.offlineDay.read(dayAt(clock.now(), actor.time_zone))
  const jobOf = (id: number): Job | undefined => {
    const { queryClient, http } = workspace
    const list = queryClient.getQueryData(jobsQuery(http, actor.business_id).queryKey)
    const single = queryClient.getQueryData<Job>(jobQuery(http, actor.business_id, id).queryKey)
    return (list ? jobsIn(list).find((each) => each.id === id) : undefined) ?? single
  }
  const nameOf = (id: number): string => {
    // A job reassigned to someone else is known from the day stored in this browser.
    const job = jobOf(id) ?? day?.gone.find((goneJob) => goneJob.id === id)
    return job ? `${job.job_number} ${job.title}` : 'a job'
  }
  const tryAgain = (flow: Flow, id: string) => {
    const jobId = flow.name === 'job-lifecycle' ? jobIdOf(flow.snapshot() as JobSnapshot) : null
    const job = jobId === null ? undefined : jobOf(jobId)
    // Updates the flow with the current job first.
    if (job) jobFlowOf(workspace, job, actor)
    flow.sender?.tryAgain(id)
  }
  const discard = (flow: Flow, id: string) => {
    // The record shows the failure too, until dismissed.
    if (flow.name === 'job-lifecycle' && isFailed((flow.snapshot() as JobSnapshot).context, id))
      flow.send({ type: 'job.dismiss' } satisfies JobEvent)
    if (flow.name === 'conversation' && isFailed((flow.snapshot() as ConversationSnapshot).context, id))
      flow.send({ type: 'conversation.dismiss' } satisfies ConversationEvent)
    flow.sender?.discard(id)
  }
  const lines = held.map((item): OutboxLine => {
    const { flow } = item
    const { event, at } = item.entry
    return {
      id: event.id,
      text: wordsOf(item, nameOf),
      time: formatTime(timeAt(at, actor.time_zone)),
      typed: typedIn(item),
      reason: item.how === 'refused' ? reasonOf(item) : null,
      onRetry: () => tryAgain(flow, event.id),
      onDiscard: () => discard(flow, event.id),
    }
  })
  return <OutboxDialog {...{ lines, onClose, onSignOut }} />
}
