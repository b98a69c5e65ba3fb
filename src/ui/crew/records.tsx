import Pencil from 'lucide-react/icons/pencil'
import { fullName } from '@/domain/account/user'
import type { CrewMember } from '@/domain/crew/crew'
import { type Crew, crewName } from '@/domain/crew/crew-name'
import { emptyCrewForm } from '@/domain/crew/form'
import { hoursText } from '@/domain/crew/hours'
import { type CrewFilter, dayOf, filterCrew, type ListedMember } from '@/domain/crew/listed-member'
import { CREW_ROLES, CREW_STATUSES, type CrewStatus, crewRoleLabel, crewStatusLabel } from '@/domain/crew/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import { SKILLS, skillsInOrder } from '@/domain/scheduling/skill'
import type { Day } from '@/domain/time/calendar'
import { StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'
import { type ActionVerdict, defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { byLastName, clipped, personCell } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { crewRefusal } from './rules/refusals'
import { dayText, jobsTodayText } from './rules/words'
import type { CrewAction, CrewColumn } from './types'

const STATUS_TONES: Record<CrewStatus, Tone> = { available: 'success', assigned: 'info', inactive: 'neutral' }

export const CrewStatusTag = ({ status }: { status: CrewStatus }) => (
  <StatusDot tone={STATUS_TONES[status]}>{crewStatusLabel(status)}</StatusDot>
)

export const skillsText = ({ skills }: Pick<CrewMember, 'skills'>): string => skillsInOrder(skills).join(', ') || 'None'

const rateText = ({ hourly_rate }: Pick<CrewMember, 'hourly_rate'>): string => `${ownAmount(hourly_rate)}/h`

/** Working members first, by start time; then those off, absent and inactive. */
const dayRank = (member: CrewMember, today: Day): string => {
  const day = dayOf(member, today)
  return day.is === 'working' ? `0 ${day.shift.start}` : String(['off', 'away', 'inactive'].indexOf(day.is) + 1)
}

const isInactive = ({ status }: CrewMember) => status === 'inactive'

const judged =
  (action: 'edit' | 'delete', obstacle: (member: CrewMember) => string | null = () => null) =>
  (member: CrewMember, { actor }: Pick<RecordContext, 'actor'>): ActionVerdict =>
    verdictOf(crewRefusal(actor, action) ?? obstacle(member))

export const skillOptions = (crew: readonly CrewMember[]): string[] =>
  skillsInOrder([...SKILLS, ...crew.flatMap(({ skills }) => skills)])

/** Includes crew ids of members that have no crew record. */
export const crewOptions = (crew: readonly Pick<CrewMember, 'crew_id'>[], crews: Options['crews']) =>
  [...new Set([...crews.map(({ id }) => id), ...crew.map(({ crew_id }) => crew_id)])].map((id) => ({
    value: String(id),
    label: crewName(id, crews),
  }))

export const firstCrew = (crew: readonly CrewMember[], crews: Options['crews']): number =>
  crews[0]?.id ?? crew[0]?.crew_id ?? emptyCrewForm.crew_id

type Options = { crew: readonly CrewMember[]; crews: readonly Pick<Crew, 'id' | 'name'>[]; today: Day }

/** Crew members (SCHED-04). */
export const crewRecords = ({ crew, crews, today }: Options) =>
  defineRecords<ListedMember, CrewAction, CrewColumn, Omit<CrewFilter, 'search'>>({
    noun: ['crew member', 'crew members'],
    short: fullName,
    title: fullName,
    columns: {
      name: { label: 'Name', alwaysShown: true, cell: personCell, compare: byLastName },
      employee_id: {
        label: 'Employee ID',
        width: 116,
        hideBelow: 1300,
        under: ({ employee_id }) => employee_id,
        cell: ({ employee_id }) => clipped(employee_id),
        compare: byText(({ employee_id }) => employee_id),
      },
      role: {
        label: 'Role',
        width: 108,
        hideBelow: 860,
        under: ({ role }) => crewRoleLabel(role),
        cell: ({ role }) => crewRoleLabel(role),
        compare: byRank(CREW_ROLES, ({ role }) => role),
      },
      status: {
        label: 'Status',
        width: 108,
        cell: ({ status }) => <CrewStatusTag status={status} />,
        compare: byRank(CREW_STATUSES, ({ status }) => status),
      },
      skills: {
        label: 'Skills',
        width: 192,
        roomy: 280,
        hideBelow: 1000,
        cell: (member) => clipped(skillsText(member)),
        compare: byText(skillsText),
      },
      crew: {
        label: 'Crew',
        width: 140,
        roomy: 170,
        hideBelow: 1440,
        under: ({ crew_id }) => crewName(crew_id, crews),
        cell: ({ crew_id }) => clipped(crewName(crew_id, crews)),
        compare: byText(({ crew_id }) => crewName(crew_id, crews)),
      },
      rate: {
        label: 'Hourly rate',
        width: 110,
        end: true,
        hideBelow: 960,
        cell: ({ hourly_rate }) => ownAmount(hourly_rate),
        compare: byNumber(({ hourly_rate }) => hourly_rate),
      },
      today: {
        label: 'Today',
        width: 200,
        cell: (member) => clipped(dayText(member, today)),
        compare: byText((member) => dayRank(member, today)),
      },
      jobs_today: {
        label: 'Jobs today',
        width: 104,
        end: true,
        hideBelow: 740,
        cell: ({ jobs_today }) => jobs_today ?? '',
        compare: byNumber(({ jobs_today }) => jobs_today ?? -1),
      },
    },
    opens: 'name',
    statusColumn: 'status',
    defaultOrder: () => byLastName,
    defaultSort: 'name',
    searchHint: 'Name, employee ID or skill',
    shortSearchHint: 'Search crew',
    filters: {
      role: choiceOf('Role', 'All roles', CREW_ROLES, crewRoleLabel),
      status: choiceOf('Status', 'All active', CREW_STATUSES, crewStatusLabel),
      crew: {
        label: 'Crew',
        kind: 'choice',
        options: [{ value: '', label: 'All crews' }, ...crewOptions(crew, crews)],
      },
      skill: choiceOf('Skill', 'All skills', skillOptions(crew), (skill) => skill),
    },
    narrow: filterCrew,
    hiddenByDefault: {
      kind: 'inactive',
      hint: 'All crew members are inactive; the status filter still finds them.',
      label: 'Show inactive',
      show: { status: 'inactive' },
    },
    actions: {
      analyze: {
        label: 'AI Analysis',
        busyLabel: 'AI Analysis',
        done: 'analyzed',
        failure: 'Failed to analyze the schedule. Please try again.',
        judge: (member) => verdictOf(isInactive(member) ? 'This crew member is inactive.' : null),
        page: 'none',
      },
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to update crew member. Please try again.',
        judge: judged('edit'),
        icon: Pencil,
      },
      activate: {
        label: 'Activate again',
        busyLabel: 'Activating…',
        done: 'activated again',
        failure: 'Failed to activate crew member. Please try again.',
        judge: judged('edit', (member) =>
          isInactive(member) ? null : 'Only an inactive crew member can be activated; this one is active.',
        ),
        passed: (member) => !isInactive(member),
        bulk: true,
      },
      deactivate: {
        label: 'Deactivate…',
        busyLabel: 'Deactivating…',
        done: 'deactivated',
        failure: 'Failed to deactivate crew member. Please try again.',
        judge: judged('delete', (member) => (isInactive(member) ? 'This crew member is already inactive.' : null)),
        passed: isInactive,
        asks: (count) =>
          count > 1
            ? {
                title: 'Deactivate these crew members?',
                consequence: 'They can no longer be assigned to jobs and leave the list of active crew.',
                confirm: `Deactivate ${count} crew members`,
              }
            : {
                title: 'Deactivate this crew member?',
                consequence: 'They can no longer be assigned to jobs and leave the list of active crew.',
                confirm: 'Deactivate crew member',
              },
        bulk: true,
        tone: 'danger',
        page: 'menu',
      },
    },
    over: (member) => (isInactive(member) ? 'This crew member is inactive.' : null),
    card: {
      head: ({ role, status }) => (
        <>
          <span>{crewRoleLabel(role)}</span>
          <CrewStatusTag status={status} />
        </>
      ),
      lines: (member) => [
        [member.employee_id, crewName(member.crew_id, crews), rateText(member)].join(' · '),
        skillsText(member),
        [dayText(member, today), jobsTodayText(member)].filter(Boolean).join(' · '),
      ],
      steps: (member) => (isInactive(member) ? ['activate'] : ['analyze']),
      isQuiet: true,
    },
    csv: [
      ['First name', ({ first_name }) => first_name],
      ['Last name', ({ last_name }) => last_name],
      ['Employee ID', ({ employee_id }) => employee_id],
      ['Role', ({ role }) => crewRoleLabel(role)],
      ['Status', ({ status }) => crewStatusLabel(status)],
      ['Skills', ({ skills }) => skillsInOrder(skills).join(', ')],
      ['Crew', ({ crew_id }) => crewName(crew_id, crews)],
      ['Hourly rate', ({ hourly_rate }) => dollarsFromCents(hourly_rate), 'money'],
      ['Working hours', ({ working_hours }) => hoursText(working_hours)],
      ['Today', (member) => dayText(member, today)],
      ['Jobs today', ({ jobs_today }) => jobs_today ?? ''],
    ],
  })

export type CrewRecords = ReturnType<typeof crewRecords>
