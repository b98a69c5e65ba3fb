import { chakra } from '@chakra-ui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import { administers, notHeld } from '@/domain/permissions/access'
import type { Actor } from '@/domain/permissions/actor'
import { roleRefusal, SYSTEM_ROLE_NOTE, viewUserRefusal } from '@/domain/permissions/administration'
import { byCategory } from '@/domain/permissions/catalogue-words'
import { isActive, type ManagedRole, type ManagedUser } from '@/domain/permissions/managed'
import { listed } from '@/domain/text/wording'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Menu } from '@/ui/kit/actions/menu'
import { Tabs } from '@/ui/kit/actions/tabs'
import { Badge } from '@/ui/kit/feedback/badge'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { announce, withdrawUndoOf } from '@/ui/kit/records/actions/use-record-actions'
import { RecordAsOf } from '@/ui/kit/records/page/record-as-of'
import { RecordHistory } from '@/ui/kit/records/page/record-history'
import { RecordLine, RecordParts, RecordSection } from '@/ui/kit/records/page/record-section'
import { ROLE_HISTORY } from './role-history'
import type { PermissionContext, PermissionsScreenProps, SelectedRole } from './types'

type Props = PermissionContext &
  SelectedRole &
  Pick<PermissionsScreenProps, 'onRole' | 'onEditRole' | 'onCopyRole' | 'onViewAs' | 'onViewAsUser'>

/** PERM-03 to PERM-05. */
export const RoleDetail = (props: Props) => {
  const { role, tab, onTab } = props
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="flex-start" justifyContent="space-between" mb="3">
        <chakra.div minW="0">
          <chakra.h2 textStyle="title" overflowWrap="anywhere" display="flex" gap="2" alignItems="center">
            {role.name}
            {role.is_system && <Badge tone="info">System</Badge>}
          </chakra.h2>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {role.description}
          </chakra.p>
        </chakra.div>
        <RoleActions {...props} />
      </chakra.div>
      <Tabs
        label="Role"
        value={tab}
        onChange={(id) => onTab(id === 'history' ? 'history' : 'details')}
        tabs={[
          { id: 'details', label: 'Details', panel: <Details {...props} /> },
          { id: 'history', label: 'History', panel: <Past {...props} /> },
        ]}
      />
    </>
  )
}

/** System roles are read-only; a note explains why. */
const RoleActions = (props: Props) => {
  const { role, actor, readOnly, commands, onRole, onEditRole, onCopyRole, onViewAs } = props
  const [isAsking, setAsking] = useState(false)
  const refusal = (action: 'edit' | 'delete') => readOnly ?? roleRefusal(actor, role, action)
  const remove = async () => {
    setAsking(false)
    const outcome = await commands.deleteRole(role)
    if (!outcome.ok) return
    onRole(null)
    announce(`${role.name} deleted`, { undo: outcome.undo, about: `role/${role.id}` })
  }
  return (
    <chakra.div role="group" aria-label="Actions" display="flex" flexWrap="wrap" gap="2">
      <ActionButton
        variant="outline"
        size="sm"
        disabledReason={readOnly ?? viewRefusal(actor, role)}
        onClick={() => onViewAs(role)}
      >
        <Eye size={14} aria-hidden />
        View as this role
      </ActionButton>
      <ViewAsPerson {...props} />
      {administers(actor) && (
        <ActionButton variant="outline" size="sm" disabledReason={readOnly} onClick={() => onCopyRole(role.id)}>
          <Copy size={14} aria-hidden />
          Duplicate
        </ActionButton>
      )}
      {!role.is_system && administers(actor) && (
        <>
          <ActionButton
            variant="outline"
            size="sm"
            disabledReason={refusal('edit')}
            onClick={() => onEditRole(role.id)}
          >
            <Pencil size={14} aria-hidden />
            Edit role
          </ActionButton>
          <ActionButton variant="outline" size="sm" disabledReason={refusal('delete')} onClick={() => setAsking(true)}>
            <Trash2 size={14} aria-hidden />
            Delete role
          </ActionButton>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete this role?"
        object={role.name}
        confirmLabel="Delete role"
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        No one has this role. You can undo this.
      </ConfirmDialog>
    </chakra.div>
  )
}

/** View as a person with this role. Renders nothing when no one has it or the actor may not. */
const ViewAsPerson = ({ role, actor, users, readOnly, onViewAsUser }: Props) => {
  const people =
    users.state === 'ready'
      ? users.value.filter((user) => hasRole(user, role.id) && viewUserRefusal(actor, user) === null)
      : []
  if (people.length === 0) return null
  const menu = people.map((user) => ({
    id: String(user.id),
    label: fullName(user),
    disabledReason: readOnly,
    onSelect: () => onViewAsUser(user),
  }))
  return (
    <Menu
      align="start"
      items={menu}
      trigger={
        <Button variant="outline" size="sm">
          View as a person
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  )
}

type WithRoles = { roles: readonly { id: number }[] }

const hasRole = ({ roles }: WithRoles, roleId: number): boolean => roles.some(({ id }) => id === roleId)

/** Returns null when the actor may view as this role. */
const viewRefusal = (actor: Actor, { permissions }: ManagedRole): string | null =>
  notHeld(actor, permissions).length === 0 ? null : 'This role may do more than you. You can’t view the app as it.'

type Holder = Pick<ManagedUser, 'first_name' | 'last_name' | 'status'> & WithRoles

/** `2: Ann Lee and Bo Cruz`: active users with the role. `None` only once users are loaded. */
export const holdersText = (roleId: number, users: Loadable<readonly Holder[]>): string => {
  if (users.state === 'loading') return 'Loading…'
  if (users.state === 'failed') return 'Could not be loaded'
  const active = users.value.filter((user) => isActive(user) && hasRole(user, roleId))
  return active.length === 0 ? 'None' : `${active.length}: ${listed(active.map(fullName))}`
}

const Details = ({ role, actor, users, permissions }: Props) => (
  <RecordParts>
    {role.is_system && <Banner kind="info">{SYSTEM_ROLE_NOTE}</Banner>}
    <RecordSection title="About">
      <RecordLine label="Created">
        {role.created_at === null ? 'With the business' : calendarDate(Date.parse(role.created_at), actor.time_zone)}
      </RecordLine>
      <RecordLine label="Active users">{holdersText(role.id, users)}</RecordLine>
    </RecordSection>
    <RecordSection title={`Permissions (${role.permissions.length})`}>
      {byCategory(permissions.filter(({ id }) => role.permissions.includes(id))).map(([category, members]) => (
        <RecordLine key={category} label={`${category} (${members.length})`}>
          {members.map(({ name }) => name).join(', ')}
        </RecordLine>
      ))}
    </RecordSection>
  </RecordParts>
)

const Past = ({ role, actor, commands, history, asOf, now }: Props) => {
  const shared = { words: ROLE_HISTORY, now, timeZone: actor.time_zone }
  if (asOf.source) return <RecordAsOf noun="role" source={asOf.source} onBack={() => asOf.onGo(null)} {...shared} />
  return (
    <RecordHistory
      noun="role"
      {...shared}
      history={history}
      asOf={asOf}
      onUndo={async (positions) => {
        const outcome = await commands.undo(positions)
        if (outcome.ok) withdrawUndoOf({ noun: ['role', 'roles'] }, role.id)
        return outcome
      }}
    />
  )
}
