import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { administers } from '@/domain/permissions/access'
import { NO_BUSINESS } from '@/domain/permissions/administration'
import { BUILT_IN_ROLES } from '@/domain/permissions/built-in'
import { DESCRIBED_PERMISSIONS } from '@/domain/permissions/catalogue-words'
import { invitationFormSchema } from '@/domain/permissions/invitation-form'
import type { ManagedRole, ManagedUser } from '@/domain/permissions/managed'
import type { Role } from '@/domain/permissions/role'
import { permissionFrom } from '@/domain/permissions/system-roles'
import { toViewedRole, type ViewedPerson, viewingRefusal } from '@/domain/permissions/viewed-role'
import { failureFrom, toFailure } from '@/domain/record/failure'
import { dayAt } from '@/domain/time/calendar'
import { crewsQuery, wholeCrewQuery } from '@/services/crew/queries'
import { invitationsQuery, permissionsQuery, rolesQuery, usersQuery } from '@/services/permissions/queries'
import { PermissionsScreen } from '@/ui/permissions/permissions-screen'
import type { Letter } from '@/ui/permissions/types'
import { addressOf, stripDefaults } from '../-address/later-address'
import { useSearchPatch } from '../-address/use-search-patch'
import { useViewAs } from '../-dashboard/use-viewing'
import { askAgain, loadable, type RefetchableQuery } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { RoleFormContainer } from '../-permissions/role-form-container'
import { type PermissionsSearch, permissionsUrl } from '../-permissions/search'
import { usePermissionCommands } from '../-permissions/use-permission-commands'
import { useSelectedRole } from '../-permissions/use-selected-role'
import { UserDetailsContainer } from '../-permissions/user-details-container'
import { UserRolesContainer } from '../-permissions/user-roles-container'
import { formOpenedBy, openedBy } from '../-records/opened'
import { useFormDraft } from '../-records/use-form-draft'
import { useOverDrawer } from '../-records/use-over-drawer'
import { useViews } from '../-records/use-views'
import { guard } from '../-session/guard'
import { guarded } from '../-session/guarded'
import { useWorkspace } from '../-session/workspace'

/** PERM-01 */
export const Route = createFileRoute('/dashboard/permissions')({
  validateSearch: addressOf('permissions'),
  search: { middlewares: [stripDefaults('permissions')] },
  beforeLoad: guard('permissions'),
  component: guarded(PermissionsPage),
})

const NONE: readonly never[] = []
const NOT_LOADED = 'Failed to load data'
const FORBIDDEN = 403

const fullRole = (role: ManagedRole): Role => ({ ...role, permissions: role.permissions.map(permissionFrom) })

const viewedPersonOf = (user: ManagedUser, roles: readonly ManagedRole[]): ViewedPerson => {
  const { id, first_name, last_name, user_type, crew_member, client_id } = user
  const held = roles.filter((role) => user.roles.some((own) => own.id === role.id)).map(fullRole)
  return { id, first_name, last_name, user_type, roles: held, crew_member_id: crew_member?.id ?? null, client_id }
}

type Read = Pick<UseQueryResult, 'data' | 'isPending'> & RefetchableQuery

/** Data the role may not see has not failed to load, so the rest is shown. */
const hasFailed = ({ data, error }: Read) =>
  data === undefined && error !== null && toFailure(error).status !== FORBIDDEN

/** The page's own tab has the name that an open record's tab would have, so a user's tab is stored separately. */
type OpenUser = { user: number | undefined; tab: 'details' | 'history'; as_of: number | undefined }

const openedIn =
  (patch: (change: Partial<PermissionsSearch>, replace: boolean) => void) =>
  ({ tab, ...change }: Partial<OpenUser>, replace: boolean) =>
    patch({ ...change, ...(tab === undefined ? {} : { part: tab }) }, replace)

