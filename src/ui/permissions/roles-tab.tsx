import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { BUILT_IN_ROLES } from '@/domain/permissions/built-in'
import type { ManagedRole } from '@/domain/permissions/managed'
import { searchBy } from '@/domain/text/search'
import { counted } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import type { PermissionsScreenProps } from './types'

const LazyRoleDetail = lazyPart({
  name: 'The role',
  load: () => import('./role-detail').then(({ RoleDetail }) => RoleDetail),
})

const found = searchBy(({ name, description }: ManagedRole) => [name, description])

/** A list of roles with the selected one beside it (PERM-02, PERM-03); phones show one at a time. */
export const RolesTab = (props: PermissionsScreenProps & { search: string; onClear: () => void }) => {
  const { roles, roleId, selected, search, onClear, onRole } = props
  const shown = useMemo(() => roles.filter(found(search)), [roles, search])
  const isOpen = roleId !== null
  // Built-in roles shown as a fallback have no user counts.
  const isCounted = roles !== BUILT_IN_ROLES
  return (
    <chakra.div
      display="grid"
      columnGap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
    >
      <chakra.p
        role="status"
        display={{ base: isOpen ? 'none' : 'block', lg: 'block' }}
        gridColumn="1 / -1"
        textStyle="small"
        color="fg.muted"
        minH="1lh"
        mb="2"
      >
        {roles.length > 0 && `${roles.length} roles configured`}
      </chakra.p>
      <chakra.section aria-label="Roles" display={{ base: isOpen ? 'none' : 'block', lg: 'block' }} minW="0">
        {roles.length === 0 ? (
          <SkeletonRows count={6} label="Loading roles…" />
        ) : shown.length === 0 ? (
          <EmptyState
            kind="no-match"
            title="No role found matching your criteria."
            action={
              <Button variant="outline" onClick={onClear}>
                Clear search
              </Button>
            }
          />
        ) : (
          <chakra.ul listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
            {shown.map((role) => (
              <li key={role.id}>
                <RoleEntry
                  role={role}
                  isCounted={isCounted}
                  isSelected={role.id === roleId}
                  onSelect={() => onRole(role.id)}
                />
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.section>
      <chakra.section
        aria-label="Role details"
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="lg"
        p="4"
        minW="0"
      >
        <chakra.div display={{ base: 'block', lg: 'none' }} mb="2" ms="-2.5">
          <Button variant="ghost" size="sm" onClick={() => onRole(null)}>
            Back to roles
          </Button>
        </chakra.div>
        {selected ? (
          <LazyRoleDetail key={selected.role.id} {...props} {...selected} />
        ) : isOpen && roles.length > 0 ? (
          <EmptyState
            kind="no-match"
            title="This role does not exist."
            hint="It may have been deleted, or the link is wrong."
          />
        ) : (
          <EmptyState kind="nothing-yet" title="Select a role to view details and permissions" />
        )}
      </chakra.section>
    </chakra.div>
  )
}

/** `12 permissions · 1 user` */
const countsText = ({ permissions, user_count }: ManagedRole, isCounted: boolean): string =>
  [counted(permissions.length, 'permission'), ...(isCounted ? [counted(user_count, 'user')] : [])].join(' · ')

type EntryProps = { role: ManagedRole; isCounted: boolean; isSelected: boolean; onSelect: () => void }

const RoleEntry = ({ role, isCounted, isSelected, onSelect }: EntryProps) => (
  <chakra.button
    type="button"
    aria-pressed={isSelected}
    onClick={onSelect}
    display="block"
    width="100%"
    textAlign="start"
    px="4"
    py="3"
    borderBottomWidth="1px"
    cursor="pointer"
    bg={isSelected ? 'accent.subtle' : 'transparent'}
    _hover={isSelected ? {} : { bg: 'bg.muted' }}
  >
    <chakra.span display="flex" gap="2" alignItems="center" fontWeight="medium" overflowWrap="anywhere">
      {role.name}
      {role.is_system && <Badge tone="info">System</Badge>}
    </chakra.span>
    <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {role.description}
    </chakra.span>
    <chakra.span display="block" textStyle="caption" color="fg.muted" mt="1">
      {countsText(role, isCounted)}
    </chakra.span>
  </chakra.button>
)
