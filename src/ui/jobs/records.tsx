import Ban from 'lucide-react/icons/ban'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import Play from 'lucide-react/icons/play'
import UserPlus from 'lucide-react/icons/user-plus'
import { fullName } from '@/domain/account/user'
import { mayEverRecord, recordingRefusal } from '@/domain/chemical/permissions'
import { type CrewMember, isActive } from '@/domain/crew/crew'
import {
  isOpen,
  JOB_COMMANDS,
  type JobCommand,
  judgeJob,
  mayCreateJobs,
  mayDeleteJobs,
  mayEditJobs,
  mayEver,
} from '@/domain/job/commands'
import { filterJobs } from '@/domain/job/filter'
import {
  JOB_PRIORITIES,
  JOB_STATUSES,
  type Job,
  type JobStatus,
  priorityLabel,
  statusLabel,
  typeLabel,
} from '@/domain/job/job'
import { judgeNotice } from '@/domain/job/on-my-way'
import { byAgenda, bySlot } from '@/domain/job/order'
import { judgeRepeat } from '@/domain/job/repeat'
import { dollarsFromCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import { PAGES } from '@/domain/page/pages'
import { holds } from '@/domain/permissions/access'
import type { Day } from '@/domain/time/calendar'
import { formatColumnDay } from '@/domain/time/calendar'
import { defineRecords, namePhrase, type RecordAction, verdictOf } from '@/ui/kit/records/actions/definition'
import { clipped, lastNameFirst } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { CrewNames } from './crew-names'
import { JobPriorityTag, JobStatusTag } from './job-tags'
import {
  ACTION_LABELS,
  BUSY_LABELS,
  closedText,
  DONE_LABELS,
  editRefusal,
  failureText,
  nextSteps,
  QUESTIONS,
  STATUS_REASONS,
} from './rules/actions'
import {
  crewById,
  crewNames,
  crewText,
  customerName,
  customerOf,
  fullAddress,
  NOBODY,
  shortAddress,
} from './rules/names'
import { dayLabel, timeRange } from './rules/when'
import type { JobAction, JobColumn } from './types'

const DayCell = ({ day, today }: { day: Day; today: Day }) => {
  return day === today ? <strong>Today</strong> : formatColumnDay(day, today)
}

const commandActions = Object.fromEntries(
  JOB_COMMANDS.map((command): [JobCommand, RecordAction<Job>] => [
    command,
    {
      label: ACTION_LABELS[command],
      busyLabel: BUSY_LABELS[command],
      done: DONE_LABELS[command],
      failure: failureText(command),
      judge: (job, { actor }) => judgeJob(actor, command, job),
      offered: (actor) => mayEver(actor, command),
      ...(QUESTIONS[command] ? { asks: QUESTIONS[command] } : {}),
    },
  ]),
) as Record<JobCommand, RecordAction<Job>>
const { assign, start, cancel, depart, complete, reassign, reschedule, dispatch, miss } = commandActions

const hasSetOut = ({ status }: Job) => status === 'en_route' || status === 'in_progress'

type Filters = { status?: JobStatus | undefined; date?: Day | undefined; crew?: string | undefined }

/** Job list definition (JOB-01 to JOB-06) for table, cards, toolbar, bulk bar and export. */
export const jobRecordsFor = (crew: readonly CrewMember[], narrow = filterJobs) => {
  const people = crewById(crew)
  const crewOf = (job: Job) => crewText(job, people)
  return defineRecords<Job, JobAction, JobColumn, Filters>({
    noun: ['job', 'jobs'],
    short: (job) => job.job_number,
    title: (job) => job.title,
    columns: {
      job_number: {
        label: 'Job',
        width: 92,
        alwaysShown: true,
        cell: (job) => <span className="number">{job.job_number}</span>,
        compare: byText((job) => job.job_number),
      },
      status: {
        label: 'Status',
        width: 106,
        cell: (job) => <JobStatusTag status={job.status} />,
        compare: byRank(JOB_STATUSES, (job) => job.status),
      },
      priority: {
        label: 'Priority',
        width: 72,
        hideBelow: 720,
        under: ({ priority }) => (priority === 'normal' ? '' : priorityLabel(priority)),
        cell: (job) => <JobPriorityTag priority={job.priority} />,
        compare: byRank(JOB_PRIORITIES, (job) => job.priority),
      },
      title: { label: 'Title', alwaysShown: true, cell: (job) => job.title, compare: byText((job) => job.title) },
      address: {
        label: 'Address',
        width: 220,
        roomy: 300,
        hideBelow: 1400,
        under: shortAddress,
        cell: (job) => clipped(shortAddress(job), fullAddress(job)),
        compare: byText((job) => job.property_address),
      },
      date: {
        label: 'Date',
        width: 100,
        cell: (job, { today }) => <DayCell day={job.scheduled_date} today={today} />,
        compare: bySlot,
      },
      time: {
        label: 'Time',
        width: 152,
        roomy: 172,
        hideBelow: 720,
        under: timeRange,
        cell: timeRange,
        compare: byText((job) => job.scheduled_start_time),
      },
      crew: {
        label: 'Crew',
        width: 150,
        roomy: 190,
        hideBelow: 820,
        under: crewOf,
        cell: (job) => <CrewNames ids={job.assigned_crew_members} crew={people} />,
        compare: byText((job) => crewText(job, people, lastNameFirst)),
      },
      customer: {
        label: 'Client',
        width: 140,
        roomy: 180,
        hideBelow: 1240,
        under: customerName,
        cell: (job) => clipped(customerName(job)),
        compare: byText((job) => lastNameFirst(customerOf(job))),
      },
      cost: {
        label: 'Est. cost',
        width: 112,
        end: true,
        hideBelow: 940,
        cell: (job) => ownAmount(job.estimated_cost),
        compare: byNumber((job) => job.estimated_cost),
      },
    },
    opens: 'title',
    statusColumn: 'status',
    defaultOrder: ({ today }) => byAgenda(today),
    firstOnPhones: ({ status }) => isOpen(status),
    searchHint: 'Title, number, address or name',
    filters: {
      // "All Status", the documented six, then the two they omit, in lifecycle order.
      status: choiceOf('Status', 'All Status', JOB_STATUSES, statusLabel),
      date: { label: 'Date', kind: 'day' },
      crew: {
        label: 'Crew',
        kind: 'choice',
        options: [
          { value: '', label: 'All crew' },
          { value: 'nobody', label: NOBODY },
          ...crew.filter(isActive).map((member) => ({ value: String(member.id), label: fullName(member) })),
        ],
      },
    },
    narrow,
    hiddenByDefault: {
      kind: 'cancelled',
      hint: 'All jobs are cancelled; the status filter still finds them.',
      label: 'Show cancelled',
      show: { status: 'cancelled' },
    },
    actions: {
      // Assign and reassign exclude each other by status; the inapplicable one is hidden.
      assign: { ...assign, key: 'a', icon: UserPlus, bulk: true, passed: () => true },
      start: { ...start, icon: Play, passed: ({ status }) => status === 'in_progress' },
      cancel: { ...cancel, icon: Ban, aside: true, bulk: true, page: 'menu' },
      depart: { ...depart, passed: hasSetOut },
      tell: {
        label: 'On-my-way text…',
        busyLabel: BUSY_LABELS.tell,
        done: 'is on the way',
        failure: 'Failed to tell the client. Please try again.',
        judge: (job, { actor, today }) => judgeNotice(actor, job, today),
        passed: ({ status }) => status === 'in_progress',
        offered: mayEditJobs,
      },
      complete: { ...complete, icon: CircleCheck },
      reassign: { ...reassign, key: 'a', page: 'none', passed: () => true },
      reschedule: { ...reschedule, icon: CalendarClock },
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: BUSY_LABELS.edit,
        done: 'saved',
        failure: 'Failed to update job. Please try again.',
        judge: (job, { actor }) => verdictOf(editRefusal(actor, job)),
        offered: mayEditJobs,
      },
      apply: {
        label: 'Record application…',
        busyLabel: BUSY_LABELS.apply,
        done: 'recorded',
        failure: 'Failed to record application. Please try again.',
        judge: (job, { actor }) => verdictOf(recordingRefusal(actor, job)),
        // Most jobs use no chemicals, so the action is hidden rather than disabled.
        passed: () => true,
        offered: mayEverRecord,
        page: 'menu',
      },
      duplicate: {
        label: 'Duplicate…',
        busyLabel: BUSY_LABELS.duplicate,
        done: 'duplicated',
        failure: 'Failed to create job. Please try again.',
        judge: () => ({ ok: true }),
        offered: mayCreateJobs,
        page: 'menu',
      },
      repeat: {
        label: 'Repeat…',
        busyLabel: BUSY_LABELS.repeat,
        done: 'repeated',
        failure: 'Failed to repeat job. Please try again.',
        judge: (job, { actor, today }) => judgeRepeat(actor, job, today),
        offered: mayCreateJobs,
        page: 'menu',
      },
      miss: { ...miss, page: 'menu' },
      // The job's page has a link instead.
      client: {
        label: 'Go to client',
        busyLabel: BUSY_LABELS.client,
        done: 'shown',
        failure: 'Failed to show the client. Please try again.',
        judge: () => ({ ok: true }),
        offered: (actor) => holds(actor, PAGES.clients.permission),
        page: 'none',
      },
      // Only the calendar offers it, where it is validated against the day.
      dispatch: { ...dispatch, offered: () => false },
      remove: {
        label: 'Delete permanently…',
        busyLabel: BUSY_LABELS.remove,
        done: 'deleted',
        failure: 'Failed to delete job',
        judge: () => ({ ok: true }),
        //
        asks: () => ({
          title: 'Delete this job permanently?',
          consequence: 'It leaves every list. To keep it on record, cancel it instead.',
          confirm: 'Delete permanently',
        }),
        tone: 'danger',
        page: 'menu',
        offered: mayDeleteJobs,
      },
    },
    over: ({ status }) => closedText(status),
    blockedReason: (job, actor) => (mayEditJobs(actor) && editRefusal(actor, job)) || STATUS_REASONS[job.status],
    card: {
      head: (job) => (
        <>
          <span className="number">{job.job_number}</span>
          <JobPriorityTag priority={job.priority} />
          <JobStatusTag status={job.status} />
        </>
      ),
      who: (job) => <CrewNames ids={job.assigned_crew_members} crew={people} />,
      lines: (job, { today }) => [
        `${dayLabel(job.scheduled_date, today)}, ${timeRange(job)} · ${ownAmount(job.estimated_cost)}`,
        `${customerName(job)} · ${fullAddress(job)}`,
      ],
      steps: ({ status }) => nextSteps(status),
    },
    csv: [
      ['Job number', (job) => job.job_number],
      ['Status', (job) => statusLabel(job.status)],
      ['Priority', (job) => priorityLabel(job.priority)],
      ['Type', (job) => typeLabel(job.type)],
      ['Title', (job) => job.title],
      ['Client', customerName],
      ['Crew', (job) => crewNames(job.assigned_crew_members, people)],
      ['Date', (job) => job.scheduled_date],
      ['Start', (job) => job.scheduled_start_time],
      ['End', (job) => job.scheduled_end_time],
      ['Work minutes', (job) => job.estimated_duration_minutes],
      ['Estimated cost', (job) => dollarsFromCents(job.estimated_cost), 'money'],
      ['Address', (job) => job.property_address],
      ['City', (job) => job.property_city],
      ['State', (job) => job.property_state],
      ['ZIP', (job) => job.property_zip],
    ],
  })
}

export const jobRecords = jobRecordsFor([])

/** `JOB-1017 Spring cleanup`, or `5 jobs`. */
export const jobsPhrase = (jobs: readonly Job[]): string => namePhrase(jobRecords, jobs)
