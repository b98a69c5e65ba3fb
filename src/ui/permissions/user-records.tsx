import Eye from 'lucide-react/icons/eye'
import HardHat from 'lucide-react/icons/hard-hat'
import KeyRound from 'lucide-react/icons/key-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import { fullName } from '@/domain/account/user'
import { canBeOnCrew } from '@/domain/crew/login'
import { administers } from '@/domain/permissions/access'
import { administrationRefusal, toggleRefusal, userRefusal, viewUserRefusal } from '@/domain/permissions/administration'
import { isActive, type ManagedUser } from '@/domain/permissions/managed'
import { searchBy } from '@/domain/text/search'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { byLastName, clipped, personCell } from '@/ui/kit/records/list/cells'
import { byText } from '@/ui/kit/records/list/sort'
import type { UserAction, UserColumn, UserFilter } from './types'

/** Any status but active counts as inactive (PERM-31). */
export const UserStatusTag = ({ user }: { user: ManagedUser }) => (
  <StatusDot tone={isActive(user) ? 'success' : 'neutral'}>{isActive(user) ? 'Active' : 'Inactive'}</StatusDot>
)

export const rolesText = ({ roles }: Pick<ManagedUser, 'roles'>): string =>
  roles.map(({ name }) => name).join(', ') || 'None'

/** `Nov 20, 2026, 9:30 AM`, or why there is none (PERM-06, SET-02). */
export const lastLoginText = (
  { last_login, hides_last_login }: Pick<ManagedUser, 'last_login' | 'hides_last_login'>,
  timeZone: string,
): string => {
  if (hides_last_login) return 'Not shared'
  return last_login === null ? 'Never' : absoluteTime(Date.parse(last_login), timeZone)
}

const crewRefusal = (user: ManagedUser): string | null =>
  user.business_id !== null && canBeOnCrew(user, user.business_id)
    ? null
    : 'Only people who work here can be on the crew.'

const found = searchBy((user: ManagedUser) => [fullName(user), user.email, rolesText(user)])

type UserRecordsInput = { users: readonly ManagedUser[]; readOnly: string | null; timeZone: string }

/** Table, cards and export of the users list (PERM-06). */
export const userRecords = ({ users, readOnly, timeZone }: UserRecordsInput) => {
  const judged =
    (judge: (user: ManagedUser, context: RecordContext) => string | null) =>
    (user: ManagedUser, context: RecordContext) =>
      verdictOf(readOnly ?? judge(user, context))
  const activates = judged((user, { actor }) => (isActive(user) ? 'This user is active.' : userRefusal(actor, user)))
  const deactivates = judged((user, { actor }) =>
    isActive(user) ? toggleRefusal(actor, user, users) : 'This user is already inactive.',
  )
  return defineRecords<ManagedUser, UserAction, UserColumn, UserFilter>({
    noun: ['user', 'users'],
    short: fullName,
    title: fullName,
    columns: {
      user: {
        label: 'User',
        alwaysShown: true,
        cell: (user) => (
          <>
            {personCell(user)} <small>· {user.email}</small>
          </>
        ),
        compare: byLastName,
      },
      roles: {
        label: 'Roles',
        width: 260,
        roomy: 360,
        hideBelow: 700,
        under: rolesText,
        cell: (user) => clipped(rolesText(user)),
        compare: byText(rolesText),
      },
      status: {
        label: 'Status',
        width: 110,
        cell: (user) => <UserStatusTag user={user} />,
        compare: byText(({ status }) => status),
      },
      last_login: {
        label: 'Last Login',
        width: 190,
        hideBelow: 900,
        cell: (user) => lastLoginText(user, timeZone),
        compare: byText(({ last_login }) => last_login ?? ''),
      },
    },
    opens: 'user',
    statusColumn: 'status',
    defaultOrder: () => byLastName,
    defaultSort: 'user',
    searchHint: 'Search users...',
    shortSearchHint: 'Search users...',
    filters: {
      status: {
        label: 'Status',
        kind: 'choice',
        options: [
          { value: '', label: 'All users' },
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ],
      },
    },
    narrow(list, { search, status }) {
      const isFound = found(search)
      return list.filter((user) => isFound(user) && (!status || isActive(user) === (status === 'active')))
    },
    actions: {
      roles: {
        label: 'Edit Roles…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to update user roles',
        judge: judged((user, { actor }) => userRefusal(actor, user)),
        icon: ShieldCheck,
        aside: true,
        offered: administers,
      },
      crew: {
        label: 'Crew member…',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to save the crew member. Please try again.',
        judge: judged((user, { actor }) => administrationRefusal(actor) ?? crewRefusal(user)),
        icon: HardHat,
        aside: true,
        offered: administers,
      },
      view: {
        label: 'View as this person',
        busyLabel: 'View as this person',
        done: 'viewed',
        failure: 'Failed to load data',
        judge: judged((user, { actor }) => viewUserRefusal(actor, user)),
        icon: Eye,
        aside: true,
        offered: administers,
      },
      reset: {
        label: 'Reset Password…',
        busyLabel: 'Sending…',
        done: 'was sent a link',
        failure: 'Failed to reset password',
        judge: judged((user, { actor }) =>
          isActive(user) ? userRefusal(actor, user) : 'This account is deactivated. Activate it first.',
        ),
        icon: KeyRound,
        aside: true,
        offered: administers,
      },
      deactivate: {
        label: 'Deactivate…',
        busyLabel: 'Deactivating…',
        done: 'deactivated',
        failure: 'Failed to update user status',
        judge: deactivates,
        passed: (user) => !isActive(user),
        icon: UserX,
        aside: true,
        offered: administers,
        bulk: true,
        tone: 'danger',
      },
      activate: {
        label: 'Activate',
        busyLabel: 'Activating…',
        done: 'activated',
        failure: 'Failed to update user status',
        judge: activates,
        passed: isActive,
        icon: UserCheck,
        aside: true,
        offered: administers,
        bulk: true,
      },
    },
    card: {
      head: (user) => <UserStatusTag user={user} />,
      lines: (user) => [user.email, rolesText(user), `Last login: ${lastLoginText(user, timeZone)}`],
      steps: (user) => ['roles', isActive(user) ? 'reset' : 'activate'],
      isQuiet: true,
    },
    csv: [
      ['First name', ({ first_name }) => first_name],
      ['Last name', ({ last_name }) => last_name],
      ['Email', ({ email }) => email],
      ['Roles', rolesText],
      ['Status', (user) => (isActive(user) ? 'Active' : 'Inactive')],
      ['Last login', ({ last_login }) => last_login ?? ''],
    ],
  })
}

export type UserRecords = ReturnType<typeof userRecords>
