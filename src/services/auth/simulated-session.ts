import type { User } from '@/domain/account/user'
import { SIMULATED_ACCESS_TOKEN } from '@/domain/demo/demo'
import type { Clock } from '@/domain/time/clock'
import type { StoredSession } from './token-store'

/** In seconds; then the session is renewed. */
export const SIMULATED_LIFETIME = 24 * 3600

/** Delays in ms (AUTH-14). */
const SIMULATED_SIGN_IN = 1_000
export const SIMULATED_REGISTRATION = 1_500

const permission = (name: string, resource: string, action: string) => ({ name, resource, action })

const managed = ['users', 'clients', 'services', 'billing'].flatMap((resource) => [
  permission(`${resource}.manage`, resource, 'manage'),
  permission(`${resource}.view`, resource, 'view'),
])

const settings = [permission('view_reports', 'reports', 'view'), permission('manage_settings', 'settings', 'manage')]

type Named = { email: string; first_name?: string; last_name?: string }

/** The owner used by simulated sign-in, with the documented permissions (PERM-36). */
export const syntheticOwner = ({ email, first_name = 'Demo', last_name = 'Owner' }: Named): User => ({
  id: 1,
  email,
  first_name,
  last_name,
  phone: null,
  user_type: 'business_owner',
  business_id: 1,
  is_active: true,
  is_verified: true,
  last_login: null,
  created_at: null,
  roles: [{ id: 1, name: 'Business Owner', scope: 'business', business_id: 1, permissions: [...managed, ...settings] }],
  crew_member_id: null,
  client_id: null,
  groups: [],
  customer_id: null,
  business_timezone: null,
  date_format: null,
  currency: null,
  deletion_at: null,
  business_deletion_at: null,
  data_collection: false,
})

/** Signs in without a back end: anyone becomes the synthetic owner after a second; registration takes longer (AUTH-14). */
export const simulatedSession = async (
  clock: Clock,
  person: Named,
  takes = SIMULATED_SIGN_IN,
): Promise<StoredSession & { expires_in: number }> => {
  await new Promise<void>((resolve) => clock.setTimeout(resolve, takes))
  return {
    access_token: SIMULATED_ACCESS_TOKEN,
    refresh_token: 'simulated-refresh-token',
    expires_in: SIMULATED_LIFETIME,
    user: syntheticOwner(person),
  }
}
