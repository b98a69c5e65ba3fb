import { chakra } from '@chakra-ui/react'
import { administrationRefusal } from '@/domain/permissions/administration'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { useKeys } from '@/ui/kit/behavior/keys'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import { Spinner } from '@/ui/kit/feedback/spinner'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { AddButton } from '@/ui/kit/records/list/records-page'
import { useTyped } from '@/ui/kit/records/list/use-typed'
import { ErrorBox } from './error-box'
import { PermissionsTab } from './permissions-tab'
import { RolesTab } from './roles-tab'
import { PERMISSION_TABS, type PermissionsScreenProps, type PermissionTab, type Sending } from './types'

const LazyUsersTab = lazyPart({
  name: 'The list of users',
  load: () => import('./users-tab').then(({ UsersTab }) => UsersTab),
})

const LABELS: Record<PermissionTab, string> = { roles: 'Roles', users: 'Users', permissions: 'Permissions' }

type Props = PermissionsScreenProps & { onLetter: (letter: NonNullable<Sending['letter']>) => void }

/** PERM-01 to PERM-12. */
export const PermissionsScreen = (props: Props) => {
  const { tab, onTab, busy, problem, actor, readOnly, permissions, onCreateRole, onInviting } = props
  const [search, setSearch] = useTyped(props.place.search, (text) => props.onPlace({ search: text }))
  const only = administrationRefusal(actor)
  const creations: Partial<Record<PermissionTab, () => void>> = { roles: onCreateRole, users: () => onInviting(true) }
  useKeys({ c: (readOnly ?? only) === null ? creations[tab] : undefined })
  const clear = () => setSearch('')
  const box = (
    <chakra.div display="flex" gap="2" my="3" justifyContent="space-between">
      <SearchBox
        label={`Search ${tab}`}
        hint={`Search ${tab}...`}
        shortHint={`Search ${tab}...`}
        value={search}
        onChange={setSearch}
      />
      {tab === 'roles' && only === null && <AddButton label="Create Role" refusal={readOnly} onAdd={onCreateRole} />}
    </chakra.div>
  )
  const panels: Record<PermissionTab, React.ReactNode> = {
    roles: (
      <>
        {box}
        <RolesTab {...props} search={search} onClear={clear} />
      </>
    ),
    users: (
      <chakra.div mt="3" display="flex" flexDirection="column" minH="max(30rem, calc(100dvh - 11rem))">
        <LazyUsersTab {...props} />
      </chakra.div>
    ),
    permissions: (
      <>
        {box}
        <PermissionsTab permissions={permissions} search={search} onClear={clear} />
      </>
    ),
  }
  return (
    <chakra.div position="relative" flex="1" minW="0" aria-busy={busy}>
      <PageHeader title="Permissions" description="Who can use this account, and what they can do." />
      {problem && (
        <chakra.div mb="3">
          <ErrorBox {...problem} />
        </chakra.div>
      )}
      {only !== null && (
        <chakra.div mb="3">
          <Banner kind="info" detail={only}>
            You can view roles and users, but not change them.
          </Banner>
        </chakra.div>
      )}
      <PageTabs
        label="Permissions"
        value={tab}
        onChange={onTab}
        tabs={PERMISSION_TABS.map((id) => ({ id, label: LABELS[id] }))}
      >
        {panels[tab]}
      </PageTabs>
      {busy && <LoadingOverlay />}
    </chakra.div>
  )
}

/** Covers the page during a request (PERM-12); content stays readable but can't be clicked twice. */
const LoadingOverlay = () => (
  <chakra.div
    role="status"
    position="absolute"
    inset="0"
    zIndex="1"
    display="flex"
    gap="2"
    justifyContent="center"
    pt="10rem"
    bg="color-mix(in srgb, {colors.bg} 60%, transparent)"
  >
    <Spinner />
    Loading...
  </chakra.div>
)
