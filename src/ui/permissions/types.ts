import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { Actor } from '@/domain/permissions/actor'
import type { DescribedPermission } from '@/domain/permissions/catalogue-words'
import type { InvitationForm } from '@/domain/permissions/invitation-form'
import type {
  InvitationDraft,
  ManagedInvitation,
  ManagedRole,
  ManagedUser,
  RoleDraft,
  RolesForm,
} from '@/domain/permissions/managed'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Edit } from '@/domain/record/merge-edits'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { Loadable, Pageable } from '@/ui/kit/feedback/loadable'
import type { FormSubject, OpenedRecord, RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { ListAddress } from '@/ui/kit/records/list/use-record-list'
import type { AsOf } from '@/ui/kit/records/page/record-as-of'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'
import type { RecordFact } from '@/ui/kit/records/page/record-history'

export const PERMISSION_TABS = ['roles', 'users', 'permissions'] as const
export type PermissionTab = (typeof PERMISSION_TABS)[number]

export const DETAIL_TABS = ['details', 'history'] as const

/** The columns of the users' table in their order (PERM-06). */
export const USER_COLUMNS = ['user', 'roles', 'status', 'last_login'] as const
export type UserColumn = (typeof USER_COLUMNS)[number]

/** What can be asked of a user in their list. */
export type UserAction = 'roles' | 'crew' | 'view' | 'reset' | 'deactivate' | 'activate'

/** What narrows the list of users. */
export type UserFilter = { status?: 'active' | 'inactive' | undefined }

type HasId = { id: number }

/** The page at which an email can be read, where no mail is sent. */
export type Letter = { to: '/accept-invite' | '/reset-password'; token: string }
export type Sending = Outcome & {
  letter?: Letter | null
  /** An earlier invitation to the same address has gone with it. */
  replaced?: boolean
}

/** What failed, in its stated words; `detail` is what the server says of it. */
export type Problem = { text: string; detail?: string | undefined; onRetry?: () => void; onDismiss?: () => void }

/** What the screens of permissions can ask for. Each settles when the back end has answered. */
export type PermissionCommands = {
  createRole(draft: RoleDraft): Promise<Outcome>
  editRole(role: HasId, edit: Edit<RoleDraft, ManagedRole>): Promise<Outcome>
  deleteRole(role: HasId): Promise<Outcome>
  invite(draft: InvitationDraft): Promise<Sending>
  resendInvitation(invitation: HasId): Promise<Sending>
  withdrawInvitation(invitation: HasId): Promise<Outcome>
  updateUserRoles(user: HasId, roleIds: number[], was: number[]): Promise<Outcome>
  resetPassword(user: HasId): Promise<Sending>
  toggleStatus(user: HasId, was: 'active' | 'inactive'): Promise<Outcome>
  /** Makes a user's login that of a crew member, or takes it away from them. */
  linkCrewMember(user: HasId, member: HasId, linked: boolean): Promise<Outcome>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** What was loaded, or what is shown in its place. */
export type PermissionData = {
  permissions: readonly DescribedPermission[]
  roles: readonly ManagedRole[]
  users: Loadable<readonly ManagedUser[]>
  /** Invited people who have not joined; empty while they are not known. */
  invitations: readonly ManagedInvitation[]
  /** The crew, and its crews by name, for those who manage users; empty for others. */
  crew: readonly CrewMember[]
  crews: readonly Pick<Crew, 'id' | 'name'>[]
}

/** What every screen of permissions knows of its surroundings. */
export type PermissionContext = PermissionData & {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: PermissionCommands
  /** Why nothing can be changed now: what is shown are defaults, or the app is looked at as a role. Null when it can. */
  readOnly: string | null
}

/** The role that is selected, with its past. */
export type SelectedRole = {
  role: ManagedRole
  tab: 'details' | 'history'
  onTab: (tab: 'details' | 'history') => void
  history: Pageable<RecordFact>
  asOf: AsOf
  now: Instant
}

/** What of a user is opened outside their list and details: Edit User Roles, and the app as they see it. */
export type LeavingUsers = { onEditRoles: (userId: number) => void; onViewAsUser: (user: ManagedUser) => void }

export type PermissionsScreenProps = PermissionContext &
  LeavingUsers &
  ListAddress<UserFilter, UserColumn> & {
    tab: PermissionTab
    onTab: (tab: PermissionTab) => void
    /** Something is loaded, or sent. */
    busy: boolean
    /** What failed last, said in a box of its own until it is dismissed (PERM-12, PERM-34). */
    problem: Problem | null
    /** The id in the address, and the role it refers to once that is known. */
    roleId: number | null
    selected: SelectedRole | null
    onRole: (roleId: number | null) => void
    onUser: (userId: number) => void
    onCreateRole: () => void
    /** Whether someone is being invited, which the address says. */
    isInviting: boolean
    onInviting: (isInviting: boolean) => void
    /** An invitation that was begun before a reload. */
    begunInvitation: FormDraft<InvitationForm> | null
    onBegunInvitation: (begun: FormDraft<InvitationForm> | null) => void
    onEditRole: (roleId: number) => void
    onCopyRole: (roleId: number) => void
    onViewAs: (role: ManagedRole) => void
  }

/** A role's form as it is filled in. */
export type RoleForm = Pick<ManagedRole, 'name' | 'description' | 'permissions'>

export type RoleDialogProps = PermissionContext & {
  /** The role to edit; null for a new one. */
  role: FormSubject<ManagedRole>
  /** The role that a new one begins as a copy of; null where it begins empty. */
  copied: ManagedRole | null
  draft: RecordDraft<RoleForm, ManagedRole> | null
  onDraft: (draft: RecordDraft<RoleForm, ManagedRole> | null) => void
  onClose: () => void
}

/** A user with the ids of their roles, as facts and the form have them. */
export type UserOfRoles = ManagedUser & { role_ids: number[] }

export type UserRolesProps = PermissionContext & {
  user: OpenedRecord<UserOfRoles> | { problem: string }
  draft: RecordDraft<RolesForm, UserOfRoles> | null
  onDraft: (draft: RecordDraft<RolesForm, UserOfRoles> | null) => void
  onClose: () => void
}

export type UserDetailsProps = PermissionContext &
  LeavingUsers &
  RecordPageProps<ManagedUser> & {
    /** What failed last: the page's own box is behind the drawer. */
    problem: Problem | null
  }