function PermissionsPage(): ReactNode {
  const { workspace, actor, user, clock } = useWorkspace()
  const routeSearch = Route.useSearch()
  const { tab, part, as_of, role: roleId, ...search } = routeSearch
  const patch = useSearchPatch<PermissionsSearch>()
  const navigate = useNavigate()
  const viewAs = useViewAs()
  const viewed = workspace.viewed()
  const { commands, problem, isSending } = usePermissionCommands()
  const today = dayAt(useNow(clock), actor.time_zone)
  const [begunInvitation, onBegunInvitation] = useFormDraft({
    form: 'invitation',
    part: 'new',
    shape: invitationFormSchema,
  })

  const hasBusiness = user.business_id !== null
  const permissions = useQuery({ ...permissionsQuery(workspace.http, actor.business_id), enabled: hasBusiness })
  const roles = useQuery({ ...rolesQuery(workspace.http, actor.business_id), enabled: hasBusiness })
  const users = useQuery({ ...usersQuery(workspace.http, actor.business_id), enabled: hasBusiness })
  const invitations = useQuery({ ...invitationsQuery(workspace.http, actor.business_id), enabled: hasBusiness })
  const managing = { enabled: hasBusiness && administers(actor) }
  const { data: crew = NONE } = useQuery({ ...wholeCrewQuery(workspace.http, actor.business_id), ...managing })
  const { data: crews = NONE } = useQuery({ ...crewsQuery(workspace.graphql), ...managing })
  const reads: readonly Read[] = [permissions, roles, users, invitations]
  const isLost = !hasBusiness || reads.some(hasFailed)
  const lost = hasBusiness ? NOT_LOADED : NO_BUSINESS
  const retry = () => void Promise.all(reads.map(askAgain))

  const data = isLost
    ? {
        permissions: DESCRIBED_PERMISSIONS,
        roles: BUILT_IN_ROLES,
        // The list failed to load; an empty one could be mistaken for no users.
        users: { state: 'failed', failure: failureFrom({ transport: lost }), retry } as const,
        invitations: NONE,
      }
    : {
        permissions: permissions.data ?? DESCRIBED_PERMISSIONS,
        roles: roles.data ?? NONE,
        // Invitations render above the users, so users wait for them.
        users: invitations.isPending ? ({ state: 'loading' } as const) : loadable(users),
        invitations: invitations.data ?? NONE,
      }
  const views = useViews('permissions', permissionsUrl, routeSearch, patch)
  const { record, onOpen } = openedBy('user', { user: search.user, tab: part, as_of }, openedIn(patch))
  const { mayOpen, onUp } = useOverDrawer(record)
  const { form, onEdit, onCreate } = formOpenedBy(search, patch)
  const context = {
    ...data,
    crew,
    crews,
    actor,
    today,
    commands,
    readOnly: isLost ? lost : viewed && viewingRefusal(viewed),
  }
  const viewAsUser = (user: ManagedUser) => void viewAs({ person: viewedPersonOf(user, data.roles) })
  const onLetter = ({ to, token }: Letter) => void navigate({ to, search: { token } })
  return (
    <>
      <PermissionsScreen
        {...context}
        {...views}
        place={search}
        onPlace={patch}
        tab={tab}
        onTab={(next) => patch({ tab: next, search: '', user: undefined, as_of: undefined }, false)}
        busy={isSending || (!isLost && reads.some(({ isPending }) => isPending))}
        problem={isLost ? { text: lost, ...(hasBusiness ? { onRetry: retry } : {}) } : problem}
        roleId={roleId ?? null}
        selected={useSelectedRole(data.roles, { role: roleId, part, as_of }, patch)}
        onRole={(role) => patch({ role: role ?? undefined, part: 'details', as_of: undefined }, false)}
        onUser={(id) => onOpen(id)}
        onCreateRole={onCreate}
        isInviting={tab === 'users' && search.create}
        onInviting={(create) => patch({ create }, false)}
        begunInvitation={begunInvitation}
        onBegunInvitation={onBegunInvitation}
        onEditRole={onEdit}
        onEditRoles={onEdit}
        onCopyRole={(id) => patch({ create: true, copy_of: id }, false)}
        onViewAs={(role) => void viewAs(toViewedRole(fullRole(role)))}
        onViewAsUser={viewAsUser}
        onLetter={onLetter}
      />
      {record && tab === 'users' && (
        <UserDetailsContainer
          key={`user ${record.id}`}
          {...context}
          {...record}
          onViewAsUser={viewAsUser}
          list={users}
          problem={problem}
          onUp={onUp}
          now={clock.now()}
          onLetter={onLetter}
          onEditRoles={onEdit}
        />
      )}
      {search.edit !== undefined && tab === 'users' && mayOpen && (
        <UserRolesContainer
          key={`roles ${search.edit}`}
          {...context}
          id={search.edit}
          list={users}
          onClose={() => patch({ edit: undefined }, false)}
        />
      )}
      {form && tab !== 'users' && (
        <RoleFormContainer
          key={`form ${form.id ?? 'new'}`}
          {...context}
          {...form}
          copyOf={routeSearch.copy_of}
          list={roles}
          onClose={() => patch({ create: false, edit: undefined, copy_of: undefined }, false)}
        />
      )}
    </>
  )
}
