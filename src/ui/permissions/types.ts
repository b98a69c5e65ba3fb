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

/** PERM-06. */
export const USER_COLUMNS = ['user', 'roles', 'status', 'last_login'] as const
export type UserColumn = (typeof USER_COLUMNS)[number]

export type UserAction = 'roles' | 'crew' | 'view' | 'reset' | 'deactivate' | 'activate'

export type UserFilter = { status?: 'active' | 'inactive' | undefined }

type HasId = { id: number }

/** The page an emailed link leads to; shown because no mail is sent. */
export type Letter = { to: '/accept-invite' | '/reset-password'; token: string }
export type Sending = Outcome & {
  letter?: Letter | null
  /** True when it replaced an earlier invitation to the same address. */
  replaced?: boolean
}

/** `text` is the specified wording, `detail` the server's message. */
export type Problem = { text: string; detail?: string | undefined; onRetry?: () => void; onDismiss?: () => void }

/** Each resolves when the back end has answered. */
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
  /** Links a user to a crew member or removes the link. */
  linkCrewMember(user: HasId, member: HasId, linked: boolean): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

export type PermissionData = {
  permissions: readonly DescribedPermission[]
  roles: readonly ManagedRole[]
  users: Loadable<readonly ManagedUser[]>
  invitations: readonly ManagedInvitation[]
  /** Empty for people who don't manage users. */
  crew: readonly CrewMember[]
  crews: readonly Pick<Crew, 'id' | 'name'>[]
}

export type PermissionContext = PermissionData & {
  actor: Actor
  /** In the business's time zone. */
  today: Day
  commands: PermissionCommands
  /** Reason why nothing can be changed: defaults are shown, or the app is viewed as a role. Null when editable. */
  readOnly: string | null
}

export type SelectedRole = {
  role: ManagedRole
  tab: 'details' | 'history'
  onTab: (tab: 'details' | 'history') => void
  history: Pageable<RecordFact>
  asOf: AsOf
  now: Instant
}

/** Actions that leave the user list: editing roles and viewing as the user. */
export type LeavingUsers = { onEditRoles: (userId: number) => void; onViewAsUser: (user: ManagedUser) => void }

export type PermissionsScreenProps = PermissionContext &
  LeavingUsers &
  ListAddress<UserFilter, UserColumn> & {
    tab: PermissionTab
    onTab: (tab: PermissionTab) => void
    busy: boolean
    problem: Problem | null
    /** The id from the URL, and the role once loaded. */
    roleId: number | null
    selected: SelectedRole | null
    onRole: (roleId: number | null) => void
    onUser: (userId: number) => void
    onCreateRole: () => void
    isInviting: boolean
    onInviting: (isInviting: boolean) => void
    begunInvitation: FormDraft<InvitationForm> | null
    onBegunInvitation: (begun: FormDraft<InvitationForm> | null) => void
    onEditRole: (roleId: number) => void
    onCopyRole: (roleId: number) => void
    onViewAs: (role: ManagedRole) => void
  }

export type RoleForm = Pick<ManagedRole, 'name' | 'description' | 'permissions'>

export type RoleDialogProps = PermissionContext & {
  role: FormSubject<ManagedRole>
  copied: ManagedRole | null
  draft: RecordDraft<RoleForm, ManagedRole> | null
  onDraft: (draft: RecordDraft<RoleForm, ManagedRole> | null) => void
  onClose: () => void
}

/** A user with role ids, as facts and forms store them. */
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
    /** Shown here because the drawer covers the page's error box. */
    problem: Problem | null
  }
