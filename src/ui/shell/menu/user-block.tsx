import { chakra } from '@chakra-ui/react'
import LogOut from 'lucide-react/icons/log-out'
import { fullName, type User, type UserType } from '@/domain/account/user'
import { Avatar } from '@/ui/kit/layout/avatar'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { PreferencesMenu } from './preferences-menu'
import { RailButton } from './rail-button'

const TITLES: Record<UserType, string> = {
  system_admin: 'System admin',
  business_owner: 'Business owner',
  business_manager: 'Manager',
  business_employee: 'Employee',
  property_owner: 'Property owner',
}

/** Display name of the user, by default the email, and role names. */
const personOf = (user: Pick<User, 'first_name' | 'last_name' | 'email' | 'user_type' | 'roles'>) => ({
  name: fullName(user) || user.email,
  title: user.roles.map(({ name }) => name).join(', ') || TITLES[user.user_type],
})

type Props = { user: User; collapsed?: boolean; onSignOut: () => void; onShortcuts: () => void }

/** Signed-in user, preferences and Sign out (AUTH-21). */
export const UserBlock = ({ user, collapsed = false, onSignOut, onShortcuts }: Props) => {
  const { name, title } = personOf(user)
  return (
    <chakra.div
      display="flex"
      flexDirection={collapsed ? 'column' : 'row'}
      alignItems="center"
      gap="1.5"
      px="2.5"
      py="3"
      borderTop="1px solid var(--nav-border)"
    >
      <Avatar name={name} />
      {!collapsed && (
        <chakra.div flex="1" minW="0">
          <chakra.p textStyle="small" color="var(--nav-strong)" fontWeight="medium" truncate title={user.email}>
            {name}
          </chakra.p>
          <chakra.p textStyle="caption" color="var(--nav-muted)" truncate title={title}>
            {title}
          </chakra.p>
        </chakra.div>
      )}
      <PreferencesMenu onShortcuts={onShortcuts} />
      <Tooltip content="Sign out">
        <RailButton type="button" aria-label="Sign out" onClick={onSignOut}>
          <LogOut size={16} aria-hidden />
        </RailButton>
      </Tooltip>
    </chakra.div>
  )
}
