import { fullName, type User, type UserType } from '@/domain/user'

const TITLES: Record<UserType, string> = {
  system_admin: 'System admin',
  business_owner: 'Business owner',
  business_manager: 'Office manager',
  business_employee: 'Field technician',
  property_owner: 'Property owner',
}

/** How the shell names who is signed in; the email stands in for somebody without a name. */
export const personOf = (user: Pick<User, 'first_name' | 'last_name' | 'email' | 'user_type'>) => ({
  name: fullName(user) || user.email,
  title: TITLES[user.user_type],
})
